"use client";

import { Fragment, type ReactNode, useCallback, useEffect, useReducer } from "react";
import type { PlayableLabel as Words } from "@/content/schema";
import {
  askedFor,
  countText,
  type DeliveredLabel,
  flagOf,
  labelReducer,
  picksOf,
} from "./label-state";
import { useKeptPlace } from "./use-kept-place";
import { useLabels } from "./use-labels";
import { Vessel } from "./vessel";
import { Answer, Word } from "./word";

interface PlayableLabelProps extends DeliveredLabel {
  id: string;
  words: Words;
  /** The address of the page on which every ingredient is explained. */
  href: string;
  /** Who looks over the panel's edge. */
  children: ReactNode;
}

/**
 * The playable label: a word that is pressed is answered between the lines. Where its data is lost it stays as
 * delivered, and offers nothing to press.
 */
export function PlayableLabel({
  id,
  words,
  href,
  tabs,
  first,
  start,
  answered,
  children,
}: PlayableLabelProps) {
  const [state, dispatch] = useReducer(labelReducer, start);
  const { labels, isLost, load } = useLabels();
  const keep = useKeptPlace(state, `#${id} .answer-between`);
  const { told, word, left, isTouched } = state;
  const picks = picksOf(told);
  const isFirst = state.product === start.product;
  const whole = labels?.find((product) => product.id === state.product);
  const { vessel, chips, ingredients } = isFirst || !whole ? first : whole;
  const answerId = `${id}-answer`;

  function answerOf(index: number | null) {
    const isDelivered = isFirst && index === start.word;
    return whole?.ingredients[index ?? -1] ?? (isDelivered ? answered : undefined);
  }

  const isAnswered = answerOf(word) !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {}, [word, isAnswered]);

  async function open(productId: string, pick?: string | null) {
    const product = (await load())?.find((product) => product.id === productId);
    if (!product) return;
    dispatch({ type: "product", product, pick });
  }
  const press = useCallback(
    (index: number, element: Element) => dispatch({ type: "word", index, stay: keep(element) }),
    [keep],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once, as the page opens
  useEffect(() => {
    const { id, pick } = askedFor(window.location.search);
    if (id) open(id, pick);
  }, []);

  return (
    // A hand that comes near is no press: the data is fetched for it.
    <figure
      id={id}
      data-still={isLost || undefined}
      data-open={isAnswered ? "" : undefined}
      className="label"
      onPointerEnter={load}
      onFocus={load}
    >
      <Vessel key={vessel} kind={vessel} isNext={!isFirst} />
      {children}
      <div className="label-panel">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
        <div role="group" aria-label={words.tabs} className="label-tabs">
          {tabs.map(({ id, tab }) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === state.product}
              disabled={isLost}
              className="label-tab"
              onClick={() => id !== state.product && open(id)}
            >
              {tab}
            </button>
          ))}
        </div>
        {/* Mounted anew for each product: the style sheet's scan begins again. */}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
        <div
          key={state.product}
          role="group"
          aria-label={words.lead}
          data-touched={isTouched || undefined}
          className="label-words"
          onKeyDown={({ key }) => key === "Escape" && dispatch({ type: "close" })}
        >
          <strong>{words.lead}</strong>{" "}
          {ingredients.map((ingredient, index) => {
            const { flag, isFound, pick } = flagOf(ingredient, picks);
            const isOpen = index === word;
            const answer = isOpen || left.includes(index) ? answerOf(index) : undefined;
            return (
              <Fragment key={ingredient.name}>
                <Word
                  ingredient={ingredient}
                  flag={flag}
                  isFound={isFound}
                  index={index}
                  mark={index < ingredients.length - 1 ? "," : "."}
                  answerId={isOpen && answer ? answerId : undefined}
                  isDisabled={isLost}
                  onPress={press}
                />{" "}
                {answer && (
                  <Answer
                    id={isOpen ? answerId : undefined}
                    ingredient={answer}
                    flag={flag}
                    cause={chips.find(({ id }) => id === pick)?.label}
                  />
                )}
              </Fragment>
            );
          })}
        </div>
        <div className="label-foot">
          <p id={`${id}-matters`}>{words.matters}</p>{" "}
          <p role="status">{countText(words, ingredients, picks)}</p>
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
        <div role="group" aria-labelledby={`${id}-matters`} className="label-chips">
          {chips.map((chip) => (
            <button
              key={chip.id}
              type="button"
              aria-pressed={picks.includes(chip.id)}
              disabled={isLost}
              className="label-chip"
              onClick={({ currentTarget }) => {
                keep(currentTarget);
                dispatch({ type: "pick", id: chip.id, ingredients });
              }}
            >
              {chip.label}
            </button>
          ))}
        </div>
        <p className="label-caption">
          <span className="js-only">{words.hint} </span>
          <a href={href} className="inline-block py-1 underline underline-offset-2">
            {words.every}
          </a>
        </p>
      </div>
    </figure>
  );
}
