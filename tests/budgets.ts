/**
 * The budgets of a page. tests/pages/budgets.test.ts checks the bytes. `npm run bench` marks missed
 * times, which vary on a busy machine. Sizes are in bytes after brotli (quality 11); 1 KB = 1000 bytes.
 */
const KB = 1000;

/* Room for an owner's edits: more quotes, questions and products, a longer name. */
const room = 3 * KB;

const all = {
  stylesheet: 15 * KB,
  /* The original fonts total 21 KB. The owner may choose larger ones. */
  font: 36 * KB,
  /* A dozen are Next's scripts, which HTTP/2 loads in parallel. */
  requests: 20,
};

export const budgets = {
  landing: {
    ...all,
    /* A third of this is the style sheets. */
    document: 36 * KB + room,
    /* Next and React are 116 KB of it. */
    script: 135 * KB,
    withoutFonts: 182 * KB + room,
  },
  story: {
    ...all,
    document: 17 * KB + room,
    script: 123 * KB,
    withoutFonts: 152 * KB + room,
  },
  /* Grows with the products, because the page contains every ingredient as text and as structured data. */
  ingredients: { document: 20 * KB + room, withoutFonts: 172 * KB + room },
  /** All scripts of the site, including those that load later, and the polyfills that no page loads. */
  allScripts: 260 * KB + room,
  /**
   * The early script, before compression and without the owner's settings: the browser compiles it before the first paint. The
   * page contains it twice, once for React. Includes the rules of attribution.
   */
  earlyScript: 5.9 * KB,
};

/** Targets of the bench, for the medians of one run. Times in ms. */
export const targets = {
  /* What Lighthouse counts before any scroll, with room for an owner's edits. In KB. */
  total: 230,
  requests: 26,
  fcp: 1400,
  lcp: 2000,
  tbtOverHello: 50,
  /* On a slow phone. */
  taggedLater: 150,
  blockedOverHello: 200,
  /* A tap on a hydrated page, until its result is painted. */
  interaction: 150,
};

/** DevTools' "Slow 4G": latency in ms, throughput in bytes per second. */
export const slow4G = { latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
