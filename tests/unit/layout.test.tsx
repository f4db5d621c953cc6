import { pages } from "@/content/pages";
import { site } from "@/content/site";
import { store } from "@/content/store";

/* What the root layout renders for settings that the delivered content does not have. */

afterEach(() => jest.restoreAllMocks());

it("keeps previews out of search engines", () => {
  const preview = { url: "https://preview.example.com", isPreview: true };
  jest.isolateModules(() => {
    jest.doMock("@/lib/site/site-address", () => ({
      addressOf: (path: string) => preview.url + path,
      siteAddress: () => preview,
    }));
    const { robots, alternates } = require("@/lib/site/page-metadata").pageMetadata(pages.aboutUs);
    expect(robots).toEqual({ index: false });
    expect(alternates).toEqual({ canonical: preview.url + pages.aboutUs.path });
  });
});

it.each([
  [true, { appId: "1234567890" }],
  [false, undefined],
])("shows Apple's banner for the app of the store link: %s", (smartAppBanner, banner) => {
  const link = "https://apps.apple.com/us/app/name/id1234567890";
  // The layout reads the store when it is loaded.
  jest.isolateModules(() => {
    jest.doMock("@/content/store", () => ({ store: { ...store, link, smartAppBanner } }));
    expect(require("@/app/layout").metadata.itunes).toEqual(banner);
  });
});

it("shows a bitmap logo below the path of the site", () => {
  const logo = { src: "/assets/logo.png", width: 96, height: 96, alt: "" };
  jest.replaceProperty(process, "env", { ...process.env, BASE_PATH: "/site" });
  jest.isolateModules(() => {
    jest.doMock("@/generated/logo", () => ({ logo: null }));
    jest.doMock("@/content/site", () => ({ site: { ...site, logo } }));
    const { SiteHeader } = require("@/components/layout/site-header");
    const { renderToStaticMarkup } = require("react-dom/server");
    expect(renderToStaticMarkup(<SiteHeader />)).toContain('src="/site/assets/logo.png"');
  });
});
