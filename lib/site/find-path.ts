/** Returns the path of the page with a product's puzzle. */
export const findPath = (productId: string) => `/find/${productId}`;
