"use client";

import * as Tabs from "@radix-ui/react-tabs";
import * as Toolbar from "@radix-ui/react-toolbar";
import { Fragment, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { StoreLink } from "@/components/smart-link/store-link";
import { buttonClasses } from "@/components/ui/button";
import type { LabelProduct, PlayableLabel } from "@/content/schema";
import { Explanation } from "./explanation";
import { flagged, foundText, type Ingredient, type Listed } from "./flagged";
import { askedFor, type LabelAction, type LabelState, nextState } from "./label-state";
import { turn } from "./turn";
import { useAnswerInView } from "./use-answer-in-view";
import { useGaze } from "./use-gaze";
import { useHeldHeight } from "./use-held-height";
import { useLabels } from "./use-labels";
import { useScan } from "./use-scan";
import { Vessel } from "./vessel";
import { Word } from "./word";

interface LabelPlayerProps {
  id: string;
  words: PlayableLabel;
  tabs: Pick<LabelProduct, "id" | "tab">[];
  first: Omit<LabelProduct, "ingredients"> & { ingredients: Listed[] };
  start: LabelState;
  /** The ingredient that is explained at the start. */
  explained: Ingredient | undefined;
  /** Who stands on the panel and looks at the chosen word. */
  children: ReactNode;
}

/**
 * The playable label. As delivered it shows its first product with its first finding; the other
 * products and explanations come as data. Where those are lost it stays as it is, and offers nothing to
 * press.
 */
export function LabelPlayer({
  id,
  words,
  tabs,
  first,
  start,
  explained,
  children,
}: LabelPlayerProps) {
  const explanationId = `${id}-explanation`;
  const [state, setState] = useState(start);
  const figure = useRef<HTMLElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { labels, isLost, load } = useLabels();
  const { read, end } = useScan(figure, state.product);

  const act = useCallback(
    async (action: LabelAction) => {
      const loaded = labels ?? (await load());
      if (!loaded) return;
      end();
      setState((current) => nextState(current, action, loaded));
    },
    [labels, load, end],
  );
  const choose = useCallback((index: number) => act({ type: "word", index }), [act]);
  const tap = useAnswerInView(figure, choose);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once, as the page opens
  useEffect(() => {
    const asked = askedFor(window.location.search);
    if (asked) act({ type: "product", ...asked });
  }, []);

  const { picks, chosen } = state;
  useGaze(figure, state);
  useHeldHeight(panel, state.product);
  const whole = labels?.find((product) => product.id === state.product);
  const { vessel, brand, kind, chips, ingredients } = whole ?? first;
  const isScanned = read !== undefined;
  const items = ingredients.map((ingredient) => ({ ingredient, ...flagged(ingredient, picks) }));
  const foundBefore = (index: number) =>
    items.slice(0, index).filter(({ isFound }) => isFound).length;
  const counted = (read?: number) => foundText(words, { chips, ingredients }, picks, read);
  const countsOnTheWay = () =>
    [0, ...items.flatMap(({ isFound }, at) => (isFound ? [at + 1] : []))].map(counted);
  const isDelivered = state === start;
  const explanation = chosen === null ? undefined : (whole?.ingredients[chosen] ?? explained);

  return (
    <Tabs.Root
      asChild
      value={state.product}
      onValueChange={(product) => act({ type: "product", id: product })}
    >
      <figure
        ref={figure}
        id={id}
        data-still={isLost || undefined}
        data-scan={isScanned || undefined}
        data-delivered={isDelivered || undefined}
        className="label"
      >
        <Vessel kind={vessel} brand={brand} />
        <div ref={panel} className="label-panel">
          {children}
          <Tabs.List aria-label={words.tabs} className="label-tabs js-only">
            {tabs.map(({ id, tab }) => (
              <Tabs.Trigger
                key={id}
                value={id}
                disabled={isLost}
                className="label-tab"
                // Radix would focus it, ring and all, as if by the keyboard. A replayed tap and some screen readers bring a click alone.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => id !== state.product && act({ type: "product", id })}
                // The other products have no panel yet, and a name must be somebody's.
                {...(id !== state.product && { "aria-controls": undefined })}
              >
                {tab}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          {/* A panel of its own for each product: nothing of one moves about as another's. */}
          <Tabs.Content
            key={state.product}
            value={state.product}
            tabIndex={undefined}
            className="label-product"
          >
            <p className="label-brand">
              <strong>{brand}</strong> <span>{kind}</span>
            </p>
            <Toolbar.Root
              aria-label={words.lead}
              data-list
              className="label-words"
              onKeyDown={({ key }) => key === "Escape" && act({ type: "close" })}
            >
              <strong>{words.lead}</strong>{" "}
              {items.map(({ ingredient, flag, isFound }, index) => (
                <Fragment key={ingredient.name}>
                  <Word
                    ingredient={ingredient}
                    index={index}
                    nth={foundBefore(index)}
                    mark={index < items.length - 1 ? "," : "."}
                    flag={flag}
                    isFound={isFound}
                    isChosen={index === chosen}
                    isDisabled={isLost}
                    scanned={isScanned ? index < read : undefined}
                    explanationId={explanationId}
                    onChoose={choose}
                    onTap={tap}
                  />{" "}
                </Fragment>
              ))}
              <span aria-hidden="true" data-scan-line className="label-scan-line" />
            </Toolbar.Root>
            <div className="label-count">
              <p
                role="status"
                aria-live={isScanned ? "off" : "polite"}
                data-count
                className="figures"
                // An empty line keeps them apart.
                data-counts={isDelivered ? countsOnTheWay().join("\n\n") : undefined}
                style={turn(foundBefore(items.length))}
              >
                {counted(read)}
              </p>
              <p id={`${id}-matters`}>{words.matters}</p>
            </div>
            <Toolbar.Root aria-labelledby={`${id}-matters`} className="label-chips">
              {chips.map((chip) => (
                <Toolbar.Button
                  key={chip.id}
                  data-chip={chip.id}
                  aria-pressed={picks.includes(chip.id)}
                  disabled={isLost}
                  className="label-chip"
                  onClick={() => act({ type: "pick", id: chip.id })}
                >
                  {chip.label}
                </Toolbar.Button>
              ))}
            </Toolbar.Root>
            <div
              data-waiting={(chosen !== null && isScanned && read <= chosen) || undefined}
              style={turn(foundBefore(chosen ?? 0))}
              className="label-explanation"
            >
              {explanation ? (
                <Explanation
                  // Another one comes in anew.
                  key={explanation.name}
                  id={explanationId}
                  words={words}
                  ingredient={explanation}
                  picks={picks}
                />
              ) : (
                <p>{words.prompt}</p>
              )}
            </div>
          </Tabs.Content>
          <div className="label-caption">
            <p>{words.disclaimer}</p>{" "}
            <StoreLink className={buttonClasses({ isSmall: true, className: "label-own" })}>
              {words.own}
            </StoreLink>
          </div>
        </div>
      </figure>
    </Tabs.Root>
  );
}
