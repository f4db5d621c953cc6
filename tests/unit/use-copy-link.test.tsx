import { act, fireEvent, render, screen } from "@testing-library/react";
import { constants } from "@/content/constants";
import { useCopyLink } from "@/hooks/use-copy-link";

const { duration } = constants.toasts;

function CopyButton() {
  const { copyLink, message } = useCopyLink({ copied: "Copied", denied: "Denied" });
  return (
    <>
      <button type="button" onClick={() => copyLink("https://lamp.example")}>
        Copy
      </button>
      <p role="status">{message && <span key={message.id}>{message.text}</span>}</p>
    </>
  );
}

const copy = () => act(async () => fireEvent.click(screen.getByRole("button", { name: "Copy" })));
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it("announces each copied link, and shows the message for its whole time after the last one", async () => {
  jest.useFakeTimers();
  Object.assign(navigator, { clipboard: { writeText: async () => {} } });
  render(<CopyButton />);
  await copy();
  const first = screen.getByText("Copied");
  await wait(duration - 500);
  await copy();
  // A screen reader announces a new element, and not one that stays the same.
  expect(screen.getByText("Copied")).not.toBe(first);
  await wait(duration - 500);
  expect(screen.getByRole("status").textContent).toBe("Copied");
  await wait(500);
  expect(screen.getByRole("status").textContent).toBe("");
});
