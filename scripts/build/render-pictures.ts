import { exitWithError } from "../exit-with-error";
import { changedPhotos, makePictures } from "./pictures";

/* `npm run pictures`, after a change of art/ or of the palette. */
if (changedPhotos().length === 0) console.log("All pictures are up to date.");
makePictures().catch((error: Error) => exitWithError(error.message));
