import { readFile } from "node:fs/promises";
import { ImageResponse } from "next/og";
import { brand } from "@/content/brand";
import { labels } from "@/content/labels";
import { pageList, pages } from "@/content/pages";
import type { LabelProduct } from "@/content/schema";
import { theme } from "@/content/theme";
import { cardFile, cardSize, cardText, cardWords, headingSize } from "@/lib/social-cards";

export const dynamic = "force-static";
export const dynamicParams = false;

export function generateStaticParams() {
  return pageList.map(({ path }) => ({ card: cardFile(path) }));
}

/* In px: the lines of a label, and the one that is highlighted. */
const labelLines = [172, 200, 148, 188, 120, 196, 164, 204, 136, 180, 92];
const foundLine = 4;
const side = (cardSize.width - cardSize.height) / 2;

/** A page's social card: a PNG file with a .png name, made by the build from the page's own heading. */
export async function GET(_: Request, { params }: { params: Promise<{ card: string }> }) {
  const { card } = await params;
  const page = pageList.find(({ path }) => cardFile(path) === card);
  if (!page) throw new Error(`There is no social card ${card}`);
  const [font, mascot] = await Promise.all([
    readFile("app/generated/card.ttf"),
    readFile(`public${page.card.src}`, "base64"),
  ]);
  const options = {
    ...cardSize,
    fonts: [{ name: "Display", data: font, weight: 800 as const }],
  };
  if (page.path === pages.home.path && labels[0].puzzle)
    return new ImageResponse(<PuzzleCard product={labels[0]} mascot={mascot} />, options);
  const words = cardWords(page.heading);
  const panel = {
    display: "flex",
    flexDirection: "column",
    justifyContent: "center",
    alignItems: "center",
    width: side,
    height: "100%",
    background: theme.milk,
  } as const;
  return new ImageResponse(
    <div
      style={{
        display: "flex",
        width: "100%",
        height: "100%",
        background: theme.paper,
        color: theme.ink,
        fontFamily: "Display",
      }}
    >
      <div style={{ ...panel, alignItems: "flex-start", paddingLeft: 36, gap: 24 }}>
        {labelLines.map((width, index) => (
          <div
            key={width}
            style={{
              display: "flex",
              padding: "10px 12px",
              margin: "-10px 0",
              background: index === foundLine ? theme.citron : "transparent",
            }}
          >
            <div
              style={{
                width,
                height: 14,
                background: index === foundLine ? theme.ink : theme.rule,
              }}
            />
          </div>
        ))}
      </div>
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          justifyContent: "space-between",
          width: cardSize.height,
          padding: `52px ${(cardSize.height - cardText.width) / 2}px`,
          borderLeft: `4px solid ${theme.ink}`,
          borderRight: `4px solid ${theme.ink}`,
        }}
      >
        <div style={{ display: "flex", fontSize: 38 }}>{brand.name}</div>
        <div
          style={{
            display: "flex",
            flexWrap: "wrap",
            fontSize: headingSize(words.map(({ word }) => word)),
            lineHeight: 1,
            letterSpacing: "-0.03em",
          }}
        >
          {words.map(({ word, isMarked }, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: words repeat and never move
              key={index}
              style={{
                padding: isMarked ? "0.02em 0.13em 0.08em" : "0.02em 0.22em 0.08em 0",
                background: isMarked ? theme.citron : "transparent",
              }}
            >
              {word}
            </span>
          ))}
        </div>
        <div style={{ display: "flex", height: 16, background: theme.ink }} />
      </div>
      <div style={panel}>
        {/* biome-ignore lint/a11y/useAltText: the renderer draws a picture of it, which the page describes */}
        <img src={`data:image/svg+xml;base64,${mascot}`} width={248} height={248} />
      </div>
    </div>,
    options,
  );
}

/** The landing page's card: the package with its question and list, and the mascot at 300 px. */
function PuzzleCard({ product, mascot }: { product: LabelProduct; mascot: string }) {
  const { brand, tab, puzzle, ingredients } = product;
  const words = ["Ingredients:", ...ingredients.map(({ name }) => name)];
  const line = { display: "flex", alignItems: "center" } as const;
  return (
    <div
      style={{
        display: "flex",
        width: "100%",
        height: "100%",
        background: theme.milk,
        color: theme.ink,
        fontFamily: "Display",
      }}
    >
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          width: 780,
          height: 700,
          margin: "36px 0 0 40px",
          border: `5px solid ${theme.ink}`,
          borderRadius: 6,
          background: theme.petal,
          padding: "0 28px",
        }}
      >
        <div style={{ ...line, justifyContent: "space-between", height: 132 }}>
          <div style={{ display: "flex", fontSize: 96, letterSpacing: "-0.04em" }}>{brand}</div>
          <div style={{ display: "flex", fontSize: 30 }}>{tab}</div>
        </div>
        <div
          style={{
            display: "flex",
            flexDirection: "column",
            border: `4px solid ${theme.ink}`,
            background: theme.paper,
          }}
        >
          <div
            style={{
              ...line,
              padding: "18px 24px",
              background: theme.citron,
              borderBottom: `4px solid ${theme.ink}`,
              fontSize: 44,
              lineHeight: 1.1,
            }}
          >
            {puzzle?.question}
          </div>
          <div
            style={{
              display: "flex",
              flexWrap: "wrap",
              padding: "18px 24px 28px",
              fontSize: 36,
              lineHeight: 1.5,
            }}
          >
            {words.map((word, index) => (
              <span key={word} style={{ marginRight: 12 }}>
                {index === 0 ? word : `${word}${index < words.length - 1 ? "," : "."}`}
              </span>
            ))}
          </div>
        </div>
      </div>
      <div
        style={{
          display: "flex",
          alignItems: "flex-end",
          justifyContent: "center",
          width: 340,
          height: 600,
        }}
      >
        {/* biome-ignore lint/a11y/useAltText: the renderer draws a picture of it, which the page describes */}
        <img src={`data:image/svg+xml;base64,${mascot}`} width={300} height={300} />
      </div>
    </div>
  );
}
