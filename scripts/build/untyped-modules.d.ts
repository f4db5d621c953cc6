declare module "subset-font" {
  export default function subsetFont(font: Buffer, text: string, options: object): Promise<Buffer>;
}

/* ES modules must import the file, and the package has types for the folder only. */
declare module "selenium-webdriver/remote/index.js" {
  export * from "selenium-webdriver/remote";
}
