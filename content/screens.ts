import type { Photo } from "./schema";

/*
 * The screens of the app. Each is a file in art/screens: a screenshot of an iPhone, or a drawing in HTML. `npm run pictures`
 * renders it in all sizes.
 */

export const cameraScreen: Photo = {
  src: "art/screens/camera.html",
  alt: "App screen: the camera over the back of a bag of fruit gummies, with E 120, E 901, and E 904 highlighted and the words “3 come from insects”",
  sample: true,
};

export const breakdownScreen: Photo = {
  src: "art/screens/breakdown.html",
  alt: "App screen: a shampoo’s 12 ingredients sorted by flag. Almond oil, on the label as Prunus Amygdalus Dulcis Oil, is your allergen; others are worth a look, not sure, or explained",
  sample: true,
};

export const ingredientScreen: Photo = {
  src: "art/screens/ingredient.html",
  alt: "App screen: almond oil, on the label as Prunus Amygdalus Dulcis Oil, is your allergen; its purpose, FDA and EU status, origin, and a safety note",
  sample: true,
};
