import { states } from "../states";

export default function StatesPage() {
  return (
    // No landmark of its own, since some of the states are one.
    <div>
      <h1 className="p-5 text-4xl font-extrabold">Gallery</h1>
      <ul className="flex flex-wrap gap-x-4 px-5 pb-5">
        {Object.keys(states).map((name) => (
          <li key={name}>
            <a
              href={`#${encodeURIComponent(name)}`}
              className="inline-flex min-h-11 items-center underline"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      {Object.entries(states).map(([name, state]) => (
        <div
          key={name}
          id={encodeURIComponent(name)}
          data-state-of={name}
          className="border-t-2 border-rule py-6"
        >
          <p className="px-5 pb-4 text-label text-ink-soft">{name}</p>
          {state}
        </div>
      ))}
    </div>
  );
}
