/* Times in microseconds. */
type TraceEvent = { name: string; ph: string; dur?: number } & Record<"pid" | "tid" | "ts", number>;

/**
 * What the main thread was busy with after the first frame, in ms: what tasks took beyond 50 each, the longest, the longest
 * that starts no script (hydration, effects, listeners), and painting in the first five seconds.
 */
export type Busy = Record<"blocked" | "longestTask" | "longestOwnTask" | "painting", number>;

/** The categories of a trace that `readTrace` needs. */
export const traceCategories = ["toplevel", "devtools.timeline", "loading", "v8"];

/** Reads what the page's main thread did after its first frame; throws where the trace has none. */
export function readTrace(trace: Buffer): Busy {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const frame = traceEvents.filter(({ name }) => name === "firstContentfulPaint").at(-1);
  if (!frame) throw new Error("The trace has no first frame");
  const here = traceEvents.filter(
    ({ pid, tid, ph, ts }) =>
      pid === frame.pid && tid === frame.tid && ph === "X" && ts >= frame.ts,
  );
  const tasks = here.filter(({ name }) => name.endsWith("RunTask"));
  const starts = here.filter(({ name }) => name === "EvaluateScript");
  const end = ({ ts, dur = 0 }: TraceEvent) => ts + dur;
  const own = tasks.filter(
    (task) => !starts.some((start) => start.ts >= task.ts && end(start) <= end(task)),
  );
  const ms = ({ dur = 0 }: TraceEvent) => dur / 1000;
  return {
    blocked: tasks.reduce((sum, task) => sum + Math.max(0, ms(task) - 50), 0),
    longestTask: Math.max(0, ...tasks.map(ms)),
    longestOwnTask: Math.max(0, ...own.map(ms)),
    painting: here
      .filter(({ name, ts }) => name === "Paint" && ts < frame.ts + 5e6)
      .reduce((sum, event) => sum + ms(event), 0),
  };
}
