/**
 * The budgets of a page. tests/export/budgets.test.ts checks the bytes. `npm run bench` marks missed
 * times, which vary on a busy machine. Sizes are in bytes after brotli (quality 11); 1 KB = 1000 bytes.
 */
const KB = 1000;

/** The framework's own "Hello" page with our build targets (bench/hello, next 16.4.5). */
const floor = { script: 115_600 };

/* What an owner's copy may add to a page: more quotes, questions and products, a longer name (CONTRIBUTING.md). */
const own = process.env.AS_SPECIFIED === "1" ? 0 : 3 * KB;

const all = {
  stylesheet: 11.5 * KB,
  /* 27 KB as delivered; the owner may choose other fonts. */
  font: 36 * KB,
  /* A dozen are Next's scripts, which HTTP/2 loads in parallel. */
  requests: 20,
};

export const budgets = {
  landing: {
    ...all,
    /* A third of it is the style sheet. */
    document: 40 * KB + own,
    script: floor.script + 18 * KB,
    besideFonts: 178 * KB + own,
    /* As Lighthouse counts. */
    total: 200 * KB,
  },
  story: {
    ...all,
    document: 24 * KB + own,
    script: floor.script + 12 * KB,
    besideFonts: 156 * KB + own,
    total: 120 * KB,
  },
  /* Grows with the owner's labels: every ingredient, as text and as structured data. */
  ingredients: { document: 32 * KB + own, besideFonts: 164 * KB + own },
  /** The labels' data, which is fetched after hydration. */
  label: 8 * KB,
};

/** The times that the bench marks when they are missed: in ms, as medians of one run. */
export const targets = {
  fcp: 900,
  lcp: 1250,
  tbtOverFloor: 15,
  /* On a slow phone. */
  taggedLater: 100,
  interaction: 80,
};

/** DevTools' "Slow 4G": ms before a response begins, and bytes a second. */
export const slow4G = { latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
