/* The characters in Fontsource's Latin fonts. Emoji are allowed, but social cards omit them. */
const cardLetters =
  /^([\u0020-\u00ff\u0131\u0152\u0153\u2000-\u206f\u20ac\u2122\p{Extended_Pictographic}]|\p{Emoji_Modifier}|\ufe0f)*$/u;

/** Returns whether the font of the social cards has all letters of a text. The renderer would download a font for others. */
export const hasCardLetters = (text: string) => cardLetters.test(text);
