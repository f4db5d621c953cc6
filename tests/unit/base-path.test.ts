afterEach(() => jest.restoreAllMocks());

it.each([
  ["/site", "/assets/logo.svg", "/site/assets/logo.svg"],
  ["/site", "/", "/site/"],
  ["/site", "/#faq", "/site/#faq"],
  ["/site", "https://example.com/a", "https://example.com/a"],
  ["/site", "data:image/svg+xml,a", "data:image/svg+xml,a"],
  ["/site", "#main", "#main"],
  [undefined, "/assets/logo.svg", "/assets/logo.svg"],
])("below %s, %s becomes %s", (BASE_PATH, address, expected) => {
  jest.replaceProperty(process, "env", { ...process.env, BASE_PATH });
  jest.isolateModules(() => {
    expect(require("@/lib/site/base-path").withBasePath(address)).toBe(expected);
  });
});
