import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
} from "playwright/types/testReporter";

/** Prints one table at the end: a line a case, a column an engine. */
export default class Table implements Reporter {
  private root?: Suite;

  onBegin(_: FullConfig, root: Suite) {
    this.root = root;
  }

  onEnd(_: FullResult) {
    const engines = this.root?.suites ?? [];
    const cases = new Map<string, Map<string, string>>();
    for (const engine of engines)
      for (const test of engine.allTests()) {
        // Project and file are told elsewhere.
        const name = test.titlePath().slice(3).join(" ");
        const line = cases.get(name) ?? new Map();
        cases.set(name, line.set(engine.title, cell(test)));
      }
    const first = Math.max(...[...cases.keys()].map((name) => name.length));
    const row = (name: string, cells: string[]) =>
      `${name.padEnd(first)}  ${cells.map((text, at) => text.padEnd(Math.max(7, engines[at]?.title.length ?? 0))).join("  ")}`;
    console.log(
      `\n${row(
        "",
        engines.map(({ title }) => title),
      )}`,
    );
    for (const [name, cells] of cases)
      console.log(
        row(
          name,
          engines.map(({ title }) => cells.get(title) ?? ""),
        ),
      );
  }
}

function cell(test: TestCase) {
  const results = { expected: "ok", flaky: "ok", unexpected: "FAILED", skipped: "not run" };
  return results[test.outcome()];
}
