import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SourceTip } from "@/components/ui/source-tip";
import { SourceTips } from "@/components/ui/source-tips";
import { constants } from "@/content/constants";
import { axeViolations } from "../axe";

const fetched = jest.fn();
jest.mock("@/components/ui/tooltip", () => {
  fetched();
  return jest.requireActual("@/components/ui/tooltip");
});

const source = { title: "A regulation on letters", year: 2011 };
const words = `${source.title}, ${source.year}`;
const term = () => screen.getByText("letter height");
const tip = () => screen.queryByRole("tooltip");

function showSentence() {
  return render(
    <>
      <p>
        The <SourceTip source={source}>letter height</SourceTip> counts.{" "}
        <button type="button">Next</button>
      </p>
      <SourceTips />
    </>,
  );
}

/** A pointer whose hovering takes no time but what a test lets pass. */
const withClock = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Hovers until the library is there, leaves, then comes to rest. */
async function rest(user: ReturnType<typeof withClock>, term: HTMLElement) {
  await user.hover(term);
  await pass(0);
  await user.unhover(term);
  await user.hover(term);
}

/** Moves the pointer off the term to a place that is far from the tip, too. */
async function leaveFor(
  user: ReturnType<typeof withClock>,
  coords: { clientX: number; clientY: number },
) {
  await user.unhover(term());
  await user.pointer({ target: document.body, coords });
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/* First, since a module is fetched once a file. */
describe("the tooltip's library", () => {
  it("is not fetched by a page that is only looked at", async () => {
    showSentence();
    await pass(5000);
    expect(fetched).not.toHaveBeenCalled();
  });

  it("is not fetched by a finger", async () => {
    showSentence();
    await withClock().pointer({ keys: "[TouchA]", target: term() });
    await pass(1000);
    expect(fetched).not.toHaveBeenCalled();
  });

  it("is fetched by the first hover", async () => {
    showSentence();
    await withClock().hover(term());
    await pass(0);
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

describe("source tip", () => {
  it("reads as part of its sentence", () => {
    const { container } = showSentence();
    expect(container).toHaveTextContent(/^The letter height counts\./);
  });

  it("opens after 700 ms of hovering and not before", async () => {
    showSentence();
    await rest(withClock(), term());
    await pass(699);
    expect(tip()).toBeNull();
    await pass(1);
    expect(tip()).toHaveTextContent(words);
  });

  it("opens for a pointer that rests from its first move on, though the library comes later", async () => {
    showSentence();
    await withClock().hover(term());
    await pass(0);
    await pass(700);
    expect(tip()).toHaveTextContent(words);
  });

  it("does not open once the pointer has left before the library came", async () => {
    const user = withClock();
    showSentence();
    await user.hover(term());
    await user.unhover(term());
    await pass(5000);
    expect(tip()).toBeNull();
  });

  it("stays for a pointer that goes over to it", async () => {
    const user = withClock();
    showSentence();
    await rest(user, term());
    await pass(700);
    await user.unhover(term());
    await user.hover(screen.getByRole("tooltip"));
    await pass(1000);
    expect(tip()).toBeInTheDocument();
  });

  it("opens at once for the keyboard, which keeps its place", async () => {
    showSentence();
    await withClock().tab();
    await pass(0);
    expect(term()).toHaveFocus();
    expect(tip()).toHaveTextContent(words);
    expect(term()).toHaveAccessibleDescription(words);
  });

  it.each<[string, (user: ReturnType<typeof withClock>) => unknown]>([
    ["Escape", (user) => user.keyboard("{Escape}")],
    ["a click", (user) => user.click(term())],
    ["leaving it", (user) => leaveFor(user, { clientX: 400, clientY: 400 })],
    ["scrolling", () => act(() => void document.dispatchEvent(new Event("scroll")))],
  ])("closes on %s", async (_, leave) => {
    const user = withClock();
    showSentence();
    await rest(user, term());
    await pass(700);
    expect(tip()).toBeInTheDocument();
    await leave(user);
    await pass(constants.tooltip.grace);
    expect(tip()).toBeNull();
  });

  it("closes when focus moves on", async () => {
    const user = withClock();
    showSentence();
    await user.tab();
    await pass(0);
    expect(tip()).toBeInTheDocument();
    await user.tab();
    await waitFor(() => expect(tip()).toBeNull());
    expect(screen.getByRole("button", { name: "Next" })).toHaveFocus();
  });

  it("stays shut at the first touch of a finger, which brings focus too", async () => {
    showSentence();
    await withClock().pointer({ keys: "[TouchA]", target: term() });
    await pass(1000);
    expect(tip()).toBeNull();
  });

  it("opens for the keyboard on a device that was touched before", async () => {
    const user = withClock();
    showSentence();
    await user.pointer({ keys: "[TouchA]", target: term() });
    await user.tab();
    await user.tab({ shift: true });
    await pass(0);
    expect(term()).toHaveFocus();
    expect(tip()).toHaveTextContent(words);
  });

  it("stays shut under a finger once the library is there", async () => {
    const user = withClock();
    showSentence();
    await user.hover(term());
    await pass(0);
    await user.unhover(term());
    await user.pointer({ keys: "[TouchA]", target: term() });
    await pass(1000);
    expect(tip()).toBeNull();
  });

  it.each([
    { pause: 299, opens: "at once" },
    { pause: 300, opens: "after the whole delay" },
  ])("opens $opens when another closed $pause ms before", async ({ pause, opens }) => {
    const user = withClock();
    render(
      <>
        <SourceTip source={source}>letter height</SourceTip>
        <SourceTip source={{ title: "Another", year: 2020 }}>second term</SourceTip>
        <SourceTips />
      </>,
    );
    const second = () => screen.getByText("second term");
    await rest(user, second());
    await user.unhover(second());
    await rest(user, term());
    await pass(700);
    await leaveFor(user, { clientX: 400, clientY: 400 });
    await pass(constants.tooltip.grace);
    await pass(pause);
    expect(tip()).toBeNull();
    await user.hover(second());
    await pass(0);
    expect(tip() !== null).toBe(opens === "at once");
    await pass(700);
    expect(tip()).toHaveTextContent("Another, 2020");
  });

  it("has nothing for axe to find while open", async () => {
    const { container } = showSentence();
    await withClock().tab();
    await pass(0);
    const open = screen.getByRole("tooltip");
    jest.useRealTimers();
    expect([...(await axeViolations(container)), ...(await axeViolations(open))]).toEqual([]);
  });
});
