/** How long the page's scripts and a module may take to load, in ms. Turbopack waits forever for the response to a chunk. */
export const loadingLimit = 15_000;

/** Returns the module that `load` imports. Rejects when it has not loaded within 15 s. */
export function inTime<Module>(load: () => Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`A module has not loaded within ${loadingLimit} ms.`)),
      loadingLimit,
    );
    load()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
