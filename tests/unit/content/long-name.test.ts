import { brand } from "@/content/brand";

describe("a name of 24 letters", () => {
  it("fits everywhere that content says it", () => {
    jest.isolateModules(() => {
      jest.doMock("@/content/brand", () => ({ brand: { ...brand, name: "M".repeat(24) } }));
      const { checkContent } = require("@/scripts/content/check");
      expect(checkContent()).toEqual([]);
    });
  });
});
