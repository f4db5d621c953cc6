import { renderToStaticMarkup } from "react-dom/server";
import RootLayout from "@/app/layout";
import { scripts } from "@/content/scripts";
import { store } from "@/content/store";

const html = () => renderToStaticMarkup(<RootLayout>words</RootLayout>);

afterEach(() => jest.restoreAllMocks());

describe("what every page carries where its owner wants it", () => {
  it("is the provider's script unless visits are not attributed", () => {
    jest.replaceProperty(store, "consent", "ask");
    expect(html()).toContain(store.smartScript);
    jest.replaceProperty(store, "consent", "off");
    expect(html()).not.toContain(store.smartScript);
  });

  it("is her consent tool where visitors are asked, and nowhere else", () => {
    const consent = { scripts: [{ src: "/consent/tool.js", attributes: { "data-lang": "en" } }] };
    jest.replaceProperty(scripts, "consent", consent);
    jest.replaceProperty(store, "consent", "not-needed");
    expect(html()).not.toContain("/consent/tool.js");
    jest.replaceProperty(store, "consent", "ask");
    expect(html()).toMatch(/<script defer="" src="\/consent\/tool\.js" data-lang="en">/);
  });

  it("is Apple's banner for the app of the store link, or none", () => {
    // Read as the module is loaded, so from a module of its own each time.
    const banner = (smartAppBanner: boolean) => {
      let found: typeof import("@/app/layout") | undefined;
      jest.isolateModules(() => {
        const link = "https://apps.apple.com/us/app/name/id1234567890";
        jest.doMock("@/content/store", () => ({ store: { ...store, link, smartAppBanner } }));
        found = require("@/app/layout");
      });
      return found?.metadata.itunes;
    };
    expect(banner(true)).toEqual({ appId: "1234567890" });
    expect(banner(false)).toBeUndefined();
  });
});
