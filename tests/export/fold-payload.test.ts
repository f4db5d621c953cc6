import { load } from "cheerio";
import { foldPayload } from "@/scripts/fold-payload";

const words = "The back of the packet, read out to you before you have found your glasses. ".repeat(
  3,
);

/** A page as Next writes it: `inside` its body, `rows` its payload. */
const page = (inside: string, rows: string[]) =>
  `<!DOCTYPE html><html><body>${inside}<script>self.__next_f.push([1,${JSON.stringify(
    rows.join(""),
  )}])</script></body></html>`;

const row = (id: string, value: unknown) => `${id}:${JSON.stringify(value)}\n`;

/** Runs the page's script as a browser does, and gives what React is handed, by row. */
function handed(html: string) {
  const $ = load(html);
  const still = $("[data-still]").toArray();
  const document = {
    querySelectorAll: () => still.map((node) => ({ innerHTML: $(node).html() })),
  };
  const pushed: [number, string][] = [];
  const run = new Function("self", "document", $("script").last().text());
  run({ __next_f: pushed }, document);
  const rows = pushed.map(([, text]) => text).join("");
  return new Map(
    rows
      .split("\n")
      .filter((text) => text.includes(":"))
      .map((text): [string, string] => [
        text.slice(0, text.indexOf(":")),
        text.slice(text.indexOf(":") + 1),
      ]),
  );
}

describe("folding a payload", () => {
  const still = ["$", "p", null, { className: "lead", children: words }];

  it("takes a still element's inside from the page", () => {
    const html = foldPayload(
      page(`<div><p class="lead">${words}</p></div>`, [
        row("0", ["$", "div", null, { children: [still, ["$", "$L1", null, {}]] }]),
        '1:I[1,[],"Button"]\n',
      ]),
    );
    expect(html.split(words)).toHaveLength(2);
    const rows = handed(html);
    expect(rows.get("1")).toBe('I[1,[],"Button"]');
    const [, , , { children }] = JSON.parse(rows.get("0") ?? "");
    expect(children[0][3]).toEqual({
      className: "lead",
      dangerouslySetInnerHTML: { __html: words },
    });
    expect(children[1]).toEqual(["$", "$L1", null, {}]);
  });

  it("keeps markup and characters that mean something to HTML, JSON or React", () => {
    const tricky = `$9 & "under" \\ <b>it</b> ${words}`;
    const html = foldPayload(
      page(`<p>$9 &amp; "under" \\ <b>it</b> ${words}</p>`, [
        row("0", [
          "$",
          "p",
          null,
          { children: ['$$9 & "under" \\ ', ["$", "b", null, { children: "it" }], ` ${words}`] },
        ]),
      ]),
    );
    const [, , , props] = JSON.parse(handed(html).get("0") ?? "");
    // What begins with a dollar is told from a reference by a second one.
    expect(props.dangerouslySetInnerHTML.__html).toBe(`$${tricky.replace("&", "&amp;")}`);
  });

  it("follows references, and drops the rows that nothing needs any more", () => {
    const html = foldPayload(
      page(`<main><p class="lead">${words}</p></main>`, [
        row("0", ["$", "main", null, { children: "$L2" }]),
        row("2", still),
      ]),
    );
    expect([...handed(html).keys()]).toEqual(["0"]);
  });

  it("writes out what is told as a path into something that may be folded", () => {
    const html = foldPayload(
      page(`<main><p class="lead">${words}</p><i></i></main>`, [
        row("0", [
          "$",
          "main",
          null,
          {
            children: [still, ["$", "$L1", null, { copy: "$0:props:children:0:props:className" }]],
          },
        ]),
        '1:I[1,[],"Copy"]\n',
      ]),
    );
    expect(handed(html).get("0")).toContain('"copy":"lead"');
  });

  it("leaves alone what looks alike in the page but is not", () => {
    const link = (href: string) => `<a href="${href}"><b>${words}</b></a>`;
    const html = page(`<main><div>${link("/a")}</div><div>${link("/b")}</div></main>`, [
      row("0", [
        "$",
        "main",
        null,
        {
          children: ["/a", "/b"].map((href) => [
            "$",
            "div",
            null,
            {
              children: ["$", "a", null, { href, children: ["$", "b", null, { children: words }] }],
            },
          ]),
        },
      ]),
    ]);
    const text = handed(foldPayload(html)).get("0") ?? "";
    const whole = JSON.parse(text);
    const inside = whole[3].dangerouslySetInnerHTML?.__html ?? "";
    expect(inside).toContain('href="/a"');
    expect(inside).toContain('href="/b"');
  });

  it.each([
    ["no payload", "<!DOCTYPE html><html><body></body></html>"],
    ["no root", page("", [row("4", "x")])],
    ["a row without an end", page("", ["0:null\n", "1"])],
    [
      "a path that leads nowhere",
      page("", [row("0", ["$", "i", null, { children: "$0:props:no" }])]),
    ],
  ])("stops at %s", (_, html) => {
    expect(() => foldPayload(html)).toThrow(/^the payload/);
  });
});
