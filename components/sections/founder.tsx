import clsx from "clsx";
import { Fragment } from "react";
import { HiddenComma } from "@/components/ui/hidden-comma";
import { Link, textLink } from "@/components/ui/link";
import { Art, Photo } from "@/components/ui/picture";
import { Paragraphs } from "@/components/ui/rich-text";
import { SampleNote, Section, SectionHeading } from "@/components/ui/section";
import type { Home } from "@/content/schema";
import { clip } from "@/lib/pictures/decorations";
import styles from "./founder.module.css";

export function Founder({ id, heading, letter, portrait, sample, signature, role, links }: Home["founder"]) {
  return (
    <Section id={id} className="pt-12 pb-7 lg:pt-20 lg:pb-14">
      <div className="column">
        <div className="border-2 border-ink bg-petal px-5 pt-5 pb-3 sm:px-8 lg:px-14 lg:pt-10 lg:pb-5">
          <div className={styles.photo}>
            <Photo
              {...portrait}
              sizes="(min-width: 64rem) 248px, (min-width: 48rem) 184px, 112px"
              className="border-2 border-ink bg-paper p-1.5"
            />
            <Art {...clip} className={styles.clip} />
          </div>
          {/* On narrow phones, the longest line fits beside the portrait. */}
          <SectionHeading id={id} heading={heading} className={clsx(styles.heading, "max-xs:text-[1.5rem]")} />
          <Paragraphs className="mt-2.5 max-w-[45rem] lg:mt-4 lg:text-xl" isSwiped>
            {letter}
          </Paragraphs>
          <p className={styles.signature}>
            <b className="font-display text-2xl font-heavy leading-tight">{signature}</b> {sample && <SampleNote />}{" "}
            <span className={clsx(styles.role, "text-ink-soft")}>{role}</span>{" "}
            {links.map(({ text, href }, index) => (
              <Fragment key={href}>
                <Link href={href} className={textLink}>
                  {text}
                </Link>
                <HiddenComma index={index} length={links.length} />{" "}
              </Fragment>
            ))}
          </p>
        </div>
      </div>
    </Section>
  );
}
