import { render } from "@testing-library/react";
import { RichText } from "@/components/ui/rich-text";

describe("rich text", () => {
  it("keeps the words of a mark as one piece of text", () => {
    const { container } = render(<RichText>{["Read ", { mark: "every last word" }, "."]}</RichText>);
    expect(container).toHaveTextContent(/^Read every last word\.$/);
    expect(container.querySelector("mark")).toHaveTextContent(/^every last word$/);
  });
});
