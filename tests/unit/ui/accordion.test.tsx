import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { Accordion } from "@/components/ui/accordion";
import { faq } from "@/content/faq";

const questions = faq.map(({ question }) => question);
const [first, second, third] = faq.map(({ id, question }) => ({ id, question })) as [
  Item,
  Item,
  Item,
];
const last = questions[questions.length - 1] as string;

interface Item {
  id: string;
  question: string;
}

const button = (question: string) => screen.getByRole("button", { name: question });
const openQuestions = () =>
  screen.queryAllByRole("button", { expanded: true }).map(({ textContent }) => textContent);

function goTo(hash: string) {
  window.history.replaceState(null, "", hash || "/");
}

const scrolledTo: string[] = [];

beforeEach(() => {
  goTo("");
  scrolledTo.length = 0;
  HTMLElement.prototype.scrollIntoView = function () {
    scrolledTo.push(this.id);
  };
});

describe("accordion", () => {
  it("shows every question, all closed", () => {
    render(<Accordion items={faq} />);
    expect(
      screen.getAllByRole("button", { expanded: false }).map(({ textContent }) => textContent),
    ).toEqual(questions);
    expect(openQuestions()).toEqual([]);
  });

  it("keeps the closed answers in the page", () => {
    render(<Accordion items={faq} />);
    for (const { answer } of faq) expect(screen.getByText(answer)).toBeInTheDocument();
  });

  it("holds every answer, unhidden, in the page as delivered", () => {
    document.body.innerHTML = renderToString(<Accordion items={faq} />);
    for (const { answer } of faq) {
      expect(
        screen.getByText(answer).closest("[hidden], [inert], [aria-hidden='true']"),
      ).toBeNull();
    }
    document.body.innerHTML = "";
  });

  it("says of no question in the page as delivered, where all are open, that it is closed", () => {
    document.body.innerHTML = renderToString(<Accordion items={faq} />);
    for (const button of screen.getAllByRole("button"))
      expect(button).not.toHaveAttribute("aria-expanded");
    document.body.innerHTML = "";
  });

  it("opens the question that is clicked and names its answer after it", async () => {
    render(<Accordion items={faq} />);
    await userEvent.click(button(first.question));
    expect(openQuestions()).toEqual([first.question]);
    expect(screen.getByRole("region", { name: first.question })).toHaveTextContent(
      faq[0]?.answer as string,
    );
  });

  it("closes the open question when another opens", async () => {
    render(<Accordion items={faq} />);
    await userEvent.click(button(first.question));
    await userEvent.click(button(second.question));
    expect(openQuestions()).toEqual([second.question]);
  });

  it("closes an open question that is clicked again", async () => {
    render(<Accordion items={faq} />);
    await userEvent.click(button(first.question));
    await userEvent.click(button(first.question));
    expect(openQuestions()).toEqual([]);
  });

  it.each(["{Enter}", " "])("opens and closes by keyboard with %j", async (key) => {
    render(<Accordion items={faq} />);
    await userEvent.tab();
    await userEvent.keyboard(key);
    expect(openQuestions()).toEqual([first.question]);
    await userEvent.keyboard(key);
    expect(openQuestions()).toEqual([]);
  });

  it.each([
    { key: "ArrowDown", from: first.question, to: second.question },
    { key: "ArrowDown", from: last, to: first.question },
    { key: "ArrowUp", from: second.question, to: first.question },
    { key: "ArrowUp", from: first.question, to: last },
    { key: "Home", from: third.question, to: first.question },
    { key: "End", from: first.question, to: last },
  ])("moves by $key from “$from” to “$to” and opens nothing", async ({ key, from, to }) => {
    render(<Accordion items={faq} />);
    act(() => button(from).focus());
    await userEvent.keyboard(`{${key}}`);
    expect(button(to)).toHaveFocus();
    expect(openQuestions()).toEqual([]);
  });

  it("opens the question that the address names and scrolls to it", () => {
    goTo(`#question-${second.id}`);
    render(<Accordion items={faq} />);
    expect(openQuestions()).toEqual([second.question]);
    expect(scrolledTo).toEqual([`question-${second.id}`]);
  });

  it("opens another question when the address changes to it", async () => {
    render(<Accordion items={faq} />);
    await userEvent.click(button(first.question));
    goTo(`#question-${third.id}`);
    act(() => void window.dispatchEvent(new HashChangeEvent("hashchange")));
    expect(openQuestions()).toEqual([third.question]);
    expect(scrolledTo).toEqual([`question-${third.id}`]);
  });

  it("leaves the questions alone when the address goes elsewhere", async () => {
    render(<Accordion items={faq} />);
    await userEvent.click(button(first.question));
    goTo("#pricing");
    act(() => void window.dispatchEvent(new HashChangeEvent("hashchange")));
    expect(openQuestions()).toEqual([first.question]);
    expect(scrolledTo).toEqual([]);
  });

  it("stands when the address ends in a broken escape", () => {
    goTo("#question-%E0%A4%A");
    render(<Accordion items={faq} />);
    expect(screen.getAllByRole("button")).toHaveLength(faq.length);
  });
});
