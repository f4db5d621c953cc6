import { StoreLink } from "@/components/store/store-link";
import { Animated } from "@/components/ui/animated";
import { LinkField } from "@/components/ui/link-field";
import type { IngredientLabelCopy, LabelProduct } from "@/content/schema";
import { useCopyLink } from "@/hooks/use-copy-link";
import { buttonClasses } from "@/lib/class-names";
import type { Ingredient } from "./label-state";

interface CompletionProps {
  lastFind: Ingredient | undefined;
  copy: IngredientLabelCopy;
  product: LabelProduct;
  /** The text of the download button. */
  download: string;
}

/** A download button and "Send to a friend", which replace the answer once everything is found. */
export function Completion({ lastFind, copy, product, download }: CompletionProps) {
  const { copyLink, isDenied, message } = useCopyLink({ ...copy, isInline: true });
  const url = `${window.location.origin}/?label=${product.id}`;

  async function share() {
    if (!navigator.share) return copyLink(url);
    try {
      await navigator.share({ text: product.puzzle?.share, url });
    } catch (error) {
      // AbortError: the visitor closed the share sheet.
      if ((error as Error).name !== "AbortError") await copyLink(url);
    }
  }

  const classes = "min-w-0 flex-[1_1_7.8rem] whitespace-nowrap max-[389px]:text-[0.9375rem]";
  return (
    <div className="flex flex-wrap items-center gap-2">
      <StoreLink placement="puzzle" className={`${buttonClasses.cobalt} ${classes}`}>
        {download}
      </StoreLink>
      <button type="button" onClick={share} className={`${buttonClasses.outline} ${classes}`}>
        {copy.share}
      </button>
      {/* The answer moves down from the top of the slot. */}
      <Animated isStill={false} initial={{ y: -56 }} animate={{ y: 0 }} className="w-full text-lead leading-[1.3]">
        <strong>{message ?? lastFind?.what}</strong>{" "}
        {!message && <span className="max-[359px]:hidden">{lastFind?.does}</span>}
      </Animated>
      {isDenied && <LinkField href={url} label={copy.linkField} className="w-full" />}
    </div>
  );
}
