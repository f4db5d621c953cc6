const variants = {
  cobalt: "bg-cobalt text-paper hover:bg-cobalt-deep active:bg-cobalt-deep",
  paper: "bg-paper text-ink hover:bg-milk active:bg-milk",
  outline: "border-2 border-ink bg-paper text-ink hover:bg-milk active:bg-milk",
} as const;

/** Classes of a button or of a link that looks like one; at least 48 px high. */
export function buttonClasses({
  variant = "cobalt",
  className = "",
}: {
  variant?: keyof typeof variants;
  className?: string;
}) {
  return `inline-flex min-h-12 items-center justify-center gap-2 rounded-button px-6 py-3 text-center font-bold leading-tight ${variants[variant]} ${className}`;
}
