declare module "subset-font" {
  export default function subsetFont(font: Buffer, text: string, options: object): Promise<Buffer>;
}

/* An ES module must name the file; the package's types know only the folder. */
declare module "selenium-webdriver/remote/index.js" {
  export * from "selenium-webdriver/remote";
}
