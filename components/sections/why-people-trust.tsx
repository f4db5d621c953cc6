import { Entrance } from "@/components/ui/entrance";
import { Art } from "@/components/ui/picture";
import { Section, SectionHeading } from "@/components/ui/section";
import type { Home } from "@/content/schema";
import { column } from "@/lib/class-names";

const colorClasses = {
  milk: "bg-milk",
  shelf: "bg-shelf",
  "marigold-tint": "bg-marigold-tint",
  "tomato-tint": "bg-tomato-tint",
};

export function WhyPeopleTrust({ id, heading, cards, badges }: Home["whyPeopleTrust"]) {
  return (
    <Section id={id}>
      <div className={column}>
        <div className="trust-header">
          <SectionHeading id={id} heading={heading} />
          <ul className="seals">
            {badges.map((badge) => (
              <li key={badge} className="seal">
                <SealShape />
                <span>{badge}</span>
              </li>
            ))}
          </ul>
        </div>
        <ul className="feature-cards">
          {cards.map(({ icon, color, title, description }) => (
            <li key={title} className="feature-card">
              <div className={`feature-card-icon ${colorClasses[color]}`}>
                <Entrance from={{ scale: 0.8 }} className="w-full">
                  <Art {...icon} />
                </Entrance>
              </div>
              <div className="feature-card-text">
                <h3 className="text-body font-extrabold leading-tight md:text-lead">{title}</h3>
                <p className="mt-1 text-base leading-snug">{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function SealShape() {
  return (
    <svg aria-hidden="true" viewBox="0 0 120 120" strokeWidth="2.5">
      <path d="M60 10A10 10 0 0 1 77.1 13A10 10 0 0 1 92.1 21.7A10 10 0 0 1 103.3 35A10 10 0 0 1 109.2 51.3A10 10 0 0 1 109.2 68.7A10 10 0 0 1 103.3 85A10 10 0 0 1 92.1 98.3A10 10 0 0 1 77.1 107A10 10 0 0 1 60 110A10 10 0 0 1 42.9 107A10 10 0 0 1 27.9 98.3A10 10 0 0 1 16.7 85A10 10 0 0 1 10.8 68.7A10 10 0 0 1 10.8 51.3A10 10 0 0 1 16.7 35A10 10 0 0 1 27.9 21.7A10 10 0 0 1 42.9 13A10 10 0 0 1 60 10Z" />
      <circle cx="60" cy="60" r="44" />
    </svg>
  );
}
