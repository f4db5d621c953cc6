import { readFile } from "node:fs/promises";
import { ImageResponse } from "next/og";
import { cardFile, cardFontSize, cardSize, cardWords } from "@/components/seo/cards";
import { brand } from "@/content/brand";
import { pageList } from "@/content/pages";
import { theme } from "@/content/theme";

export const dynamic = "force-static";
export const dynamicParams = false;

export function generateStaticParams() {
  return pageList.map(({ path }) => ({ card: cardFile(path) }));
}

/** A page's social card: a PNG file with a .png name, made by the build from the page's own heading. */
export async function GET(_: Request, { params }: { params: Promise<{ card: string }> }) {
  const { card } = await params;
  const page = pageList.find(({ path }) => cardFile(path) === card);
  if (!page) throw new Error(`There is no social card ${card}`);
  const [font, mascot] = await Promise.all([
    readFile("app/generated/card.ttf"),
    readFile(`public${page.card.src}`, "base64"),
  ]);
  const words = cardWords(page.heading);
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
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          justifyContent: "space-between",
          width: 780,
          padding: "64px 40px 64px 72px",
        }}
      >
        <div style={{ display: "flex", fontSize: 44 }}>{brand.name}</div>
        <div
          style={{
            display: "flex",
            flexWrap: "wrap",
            fontSize: cardFontSize(words.map(({ word }) => word)),
            lineHeight: 1,
            letterSpacing: "-0.03em",
          }}
        >
          {words.map(({ word, isMarked }, at) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: words repeat and never move
              key={at}
              style={{
                padding: "2px 14px 8px",
                marginLeft: isMarked ? 0 : -14,
                marginBottom: 6,
                background: isMarked ? theme.citron : "transparent",
              }}
            >
              {word}
            </span>
          ))}
        </div>
        <div style={{ display: "flex", height: 16, background: theme.ink }} />
      </div>
      <div
        style={{
          display: "flex",
          alignItems: "center",
          justifyContent: "center",
          width: 420,
          background: theme.milk,
          borderLeft: `4px solid ${theme.ink}`,
        }}
      >
        {/* biome-ignore lint/a11y/useAltText: the renderer draws a picture of it, which the page describes */}
        <img src={`data:image/svg+xml;base64,${mascot}`} width={380} height={380} />
      </div>
    </div>,
    { ...cardSize, fonts: [{ name: "Display", data: font, weight: 800 }] },
  );
}
