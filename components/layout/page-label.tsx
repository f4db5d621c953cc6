import { Flag } from "@/components/ui/flag";
import { Highlight } from "@/components/ui/rich-text";
import type { PageLabel as PageLabelWords } from "@/content/schema";

/** What the page is made of, as a label says it; the build writes the list (scripts/build/page-label.ts). */
export function PageLabel({
  id,
  heading,
  lead,
  list,
  foreign,
  from,
  cookies,
  note,
}: PageLabelWords) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="page-label col-span-full">
      <h2 id={`${id}-heading`} className="text-2xl font-extrabold leading-tight">
        {heading}
      </h2>
      <p>
        <b>{lead}</b> {list}
        {foreign.map(({ name }) => (
          <span key={name}>
            , <Highlight>{name}</Highlight>
          </span>
        ))}
        .
      </p>
      {foreign.map(({ name, hosts, what }) => (
        <p key={name}>
          <Flag name="look" />{" "}
          {`${name}, ${hosts.length > 0 ? `${from.others} ${hosts.join(", ")}` : from.ours}, ${what}.`}
        </p>
      ))}
      <p>
        {cookies} {note}
      </p>
    </section>
  );
}
