/* A pack is as wide as it is drawn, so that what stands beside it begins at its edge. */
const packs = {
  bottle: 140,
  can: 150,
  carton: 180,
  "dropper-bottle": 148,
  jar: 172,
  sachet: 164,
  tin: 212,
  tube: 144,
};

/** Returns a package of art/packages. */
export const pack = (name: keyof typeof packs) => ({
  src: `/assets/art/packages/${name}.svg`,
  width: packs[name],
  height: 280,
  alt: "",
});

/** Returns a drawing of a feature of the app, from art/features. */
export const feature = (name: string) => ({
  src: `/assets/art/features/${name}.svg`,
  width: 320,
  height: 180,
  alt: "",
});

/** Returns the mascot in a pose of art/mascot. */
export const pose = (name: string, alt = "") => ({
  src: `/assets/art/mascot/${name}.svg`,
  width: 320,
  height: 320,
  alt,
});
