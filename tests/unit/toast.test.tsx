/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { DesktopQrCode } from "@/components/store/desktop-qr-code";
import { constants } from "@/content/constants";
import { site } from "@/content/site";

const { duration } = constants.toasts;
const { desktopQrCode: copy } = site;

jest.mock("@/components/ui/toaster", () => {
  throw new Error("lost");
});

const copyLink = () => act(async () => fireEvent.click(screen.getByRole("button", { name: copy.button })));
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it("announces each copied link, and shows the message for its whole time after the last one, when the toasts are lost", async () => {
  jest.useFakeTimers();
  Object.assign(navigator, { clipboard: { writeText: async () => {} } });
  render(<DesktopQrCode copy={copy} />);
  await copyLink();
  const first = screen.getByText(copy.copied);
  await wait(duration - 500);
  await copyLink();
  // A screen reader announces a new element, and not one that stays the same.
  expect(screen.getByText(copy.copied)).not.toBe(first);
  await wait(duration - 500);
  expect(screen.getByRole("status").textContent).toBe(copy.copied);
  await wait(500);
  expect(screen.getByRole("status").textContent).toBe("");
});
