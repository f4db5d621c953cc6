/**
 * What a visitor's connection and phone are allowed to be asked for. The bytes are enforced from the
 * export (tests/export/budgets.test.ts); the times, which a busy machine makes noisy, are marked by
 * `npm run bench`. Sizes are in bytes as brotli (quality 11) leaves them; 1 KB = 1000 bytes.
 */
const KB = 1000;

/** The framework's own "Hello" page with our build targets (bench/hello, next 16.4.5). */
const floor = { script: 115_600 };

/* What an owner's own words may add to a page: more quotes, questions and products, a longer name (CONTRIBUTING.md). */
const own = process.env.AS_SPECIFIED === "1" ? 0 : 3 * KB;

const all = {
  stylesheet: 11.5 * KB,
  /* The owner's choice: as delivered 27. */
  font: 36 * KB,
  /* Next's own files, unmodified: a dozen scripts, which HTTP/2 loads in parallel. */
  requests: 20,
};

export const budgets = {
  landing: {
    ...all,
    /* With its style sheet, which is a third of it. */
    document: 40 * KB + own,
    /* The puzzle, marquee, scroller, download bar, QR code, links and the data client. */
    script: floor.script + 18 * KB,
    besideFonts: 178 * KB + own,
    /* As Lighthouse counts it. */
    total: 200 * KB,
  },
  story: {
    ...all,
    document: 24 * KB + own,
    script: floor.script + 12 * KB,
    besideFonts: 156 * KB + own,
    total: 120 * KB,
  },
  /* Every ingredient of the labels, in the page and for machines: as long as the owner's labels. */
  ingredients: { document: 32 * KB + own, besideFonts: 164 * KB + own },
  /** The labels' data, which is fetched after the page answers. */
  label: 8 * KB,
};

/** What the bench marks where it is missed: times in ms, as medians of one run. */
export const targets = {
  fcp: 900,
  lcp: 1250,
  tbtOverFloor: 15,
  /* On a slow phone. */
  taggedLater: 100,
  blockedOverFloor: 30,
  ownTask: 80,
  painting: 200,
  interaction: 80,
};

/** DevTools' "Slow 4G": ms before an answer begins, and bytes a second. */
export const slow4G = { latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
