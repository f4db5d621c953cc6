/* Times in microseconds. */
type TraceEvent = { name: string; ph: string; dur?: number } & Record<"pid" | "tid" | "ts", number>;

/**
 * Main-thread time after the first frame, in ms: the part of tasks beyond 50 ms, the longest task, the longest task that
 * evaluates no script (hydration, effects, listeners), and painting in the first five seconds.
 */
export type MainThread = Record<"blocked" | "longestTask" | "longestOwnTask" | "painting", number>;

export const traceCategories = ["toplevel", "devtools.timeline", "loading", "v8"];

/** Reads the main-thread times from a trace. Throws if the trace has no first frame. */
export function readTrace(trace: Buffer): MainThread {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const frame = traceEvents.filter(({ name }) => name === "firstContentfulPaint").at(-1);
  if (!frame) throw new Error("The trace has no first frame");
  const events = traceEvents.filter(
    ({ pid, tid, ph, ts }) =>
      pid === frame.pid && tid === frame.tid && ph === "X" && ts >= frame.ts,
  );
  const tasks = events.filter(({ name }) => name.endsWith("RunTask"));
  const evaluations = events.filter(({ name }) => name === "EvaluateScript");
  const end = ({ ts, dur = 0 }: TraceEvent) => ts + dur;
  const own = tasks.filter(
    (task) => !evaluations.some((inner) => inner.ts >= task.ts && end(inner) <= end(task)),
  );
  const ms = ({ dur = 0 }: TraceEvent) => dur / 1000;
  return {
    blocked: tasks.reduce((sum, task) => sum + Math.max(0, ms(task) - 50), 0),
    longestTask: Math.max(0, ...tasks.map(ms)),
    longestOwnTask: Math.max(0, ...own.map(ms)),
    painting: events
      .filter(({ name, ts }) => name === "Paint" && ts < frame.ts + 5e6)
      .reduce((sum, event) => sum + ms(event), 0),
  };
}
