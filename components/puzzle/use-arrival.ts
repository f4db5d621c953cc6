import { type ActionDispatch, useEffect } from "react";
import type { Product } from "@/content/schema";
import { adPreferenceInAddress, adProductInAddress } from "./ad-link";
import type { ShelfProduct } from "./puzzle-context";
import type { PuzzleEvent } from "./puzzle-state";
import { isRememberedFor, stateInStorage } from "./remembered-puzzle";

interface Arrival {
  first: Product;
  others: ShelfProduct[];
  /** Returns all products, or none when they have failed to load. */
  load(): Promise<Product[]>;
  dispatch: ActionDispatch<[PuzzleEvent]>;
}

/**
 * Once the page is hydrated, restores the puzzle that an earlier load of the page has stored. If none is stored, opens the
 * product of an ad link, `?label=<product>&pick=<preference>`. Unknown values change nothing.
 */
export function useArrival({ first, others, load, dispatch }: Arrival) {
  useEffect(() => {
    async function restore(): Promise<boolean> {
      const state = await stateInStorage([first, ...others], first, load);
      if (state) dispatch({ type: "restored", state });
      return state !== null;
    }

    async function openAd(adProduct: string) {
      const products = await load();
      const product = products.find(({ id, aliases }) => id === adProduct || aliases?.includes(adProduct));
      // A preference of another product stays selected for it.
      const pick = adPreferenceInAddress();
      const chip = products.flatMap(({ chips }) => chips).find(({ id }) => id === pick);
      if (product) dispatch({ type: "ad-opened", id: product.id, preference: chip?.id });
    }

    async function arrive() {
      const adProduct = adProductInAddress();
      const isRestored = await restore();
      if (adProduct && !isRestored && !isRememberedFor(adProduct)) openAd(adProduct);
    }

    arrive();
  }, [first, others, load, dispatch]);
}
