import { StoreLink } from "@/components/store/store-link";
import { buttonVariants } from "@/components/ui/button";
import { Gesture } from "@/components/ui/gesture";
import { LinkField } from "@/components/ui/link-field";
import { Art } from "@/components/ui/picture";
import type { Product } from "@/content/schema";
import { useCopyLink } from "@/hooks/use-copy-link";
import type { ShelfProduct } from "@/lib/products/package-drawings";
import { withBasePath } from "@/lib/site/base-path";
import { findsOf } from "./ingredients";
import { usePuzzle } from "./puzzle-context";
import { timeline } from "./timeline";
import { useShowProduct } from "./use-show-product";

/** A download button, "Send to a friend" and all finds, which replace the answer once everything is found. */
export function Completion() {
  const { copy, download, product, shelf, state } = usePuzzle();
  const { copyLink, isDenied, message } = useCopyLink(copy);
  const url = linkToProduct(product.id);
  // Not the product that the visitor has just left.
  const next = shelf.find(({ id }) => id !== state.previousId);

  async function share() {
    if (!navigator.share) return copyLink(url);
    try {
      await navigator.share({ text: product.puzzle?.share, url });
    } catch (error) {
      if (!isShareSheetClosed(error)) await copyLink(url);
    }
  }

  const classes = "min-w-0 flex-[1_1_7.5rem] whitespace-nowrap max-sm:text-[0.9375rem]";
  return (
    <div className="flex h-full flex-wrap content-center items-center gap-2">
      <div className="flex w-full gap-2 text-label lg:text-base font-bold leading-[1.3]">
        {message ? <p key={message.id}>{message.text}</p> : <Finds product={product} />}
      </div>
      <StoreLink placement="puzzle" className={buttonVariants({ variant: "cobalt", className: classes })}>
        {download}
      </StoreLink>
      <button type="button" onClick={share} className={buttonVariants({ variant: "outline", className: classes })}>
        {copy.share}
      </button>
      {/* In wider windows, the shelf is in sight. */}
      {next && <NextButton product={next} />}
      {isDenied && <LinkField href={url} name={copy.linkField} className="w-full" />}
    </div>
  );
}

/** Opens another product. */
function NextButton({ product: { id, teaser } }: { product: ShelfProduct }) {
  const { copy } = usePuzzle();
  const { show, isLoading, hasFailed } = useShowProduct(id);
  if (!teaser) return null;
  return (
    <button
      type="button"
      aria-busy={isLoading}
      onClick={show}
      className="-mt-2 min-h-11 whitespace-nowrap font-bold text-cobalt underline underline-offset-4 md:hidden"
    >
      <span>{hasFailed ? copy.retry : copy.next.replace("{teaser}", teaser)}</span>
    </button>
  );
}

/** The drawings and names of the finds. */
function Finds({ product }: { product: Product }) {
  return findsOf(product).map(({ name, gloss, what, drawing }, index) => (
    <div key={name} className="flex flex-1 items-center justify-center gap-1.5 text-center unless-low:max-lg:block">
      <Gesture when delay={(timeline.completionStep * index) / 1000}>
        {drawing && <Art {...drawing} className="mx-auto size-6 max-xs:hidden unless-low:size-12 lg:size-16" />}
      </Gesture>
      <span>{gloss ?? what}</span>
    </div>
  ));
}

/** Returns an absolute link that opens a product, as an ad's link does: see ad-link.ts. */
const linkToProduct = (id: string) => window.location.origin + withBasePath(`/?label=${id}`);

/** Returns whether the visitor has closed the share sheet. Some browsers reject without an error, for any reason. */
function isShareSheetClosed(error: unknown): boolean {
  return (error as Partial<Error> | undefined)?.name === "AbortError";
}
