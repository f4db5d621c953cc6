import { StoreBadge } from "@/components/smart-link/store-badge";
import { RichText } from "@/components/ui/rich-text";
import { column, Section, SectionHeading } from "@/components/ui/section";
import type { Home } from "@/content/schema";

export function Problem({ id, heading, lead, pains }: Home["problem"]) {
  return (
    <Section id={id}>
      <div className={column}>
        <div className="grid gap-6 lg:grid-cols-12 lg:items-end">
          <SectionHeading id={id} heading={heading} className="lg:col-span-7" />
          <p className="text-lead text-ink-soft lg:col-span-4 lg:col-start-9">{lead}</p>
        </div>
        <ol className="mt-12 grid gap-x-8 gap-y-12 md:grid-cols-3">
          {pains.map(({ figure, caption, title, body }) => (
            <li key={title} className="border-t-8 border-ink">
              <p className="border-b-2 border-ink py-3 font-display text-6xl font-extrabold tracking-tight tabular-nums lg:text-7xl">
                {figure}
              </p>
              <p className="border-b border-rule py-2 text-label text-ink-soft md:min-h-14">
                {caption}
              </p>
              <h3 className="mt-5 text-2xl font-bold leading-tight">{title}</h3>
              <p className="mt-2">
                <RichText>{body}</RichText>
              </p>
            </li>
          ))}
        </ol>
        <div className="mt-12">
          <StoreBadge />
        </div>
      </div>
    </Section>
  );
}
