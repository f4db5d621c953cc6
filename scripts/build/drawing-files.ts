import { filesIn } from "./files";

/* Folders of art/ with pictures that the build renders in several sizes, or writes into the page. */
const otherFolders = ["photos", "portraits", "products", "screens"];

/** Returns the drawings in the folders of art/ that the build copies to public/assets/art, like "mascot/waving.svg". */
export function publicDrawings(): string[] {
  return filesIn("art").filter((file) => {
    const [folder, name] = file.split("/");
    return name !== undefined && file.endsWith(".svg") && !otherFolders.includes(String(folder));
  });
}
