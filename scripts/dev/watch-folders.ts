import { readdirSync, watch } from "node:fs";
import path from "node:path";

/**
 * Calls `onChange` with the name of each file that changes in `folders` or in a folder within; gives what ends it. Each
 * folder has a watch of its own: on Linux, Node's recursive one no longer sees a file that was replaced by another of
 * its name, which is how many editors save.
 */
export function watchFolders(folders: string[], onChange: (file: string | null) => void) {
  const within = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  const watches = [...folders, ...within].map((folder) =>
    watch(folder, (_, file) => onChange(file)),
  );
  return () => {
    for (const one of watches) one.close();
  };
}
