/**
 * Shows a picture in its next format when the browser cannot show it: some browsers support AVIF but block or lose the file. The
 * delivered page contains all formats.
 */
export function replacePictures(): void {
  window.addEventListener(
    "error",
    ({ target }) => {
      if (!(target instanceof HTMLImageElement)) return;
      const source = target.parentElement?.querySelector<HTMLSourceElement>("source:not([media])");
      // Not removed, because React would miss it.
      source?.setAttribute("media", "not all");
    },
    true,
  );
}
