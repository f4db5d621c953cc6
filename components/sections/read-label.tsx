import { Fragment } from "react";
import { Flag } from "@/components/ui/flag";
import type { Home } from "@/content/schema";

/** A printed ingredient list with the flagged words highlighted, and what they are. */
export function ReadLabel({ product, kind, lead, lines, answers, note }: Home["hero"]["label"]) {
  return (
    <figure className="rounded-panel border-2 border-ink bg-paper p-5 sm:p-6">
      <div className="flex items-baseline justify-between gap-4 border-b-8 border-ink pb-2">
        <p className="font-display text-2xl font-extrabold">{product}</p>
        <p className="text-label">{kind}</p>
      </div>
      <p className="isolate border-b-2 border-ink py-4 leading-relaxed">
        <strong>{lead}</strong>{" "}
        {lines.map(({ name, flag }, at) => {
          const comma = at < lines.length - 1 ? "," : ".";
          return (
            <Fragment key={name}>
              {flag ? (
                // One box with its comma, which must not start a line alone.
                <span className="inline-block">
                  <mark className="stroke font-bold">{name}</mark>
                  {comma}
                </span>
              ) : (
                name + comma
              )}{" "}
            </Fragment>
          );
        })}
      </p>
      <ul>
        {answers.map(({ name, flag, says, source }) => (
          <li
            key={name}
            className="border-b border-rule py-3 last-of-type:border-b-2 last-of-type:border-ink"
          >
            <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <strong className="leading-tight">{name}</strong>
              <Flag name={flag} />
            </div>
            <p className="mt-1 leading-snug">{says}</p>
            <p className="mt-1 text-label text-ink-soft">
              {source.title}, {source.year}
            </p>
          </li>
        ))}
      </ul>
      <figcaption className="pt-3 pr-24 text-label text-ink-soft">{note}</figcaption>
    </figure>
  );
}
