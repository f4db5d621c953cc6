import sharp from "sharp";
import { cardSize } from "../components/seo/cards";
import { theme } from "../content/theme";

/* px that stay free around the words of a card, in the square that a chat may crop it to. */
const margin = 20;
/* px of the bar that closes the words, and of the lines at the square's sides. */
const [bar, line] = [16, 4];

/**
 * What is wrong with a social card: another size than links are previewed at, a ground that a dark
 * chat shines through, or words too near to where it is cropped (the square in its middle, and
 * 1.91:1). None when all is well.
 */
export async function cardFaults(file: string): Promise<string[]> {
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  if (width !== cardSize.width || height !== cardSize.height) return [`is ${width} x ${height}`];
  const faults: string[] = [];
  const opaque = Array.from({ length: width * height }, (_, at) => data[at * 4 + 3] === 255);
  if (opaque.includes(false)) faults.push("is transparent");

  const is = (colour: string) => {
    const channels = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
    return (x: number, y: number) =>
      channels.every((channel, index) => data[(y * width + x) * 4 + index] === channel);
  };
  const [isInk, isPaper] = [is(theme.ink), is(theme.paper)];
  const [left, right] = [(width - height) / 2 + line, (width + height) / 2 - line];
  const columns = Array.from({ length: right - left }, (_, index) => left + index);
  const rows = Array.from({ length: height }, (_, y) => y);
  const sides = [...columns.slice(0, margin), ...columns.slice(-margin)];
  if (!rows.every((y) => sides.every((x) => isPaper(x, y))))
    faults.push("has words at the sides of the square");
  const ends = [...rows.slice(0, margin), ...rows.slice(-margin)];
  if (!ends.every((y) => columns.every((x) => isPaper(x, y))))
    faults.push("has words at its upper or lower edge");

  // What is too long for the column pushes the bar below it out of the picture, or thins it.
  const words = columns.slice(2 * margin, -2 * margin);
  const barRows = rows.filter((y) => words.every((x) => isInk(x, y)));
  if (barRows.length !== bar) faults.push(`has a bar of ${barRows.length} px`);
  const above = rows.slice(margin, (barRows[0] ?? height) - margin);
  if (!above.some((y) => words.some((x) => isInk(x, y)))) faults.push("has no words");
  return faults;
}
