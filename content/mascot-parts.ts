/** Made by `npm run generate` from art/mascot: the groups of each pose, from back to front. */
export const mascotParts: Record<string, string[]> = {
  face: ["edge", "body", "corner", "face", "pupils"],
  pointing: ["edge", "arm", "body", "corner", "face", "pupils"],
  reading: ["edge", "body", "corner", "face", "pupils", "prop"],
  shrugging: ["edge", "arm", "body", "corner", "face", "pupils"],
  thinking: ["edge", "arm", "body", "corner", "face", "pupils", "prop"],
  "upside-down": ["edge", "arm", "body", "corner", "face", "pupils"],
  waving: ["edge", "arm", "body", "corner", "face", "pupils"],
};
