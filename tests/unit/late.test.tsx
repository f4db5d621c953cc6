import { act, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { useLate } from "@/hooks/use-late";
import { type Late, late } from "@/lib/enhancement/late";
import { requestAgain } from "@/lib/enhancement/request-again";

const loupe = { name: "loupe" };
const lost = () => Promise.reject(new Error("lost"));
/** What Turbopack returns for a chunk that stalls. */
const never = () => new Promise<typeof loupe>(() => {});

/** Returns the statuses that a module goes through from now on. */
function recordStatuses(subject: Late<unknown>) {
  const statuses = [subject.getState().status];
  subject.subscribe(() => statuses.push(subject.getState().status));
  return statuses;
}

describe("a module that loads late", () => {
  it("is loaded once for all its parts", async () => {
    const importModule = jest.fn(async () => loupe);
    const subject = late(importModule);
    const statuses = recordStatuses(subject);
    expect(importModule).not.toHaveBeenCalled();
    expect(await Promise.all([subject.load(), subject.load()])).toEqual([loupe, loupe]);
    expect(await subject.load()).toBe(loupe);
    expect(importModule).toHaveBeenCalledTimes(1);
    expect(statuses).toEqual(["idle", "loading", "ready"]);
    expect(subject.getState()).toEqual({ status: "ready", module: loupe });
  });

  it("fails for all its parts, and is loaded again at the next call", async () => {
    const importModule = jest.fn(async () => loupe).mockImplementationOnce(lost);
    const subject = late(importModule);
    const statuses = recordStatuses(subject);
    const results = await Promise.allSettled([subject.load(), subject.load()]);
    expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(importModule).toHaveBeenCalledTimes(1);
    expect(await subject.load()).toBe(loupe);
    expect(statuses).toEqual(["idle", "loading", "failed", "loading", "ready"]);
  });

  it("fails after ten seconds, and is not changed by what arrives later", async () => {
    jest.useFakeTimers();
    let arrive = (_: typeof loupe) => {};
    const subject = late(() => new Promise<typeof loupe>((resolve) => (arrive = resolve)));
    const result = subject.load().catch((error: Error) => error.message);
    await jest.advanceTimersByTimeAsync(9_999);
    expect(subject.getState().status).toBe("loading");
    await jest.advanceTimersByTimeAsync(1);
    expect(await result).toContain("10000 ms");
    arrive(loupe);
    await jest.advanceTimersByTimeAsync(1);
    expect(subject.getState().status).toBe("failed");
  });

  it("requests its script again at the next call when that has stalled", async () => {
    jest.useFakeTimers();
    const script = Object.assign(document.createElement("script"), { src: "/other.js" });
    document.head.append(script);
    const subject = late(() => {
      // As Turbopack does, for the first call only.
      if (!document.querySelector("[src='/chunk.js']")) {
        const chunk = document.createElement("script");
        chunk.setAttribute("src", "/chunk.js");
        document.head.append(chunk);
      }
      return never();
    });
    const chunks = () => [...document.querySelectorAll("script[src^='/chunk.js']")];
    async function fail() {
      const failure = subject.load().catch(() => {});
      await jest.advanceTimersByTimeAsync(10_000);
      await failure;
      return chunks();
    }
    const first = await fail();
    const second = await fail();
    const third = await fail();
    expect([first, second, third].map(({ length }) => length)).toEqual([1, 1, 1]);
    expect(new Set([...first, ...second, ...third]).size).toBe(3);
    // Turbopack reads this attribute when the script runs.
    expect(third[0]?.getAttribute("src")).toBe("/chunk.js");
    expect(script.isConnected).toBe(true);
  });

  it("requests its script again when the early script has already done so", async () => {
    jest.useFakeTimers();
    const subject = late(() => {
      if (!chunk()) document.head.append(Object.assign(document.createElement("script"), { src: "/cut-off.js" }));
      return never();
    });
    const chunk = () => document.querySelector<HTMLScriptElement>("script[src$='/cut-off.js']");
    async function fail() {
      const failure = subject.load().catch(() => {});
      await jest.advanceTimersByTimeAsync(10_000);
      await failure;
      return chunk() as HTMLScriptElement;
    }
    const second = requestAgain(await fail(), "?retry");
    expect(await fail()).not.toBe(second);
  });

  it("has no timer left once it is settled", async () => {
    jest.useFakeTimers();
    await late(async () => loupe).load();
    await late(lost)
      .load()
      .catch(() => {});
    expect(jest.getTimerCount()).toBe(0);
  });
});

function Part({ subject, isWanted }: { subject: Late<typeof loupe>; isWanted: boolean }) {
  const state = useLate(subject, isWanted);
  return <p>{state.status === "ready" ? state.module.name : state.status}</p>;
}

describe("a part with a module that loads late", () => {
  it("loads it when it wants it", async () => {
    const subject = late(async () => loupe);
    const { rerender } = render(<Part subject={subject} isWanted={false} />);
    await act(async () => {});
    expect(screen.getByText("idle")).toBeTruthy();
    rerender(<Part subject={subject} isWanted />);
    expect(await screen.findByText("loupe")).toBeTruthy();
  });

  it("shows a failure, and loads it again when it is shown anew", async () => {
    const importModule = jest.fn(async () => loupe).mockImplementationOnce(lost);
    const subject = late(importModule);
    const { unmount } = render(<Part subject={subject} isWanted />);
    expect(await screen.findByText("failed")).toBeTruthy();
    unmount();
    render(<Part subject={subject} isWanted />);
    expect(await screen.findByText("loupe")).toBeTruthy();
    expect(importModule).toHaveBeenCalledTimes(2);
  });

  it("hydrates as pre-rendered when the module has loaded for another part", async () => {
    const subject = late(async () => loupe);
    const part = <Part subject={subject} isWanted={false} />;
    document.body.innerHTML = `<main>${renderToString(part)}</main>`;
    expect(document.body.textContent).toBe("idle");
    await subject.load();
    const onRecoverableError = jest.fn();
    const root = await act(async () =>
      hydrateRoot(document.querySelector("main") as HTMLElement, part, { onRecoverableError }),
    );
    expect(document.body.textContent).toBe("loupe");
    expect(onRecoverableError).not.toHaveBeenCalled();
    act(() => root.unmount());
  });

  it("stays as pre-rendered while a chunk stalls", async () => {
    jest.useFakeTimers();
    render(<Part subject={late(never)} isWanted />);
    await act(() => jest.advanceTimersByTimeAsync(9_000));
    expect(screen.getByText("loading")).toBeTruthy();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.getByText("failed")).toBeTruthy();
  });
});
