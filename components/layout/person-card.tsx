import { Photo } from "@/components/ui/picture";
import { SampleNote } from "@/components/ui/sample-note";
import type { Person } from "@/content/schema";

/** A person: portrait, name, role and biography. */
export function PersonCard({ name, role, biography, portrait, sample }: Person) {
  return (
    <article className="person border-t-8 border-ink pt-5">
      <Photo
        {...portrait}
        sizes="(min-width: 1024px) 280px, (min-width: 640px) 200px, 120px"
        className="person-photo border-2 border-ink"
        isEager
      />
      <div className="person-name">
        <h2 className="text-2xl font-extrabold leading-tight sm:text-3xl">{name}</h2>{" "}
        <p className="font-bold text-cobalt">
          {role} {sample && <SampleNote />}
        </p>
      </div>
      <div className="person-words">
        {biography.map((paragraph) => (
          <p key={paragraph} className="mt-4 max-w-2xl lg:text-xl">
            {paragraph}
          </p>
        ))}
      </div>
    </article>
  );
}
