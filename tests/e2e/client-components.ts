import { readFileSync } from "node:fs";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { fixtureBuild } from "../sites";

/** A file whose components run in the browser. */
export interface ClientModule {
  file: string;
  /** Turbopack's id of the module. */
  id: number;
}

interface Manifest {
  clientModules: Record<string, { id: number }>;
}

/** Returns the project's client modules of the landing page, which Next lists for its server components. */
export function clientModules(): ClientModule[] {
  const file = path.join(fixtureBuild, "server/app/page_client-reference-manifest.js");
  const scope: { __RSC_MANIFEST?: Record<string, Manifest> } = {};
  runInNewContext(readFileSync(file, "utf8"), scope);
  const modules = Object.entries(scope.__RSC_MANIFEST?.["/page"]?.clientModules ?? {});
  return modules
    .map(([path, { id }]) => ({ file: path.replace("[project]/test-results/fixture-site/", ""), id }))
    .filter(({ file }) => file.startsWith("components/"));
}

/** The questions have no hook, and so do not throw by themselves: they load a component late. */
export const hasHooks = ({ file }: ClientModule) => file !== "components/ui/accordion.tsx";

/**
 * Returns the modules whose components throw when all do. A puzzle that has failed renders its parts without behavior, so
 * these do not throw.
 */
export function modulesThatThrowTogether(): ClientModule[] {
  const parts = ["mascot", "package", "shelf"].map((part) => `components/puzzle/puzzle-${part}.tsx`);
  return clientModules().filter((module) => hasHooks(module) && !parts.includes(module.file));
}

declare global {
  interface Window {
    /** The ids of the modules whose components have thrown, after `breakComponents`. */
    broken: number[];
    TURBOPACK: unknown;
  }
}

/** Where a component throws. "late" is what it loads late: another component that throws when it arrives. */
export type Place = "render" | "effect" | "late";

type Namespace = Record<string | symbol, unknown>;
type AnyFunction = (this: unknown, ...args: unknown[]) => unknown;

/** What Turbopack passes to a module's function: `i` imports a module, `A` imports it late. */
interface ModuleContext {
  i(id: number): Namespace;
  A(id: number): Promise<Namespace>;
}

type Factory = (context: ModuleContext, ...rest: unknown[]) => void;

/**
 * Makes the components of client modules throw. Runs in the page, before its scripts.
 *
 * Turbopack's chunks are lists of ids, each with a function that defines the module. Whatever a client module imports and
 * calls a hook of React throws then, so its components throw wherever they use a hook.
 */
export function breakComponents(ids: number[], place: Place) {
  window.broken = [];
  let React: Record<string, AnyFunction> | undefined;
  let hookCalls = 0;

  /** Counts the calls of React's hooks. */
  function countHooks(namespace: Namespace) {
    if (React || !("useEffect" in namespace)) return;
    React = namespace.default as Record<string, AnyFunction>;
    for (const [name, hook] of Object.entries(React)) {
      if (!/^use[A-Z]/.test(name)) continue;
      React[name] = (...args) => {
        hookCalls++;
        return hook(...args);
      };
    }
  }

  /** Returns a function that throws after `original` has called a hook. */
  function breakFunction(original: AnyFunction, id: number): AnyFunction {
    const fail = () => {
      if (!window.broken.includes(id)) window.broken.push(id);
      throw new Error("broken by the test");
    };
    // Whatever loads late is a component.
    if (place === "late") return fail;
    return function (...args) {
      const before = hookCalls;
      const result = original.apply(this, args);
      if (hookCalls === before) return result;
      // biome-ignore lint/correctness/useHookAtTopLevel: after a hook, in each render of the same component
      if (place === "effect") React?.useEffect?.(fail);
      else fail();
      return result;
    };
  }

  function breakNamespace(namespace: Namespace, id: number): Namespace {
    const copies = new Map<unknown, AnyFunction>();
    return new Proxy({} as Namespace, {
      get(_, name) {
        const value = namespace[name];
        const isClass = typeof value === "function" && value.prototype?.isReactComponent;
        if (typeof value !== "function" || isClass) return value;
        const copy = copies.get(value) ?? breakFunction(value as AnyFunction, id);
        // Always the same, because React mounts another component anew.
        copies.set(value, copy);
        return copy;
      },
    });
  }

  function breakFactory(factory: Factory, id: number | undefined): Factory {
    return (context, ...rest) => {
      const changed: ModuleContext = Object.create(context);
      changed.i = (imported) => {
        const namespace = context.i(imported);
        countHooks(namespace);
        return id === undefined || place === "late" ? namespace : breakNamespace(namespace, id);
      };
      if (id !== undefined)
        changed.A = (imported) => context.A(imported).then((namespace) => breakNamespace(namespace, id));
      factory(changed, ...rest);
    };
  }

  /** A chunk with modules is a list: its script, and ids that a function follows. */
  function breakChunk(chunk: unknown) {
    if (!Array.isArray(chunk)) return chunk;
    let group: number[] = [];
    return chunk.map((entry) => {
      if (typeof entry === "number") group.push(entry);
      if (typeof entry !== "function") return entry;
      const id = group.find((id) => ids.includes(id));
      group = [];
      return breakFactory(entry as Factory, id);
    });
  }

  let chunks: unknown;
  Object.defineProperty(window, "TURBOPACK", {
    get: () => chunks,
    set(value: { push(chunk: unknown): unknown }) {
      const push = value.push;
      value.push = (chunk) => push.call(value, breakChunk(chunk));
      chunks = value;
    },
  });
}
