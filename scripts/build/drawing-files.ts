import { filesIn } from "./files";

/* Folders of art/ with pictures that `npm run pictures` renders, or that the build writes into the page. */
const otherFolders = ["photos", "portraits", "products", "screens"];

/** Returns the drawings in the folders of art/ that the build copies to `assets/art` in public/, like "mascot/waving.svg". */
export function publicDrawings(): string[] {
  return filesIn("art").filter((file) => {
    const [folder, name] = file.split("/");
    return name !== undefined && file.endsWith(".svg") && !otherFolders.includes(String(folder));
  });
}
