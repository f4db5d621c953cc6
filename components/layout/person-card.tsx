import { Photo } from "@/components/ui/picture";
import type { Person } from "@/content/schema";

export function PersonCard({ name, role, biography, portrait }: Person) {
  return (
    <article className="border-t-8 border-ink pt-5">
      <Photo
        {...portrait}
        // Less than a phone's whole width: two pixels of a drawing for one of its screen's are enough.
        sizes="(min-width: 768px) 45vw, 60vw"
        className="w-full border-2 border-ink"
        isEager
      />
      <h2 className="mt-6 text-3xl font-extrabold">{name}</h2>
      <p className="font-bold text-cobalt">{role}</p>
      {biography.map((paragraph) => (
        <p key={paragraph} className="mt-4">
          {paragraph}
        </p>
      ))}
    </article>
  );
}
