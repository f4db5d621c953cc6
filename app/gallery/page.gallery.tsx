/** Every component in each state, at both widths. In development alone: see pageExtensions in next.config.ts. */
export default function GalleryPage() {
  return (
    <main id="main" className="flex w-max items-start gap-6 bg-milk p-6">
      {[390, 1440].map((width) => (
        <iframe
          key={width}
          title={`${width} px`}
          src="/gallery/states"
          width={width}
          className="shrink-0 bg-paper"
          style={{ height: "95vh" }}
        />
      ))}
    </main>
  );
}
