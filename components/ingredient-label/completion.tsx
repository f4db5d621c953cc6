import { StoreLink } from "@/components/store/store-link";
import { Gesture } from "@/components/ui/gesture";
import { LinkField } from "@/components/ui/link-field";
import { Art } from "@/components/ui/picture";
import type { Ingredient, Product, PuzzleCopy } from "@/content/schema";
import { useCopyLink } from "@/hooks/use-copy-link";
import { withBasePath } from "@/lib/base-path";
import { buttonClasses } from "@/lib/class-names";

export interface CompletionProps {
  copy: PuzzleCopy;
  product: Product;
  finds: Ingredient[];
  /** The text of the download button. */
  download: string;
  /** The product whose puzzle is offered next. */
  next?: Pick<Product, "id" | "teaser">;
  showProduct: (id: string) => void;
}

/** A download button, "Send to a friend" and all finds, which replace the answer once everything is found. */
export function Completion({ copy, product, finds, download, next, showProduct }: CompletionProps) {
  const { copyLink, isDenied, message } = useCopyLink({ ...copy, isInline: true });
  const url = window.location.origin + withBasePath(`/?label=${product.id}`);

  async function share() {
    if (!navigator.share) return copyLink(url);
    try {
      await navigator.share({ text: product.puzzle?.share, url });
    } catch (error) {
      // AbortError: the visitor closed the share sheet.
      if ((error as Error).name !== "AbortError") await copyLink(url);
    }
  }

  const classes = "min-w-0 flex-[1_1_7.5rem] whitespace-nowrap max-sm:text-[0.9375rem]";
  return (
    <div className="flex flex-wrap content-center items-center gap-2 tall:h-full">
      <div className="flex w-full gap-2 text-label lg:text-base font-bold leading-[1.3]">
        {message ??
          finds.map(({ name, gloss, what, drawing }, index) => (
            <div key={name} className="flex flex-1 items-center justify-center gap-1.5 text-center tall:max-lg:block">
              <Gesture when delay={0.15 * index}>
                {drawing && <Art {...drawing} className="mx-auto size-6 max-[359px]:hidden tall:size-12 lg:size-16" />}
              </Gesture>
              {gloss ?? what}
            </div>
          ))}
      </div>
      <StoreLink placement="puzzle" className={`${buttonClasses.cobalt} ${classes}`}>
        {download}
      </StoreLink>
      <button type="button" onClick={share} className={`${buttonClasses.outline} ${classes}`}>
        {copy.share}
      </button>
      {/* In wider windows, the shelf is in sight. */}
      {next?.teaser && (
        <button
          type="button"
          onClick={() => showProduct(next.id)}
          className="-mt-2 min-h-11 whitespace-nowrap font-bold text-cobalt underline underline-offset-4 md:hidden"
        >
          {copy.next.replace("{teaser}", next.teaser)}
        </button>
      )}
      {isDenied && <LinkField href={url} name={copy.linkField} className="w-full" />}
    </div>
  );
}
