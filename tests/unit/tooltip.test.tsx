import { render, screen } from "@testing-library/react";
import { Tooltip, TooltipProvider } from "@/components/ui/tooltip";

const mockProvider = jest.fn();
jest.mock("@radix-ui/react-tooltip", () => ({
  ...jest.requireActual<object>("@radix-ui/react-tooltip"),
  Provider: (props: { children: React.ReactNode }) => {
    mockProvider(props);
    const { Provider } = jest.requireActual("@radix-ui/react-tooltip");
    return <Provider {...props} />;
  },
}));

it("opens Radix tooltips after 700 ms, and without a delay within 300 ms (req 103, 104, 139)", () => {
  render(
    <TooltipProvider>
      <Tooltip text="A source">a term</Tooltip>
    </TooltipProvider>,
  );
  expect(screen.getByText("a term").dataset.state).toBe("closed");
  const delays = { delayDuration: 700, skipDelayDuration: 300 };
  expect(mockProvider).toHaveBeenCalledWith(expect.objectContaining(delays));
});
