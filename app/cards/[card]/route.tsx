import { readFile } from "node:fs/promises";
import { ImageResponse } from "next/og";
import { brand } from "@/content/brand";
import { pageList, pages } from "@/content/pages";
import { products, puzzleCopy } from "@/content/products";
import type { Page, Product } from "@/content/schema";
import { theme } from "@/content/theme";
import { photoFiles } from "@/lib/pictures/photo-files";
import { motifDrawing } from "@/lib/products/package-drawings";
import { findPage } from "@/lib/site/find-page";
import {
  cardFile,
  cardLine,
  cardSize,
  cardWords,
  headingBox,
  headingSize,
  packageStyles,
  packageWords,
} from "@/lib/site/social-cards";
import { longestWordLength } from "@/lib/text/longest-word";

export const dynamic = "force-static";
export const dynamicParams = false;

/** All pages, and the page of each product, whose puzzle is on its card. */
const cards: { page: Page; product?: Product }[] = [
  ...pageList.map((page) => (page.path === pages.home.path ? { page, product: products[0] } : { page })),
  ...products.map((product) => ({ page: findPage(product), product })),
];

export function generateStaticParams() {
  return cards.map(({ page }) => ({ card: cardFile(page.path) }));
}

/**
 * A page's social card, as a PNG file. `tw` is the renderer's prop for Tailwind's class names. A box
 * with several children must be `flex`.
 */
export async function GET(_: Request, { params }: { params: Promise<{ card: string }> }) {
  const { card } = await params;
  const found = cards.find(({ page }) => cardFile(page.path) === card);
  if (!found) throw new Error(`There is no social card ${card}`);
  const { page, product } = found;
  const font = await readFile("generated/card.ttf");
  const mascot = await dataAddress("image/svg+xml", page.card.src);
  const words = product ? packageWords(product, puzzleCopy) : null;
  const photo = page.card.photo && (await dataAddress("image/png", photoFiles(page.card.photo.src).png));
  return new ImageResponse(
    product && words ? (
      <PuzzleCard page={page} product={product} words={words} mascot={mascot} />
    ) : (
      <HeadingCard page={page} mascot={mascot} photo={photo} />
    ),
    { ...cardSize, fonts: [{ name: "Display", data: font, weight: 800 }] },
  );
}

/** Returns the picture at an address of the site as a data address, because the renderer loads none from public/. */
async function dataAddress(type: string, address: string): Promise<string> {
  return `data:${type};base64,${await readFile(`public${address}`, "base64")}`;
}

/* The lines of a printed label. */
const labelLines =
  "M48 125h172m-172 38h200m-200 38h148m-148 38h188m-188 76h196m-196 38h164m-164 38h204m-204 38h136m-136 38h180m-180 38h92";
/* The width on each side of the central square. */
const side = (cardSize.width - cardSize.height) / 2;

interface HeadingCardProps {
  page: Page;
  mascot: string;
  photo: string | undefined;
}

/**
 * The page's heading in the middle, with its photo or a label to the left and the mascot to the right. The heading stays visible
 * when a chat app crops the card to a square.
 */
function HeadingCard({ page, mascot, photo }: HeadingCardProps) {
  const words = cardWords(page.heading);
  const fontSize = headingSize(words.map(({ word }) => word));
  const { ink, paper, milk, citron, rule } = theme;
  return (
    <div tw="flex w-full h-full" style={{ background: milk, color: ink, fontFamily: "Display" }}>
      {photo ? (
        // biome-ignore lint/a11y/useAltText: the card is a PNG, and the page's metadata has its alt text
        <img src={photo} width={side} height={cardSize.height} style={{ objectFit: "cover" }} />
      ) : (
        <svg aria-hidden="true" width={side} height={cardSize.height} strokeWidth="14">
          {/* Citron is invisible on milk. */}
          <path d="M22 92h262v456H22Z" fill={paper} stroke={ink} strokeWidth="4" />
          <path d={labelLines} stroke={rule} />
          <path d="M36 277h144" stroke={citron} strokeWidth="34" />
          <path d="M48 277h120" stroke={ink} />
        </svg>
      )}
      <div
        tw="flex flex-col justify-between border-[4px] border-t-0 border-b-0"
        style={{
          width: cardSize.height,
          padding: `52px ${(cardSize.height - headingBox.width) / 2}px`,
          borderColor: ink,
          background: paper,
        }}
      >
        <div style={{ fontSize: 38 }}>{brand.name}</div>
        <Words words={words} fontSize={fontSize} />
        <div style={{ fontSize: 38 }}>{cardLine(page)}</div>
      </div>
      {/* biome-ignore lint/a11y/useAltText: the card is a PNG, and the page's metadata has its alt text */}
      <img tw="m-auto" src={mascot} width={248} height={248} />
    </div>
  );
}

