/** Returns whether an address is that of a picture, which the schema allows only in these folders. */
export const isPicture = (src: string) =>
  /^(art|\/assets|\/lovable-uploads)\/.+\.(svg|html|png|jpe?g|webp)$/i.test(src);
