import { Flag } from "@/components/ui/flag";
import { flags } from "@/content/flags";
import type { LabelProduct, PlayableLabel as Words } from "@/content/schema";
import { LabelPlayer } from "./label-player";
import { labelId } from "./names";
import { ProductLabel } from "./product-label";

/* Runs while the page is parsed: what comes after the label has no place yet that it could lose. */
const openFacts = `document.querySelectorAll("#${labelId} details").forEach(function(d){d.open=true;d.firstChild.tabIndex=-1})`;

/**
 * Labels that explain themselves. As delivered each stands in full, its explanations behind native
 * disclosures; with scripts (`html.js`) the labels, and the explanations of each, lie on one
 * another in a cell as large as the largest, so that nothing moves when another one is shown.
 */
export function PlayableLabel({ words, products }: { words: Words; products: LabelProduct[] }) {
  return (
    <>
      <figure id={labelId} className="rounded-panel border-2 border-ink bg-paper">
        <div
          role="tablist"
          aria-label={words.tabs}
          className="js-only flex divide-x-2 divide-ink border-b-2 border-ink"
        >
          {products.map(({ id, tab }, at) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`${labelId}-tab-${id}`}
              aria-selected={at === 0}
              aria-controls={`${labelId}-${id}`}
              className="label-tab min-h-12 grow px-2 font-bold"
            >
              {tab}
            </button>
          ))}
        </div>
        <div className="stack">
          {products.map((product, at) => (
            <ProductLabel key={product.id} words={words} {...product} isShown={at === 0} />
          ))}
        </div>
        <figcaption className="border-t-2 border-ink py-4 pr-28 pl-5 text-label text-ink-soft sm:pr-32 sm:pl-6">
          {words.disclaimer}
        </figcaption>
        <div hidden data-flags>
          {flags.map(({ name }) => (
            <span key={name} data-flag={name}>
              <Flag name={name} />
            </span>
          ))}
        </div>
        <script
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, needed before paint
          dangerouslySetInnerHTML={{ __html: openFacts }}
        />
      </figure>
      <LabelPlayer />
    </>
  );
}