interface PuzzleCardProps {
  page: Page;
  product: Product;
  words: NonNullable<ReturnType<typeof packageWords>>;
  mascot: string;
}

/** The color of a package, as in components/puzzle/product-package.module.css. */
const packageColor = { bag: theme.petal, tube: theme.paper, flacon: theme["marigold-tint"] };

/** The card of a puzzle: the package with its question and list, the heading's highlight, and the mascot. */
function PuzzleCard({ page, product, words, mascot }: PuzzleCardProps) {
  const { shape, motif } = product;
  const { brand, question, list } = words;
  const marked = cardWords(page.heading).filter(({ isMarked }) => isMarked);
  const longest = longestWordLength(marked.map(({ word }) => word).join(" "));
  const fontSize = Math.min(92, 230 / marked.length, 640 / longest);
  const color = packageColor[shape];
  const styles = packageStyles(words);
  const { ink, paper, milk } = theme;
  const motifSvg = motifDrawing(motif);
  const motifAddress = `data:image/svg+xml,${encodeURIComponent(motifSvg)}`;
  return (
    <div tw="flex w-full h-full" style={{ background: milk, color: ink, fontFamily: "Display" }}>
      <div tw="flex flex-col mt-3 ml-9" style={{ width: 806 }}>
        {shape === "bag" && (
          <svg aria-hidden="true" width="806" height="24" fill={color} stroke={ink} strokeWidth="5">
            <path d={`M0 24${"l13-20 13 20".repeat(31)}`} />
          </svg>
        )}
        <div
          tw="flex flex-col px-[19px] h-[700px] border-[5px]"
          style={{ borderTopWidth: shape === "bag" ? 0 : 5, borderColor: ink, background: color }}
        >
          <div tw="flex items-center justify-between px-2" style={{ height: 176 }}>
            <div style={{ fontSize: 136, letterSpacing: "-0.04em" }}>{brand}</div>
            {/* biome-ignore lint/a11y/useAltText: the card is a PNG, and the page's metadata has its alt text */}
            <img src={motifAddress} width={272} height={92} />
          </div>
          <div tw="flex flex-col border-[5px]" style={{ borderColor: ink, background: paper }}>
            <div
              tw="flex items-center px-6 pt-4 pb-5 border-b-[5px]"
              style={{ ...styles.question, borderColor: ink, background: ink, color: paper }}
            >
              {question}
            </div>
            <div tw="flex flex-wrap px-6 pt-3 pb-4" style={styles.list}>
              {list.map((word) => (
                <span key={word} tw="mr-3">
                  {word}
                </span>
              ))}
            </div>
          </div>
        </div>
      </div>
      <div tw="flex flex-col pt-9 pl-6" style={{ width: 358 }}>
        <Words words={marked} fontSize={fontSize} />
        <div style={{ width: 316, marginTop: 14, fontSize: 36, lineHeight: 1.15 }}>{cardLine(page)}</div>
        {/* biome-ignore lint/a11y/useAltText: as above */}
        <img tw="absolute bottom-2 left-7" src={mascot} width={300} height={300} />
      </div>
    </div>
  );
}

function Words({ words, ...style }: { words: ReturnType<typeof cardWords>; fontSize: number }) {
  const marked = { padding: "0.02em 0.13em 0.08em", background: theme.citron };
  const plain = { padding: "0.02em 0.22em 0.08em 0" };
  return (
    <div tw="flex flex-wrap" style={{ ...style, lineHeight: 1, letterSpacing: "-0.03em" }}>
      {words.map(({ word, isMarked }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: words repeat and never move
        <span key={index} style={isMarked ? marked : plain}>
          {word}
        </span>
      ))}
    </div>
  );
}
