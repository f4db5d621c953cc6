/*
 * The path of the site's address, such as "/site" for https://user.github.io/site. Empty at the root of a domain.
 * next.config.ts sets it, for the browser too.
 */
const ownBasePath = process.env.BASE_PATH ?? "";

/**
 * Returns the address of a file or page of the site, for elements that Next does not prefix: `<a>`, `<img>`, `<source>`
 * and metadata. Other addresses, such as `https:` and `data:`, stay as they are. Outside Next, `basePath` is required.
 */
export function withBasePath(address: string, basePath = ownBasePath): string {
  return address.startsWith("/") ? basePath + address : address;
}
