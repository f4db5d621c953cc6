/** Resolves after three frames, when pending changes are painted. Runs in the page. */
export async function threeFrames(): Promise<void> {
  // A hidden page has no frames.
  const next = document.hidden ? setTimeout : requestAnimationFrame;
  for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => next(resolve));
}
