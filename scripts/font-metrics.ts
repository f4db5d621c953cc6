/** What a stand-in for a face is matched by, as shares of its size. */
export interface FontMetrics {
  /** How wide the text is that was asked about. */
  width: number;
  ascent: number;
  descent: number;
}

/** Reads the metrics of a TrueType file, and how wide it sets `text`. https://learn.microsoft.com/typography/opentype/spec/ */
export function fontMetrics(file: Buffer, text: string): FontMetrics {
  const unitsPerEm = table(file, "head").readUInt16BE(18);
  const header = table(file, "hhea");
  const advances = table(file, "hmtx");
  const glyphOf = characterMap(table(file, "cmap"));
  /* The last advance counts for all glyphs after it. */
  const last = header.readUInt16BE(34) - 1;
  const advance = (letter: string) =>
    advances.readUInt16BE(4 * Math.min(glyphOf(letter.charCodeAt(0)), last));
  const width = [...text].reduce((sum, letter) => sum + advance(letter), 0);
  return {
    width: width / unitsPerEm,
    ascent: header.readInt16BE(4) / unitsPerEm,
    descent: -header.readInt16BE(6) / unitsPerEm,
  };
}

function table(file: Buffer, tag: string): Buffer {
  for (let record = 12; record < 12 + 16 * file.readUInt16BE(4); record += 16)
    if (file.toString("latin1", record, record + 4) === tag)
      return file.subarray(file.readUInt32BE(record + 8));
  throw new Error(`The font has no table "${tag}"`);
}

/** The glyph of a character, by the table's segments (format 4). */
function characterMap(cmap: Buffer) {
  const map = subtables(cmap).find((subtable) => subtable.readUInt16BE(0) === 4);
  if (!map) throw new Error("The font maps its characters in an unknown way");
  const length = map.readUInt16BE(6);
  const [ends, starts, deltas, ranges] = [14, 16 + length, 16 + 2 * length, 16 + 3 * length];
  return (character: number) => {
    let at = 0;
    while (map.readUInt16BE(ends + at) < character) at += 2;
    const start = map.readUInt16BE(starts + at);
    if (character < start) return 0;
    const range = map.readUInt16BE(ranges + at);
    const base =
      range === 0 ? character : map.readUInt16BE(ranges + at + range + 2 * (character - start));
    return (base + map.readUInt16BE(deltas + at)) & 0xffff;
  };
}

function subtables(cmap: Buffer) {
  return Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(8 + 8 * index)),
  );
}
