import { requestAgain } from "./request-again";

/** How long a module may take, in ms. Turbopack waits forever for a chunk that stalls. */
const timeout = 10_000;

/** The state of a module that loads late. The page stays as it was pre-rendered while it is idle or loading. */
export type LateState<Module> =
  | { status: "idle" }
  | { status: "loading" }
  | { status: "ready"; module: Module }
  | { status: "failed" };

/** A module that loads late, once for all parts that use it. `useLate` reads its state (hooks/use-late.ts). */
export interface Late<Module> {
  /** Returns the same object until the state changes. */
  getState(): LateState<Module>;
  /** Calls `onChange` after each change of the state. Returns a function that ends this. */
  subscribe(onChange: () => void): () => void;
  /**
   * Returns the module, and loads it if necessary. Rejects when it fails to load or takes longer than 10 s. The next call
   * then tries again.
   */
  load(): Promise<Module>;
}

/**
 * Describes a module that loads late: `late(() => import("./loupe"))`. Turbopack finds the chunk by the literal `import()`.
 *
 * When the response for a chunk is an error or is cut off, Turbopack or early-script/recover-scripts.ts requests it a second
 * time. After that, or when there is no response for 10 s, it is requested again with the next `load()`.
 */
export function late<Module>(importModule: () => Promise<Module>): Late<Module> {
  const listeners = new Set<() => void>();
  let state: LateState<Module> = { status: "idle" };
  let loading: Promise<Module> | undefined;
  let sources: string[] = [];

  function setState(next: LateState<Module>) {
    state = next;
    for (const onChange of listeners) onChange();
  }

  function request(): Promise<Module> {
    const before = scripts();
    // Turbopack waits for these, and does not request them again. It removes those that have failed. One that has loaded may
    // run a second time, which changes nothing.
    const unanswered = before.filter((script) => sources.includes(sourceOf(script)));
    const module = importModule();
    const added = scripts().filter((script) => !before.includes(script));
    sources = [...sources, ...added.map(sourceOf)];
    for (const script of unanswered) requestAgain(script, `?retry=${Date.now()}`);
    return module;
  }

  async function start() {
    setState({ status: "loading" });
    try {
      const module = await withTimeout(request());
      setState({ status: "ready", module });
      return module;
    } catch (error) {
      setState({ status: "failed" });
      throw error;
    }
  }

  return {
    getState: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    load() {
      if (state.status === "failed") loading = undefined;
      loading ??= start();
      return loading;
    },
  };
}

/** Returns the page's scripts. None on the server. */
const scripts = () => (typeof document === "undefined" ? [] : Array.from(document.scripts));

/** Returns the address of a script. `recover-scripts.ts` replaces the element of a script that was cut off. */
const sourceOf = (script: HTMLScriptElement) => script.getAttribute("src") ?? "";

/** Returns the result of `promise`. Rejects when it is not settled in time. */
function withTimeout<Result>(promise: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The module has not loaded within ${timeout} ms.`)), timeout);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
