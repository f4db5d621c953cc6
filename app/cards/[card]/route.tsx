import { readFile } from "node:fs/promises";
import { ImageResponse } from "next/og";
import { brand } from "@/content/brand";
import { labels } from "@/content/labels";
import { pageList, pages } from "@/content/pages";
import type { LabelProduct, Page } from "@/content/schema";
import { theme } from "@/content/theme";
import { cardFile, cardSize, cardText, cardWords, headingSize } from "@/lib/social-cards";

export const dynamic = "force-static";
export const dynamicParams = false;

export function generateStaticParams() {
  return pageList.map(({ path }) => ({ card: cardFile(path) }));
}

/**
 * A page's social card, as a PNG file. `tw` is the renderer's prop for Tailwind's class names. A box
 * with several children must be `flex`.
 */
export async function GET(_: Request, { params }: { params: Promise<{ card: string }> }) {
  const { card } = await params;
  const page = pageList.find(({ path }) => cardFile(path) === card);
  if (!page) throw new Error(`There is no social card ${card}`);
  const font = await readFile("app/generated/card.ttf");
  const drawing = await readFile(`public${page.card.src}`, "base64");
  const mascot = `data:image/svg+xml;base64,${drawing}`;
  const [product] = labels;
  return new ImageResponse(
    page.path === pages.home.path && product.puzzle ? (
      <PuzzleCard product={product} mascot={mascot} />
    ) : (
      <HeadingCard page={page} mascot={mascot} />
    ),
    { ...cardSize, fonts: [{ name: "Display", data: font, weight: 800 }] },
  );
}

/* The widths of the label's lines in px, and the highlighted line. */
const labelLines = [172, 200, 148, 188, 120, 196, 164, 204, 136, 180, 92];
const foundLine = 4;
/* The width on each side of the central square. */
const side = (cardSize.width - cardSize.height) / 2;

/** The page's heading between a label and the mascot. It stays visible when a chat app crops the card to a square. */
function HeadingCard({ page, mascot }: { page: Page; mascot: string }) {
  const words = cardWords(page.heading);
  const fontSize = headingSize(words.map(({ word }) => word));
  const { ink, paper, milk, citron, rule } = theme;
  return (
    <div tw="flex w-full h-full" style={{ background: milk, color: ink, fontFamily: "Display" }}>
      <div tw="flex flex-col justify-center pl-9" style={{ width: side }}>
        {labelLines.map((width, index) => (
          <div
            key={width}
            tw="flex self-start px-3 py-2.5 my-0.5"
            style={index === foundLine ? { background: citron } : {}}
          >
            <div tw="h-3.5" style={{ width, background: index === foundLine ? ink : rule }} />
          </div>
        ))}
      </div>
      <div
        tw="flex flex-col justify-between"
        style={{
          width: cardSize.height,
          padding: `52px ${(cardSize.height - cardText.width) / 2}px`,
          borderLeft: `4px solid ${ink}`,
          borderRight: `4px solid ${ink}`,
          background: paper,
        }}
      >
        <div style={{ fontSize: 38 }}>{brand.name}</div>
        <div tw="flex flex-wrap" style={{ fontSize, lineHeight: 1, letterSpacing: "-0.03em" }}>
          {words.map(({ word, isMarked }, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: words repeat and never move
              key={index}
              style={
                isMarked
                  ? { padding: "0.02em 0.13em 0.08em", background: citron }
                  : { padding: "0.02em 0.22em 0.08em 0" }
              }
            >
              {word}
            </span>
          ))}
        </div>
        <div tw="h-4" style={{ background: ink }} />
      </div>
      <div tw="flex items-center justify-center" style={{ width: side }}>
        {/* biome-ignore lint/a11y/useAltText: the card is a PNG, and the page's metadata has its alt text */}
        <img src={mascot} width={248} height={248} />
      </div>
    </div>
  );
}

/** The landing page's card: the package with its question and list, and the mascot. */
function PuzzleCard({ product, mascot }: { product: LabelProduct; mascot: string }) {
  const { brand, tab, puzzle, ingredients } = product;
  const lastIndex = ingredients.length - 1;
  const list = ingredients.map(({ name }, index) => name + (index < lastIndex ? "," : "."));
  const { ink, paper, milk, citron, petal } = theme;
  return (
    <div tw="flex w-full h-full" style={{ background: milk, color: ink, fontFamily: "Display" }}>
      <div
        tw="flex flex-col mt-9 ml-10 px-7 border-[5px] rounded-md"
        style={{ width: 780, height: 700, borderColor: ink, background: petal }}
      >
        <div tw="flex items-center justify-between" style={{ height: 132 }}>
          <div style={{ fontSize: 96, letterSpacing: "-0.04em" }}>{brand}</div>
          <div style={{ fontSize: 30 }}>{tab}</div>
        </div>
        <div tw="flex flex-col border-4" style={{ borderColor: ink, background: paper }}>
          <div
            tw="flex items-center px-6 py-[18px] border-b-4"
            style={{ fontSize: 44, lineHeight: 1.1, borderColor: ink, background: citron }}
          >
            {puzzle?.question}
          </div>
          <div tw="flex flex-wrap px-6 pt-[18px] pb-7" style={{ fontSize: 36, lineHeight: 1.5 }}>
            {["Ingredients:", ...list].map((word) => (
              <span key={word} tw="mr-3">
                {word}
              </span>
            ))}
          </div>
        </div>
      </div>
      <div tw="flex items-end justify-center" style={{ width: 340, height: 600 }}>
        {/* biome-ignore lint/a11y/useAltText: the card is a PNG, and the page's metadata has its alt text */}
        <img src={mascot} width={300} height={300} />
      </div>
    </div>
  );
}
