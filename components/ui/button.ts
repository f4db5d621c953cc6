const variants = {
  cobalt: "bg-cobalt text-paper hover:bg-cobalt-deep active:bg-cobalt-deep",
  citron: "bg-citron text-ink hover:bg-paper active:bg-paper",
  outline: "border-2 border-ink bg-paper text-ink hover:bg-milk active:bg-milk",
} as const;

interface ButtonLook {
  variant?: keyof typeof variants;
  /** True for the top bar, where every pixel of height is the page's. */
  isSmall?: boolean;
  className?: string;
}

/** Classes of a button or of a link that looks like one; at least 48 px high, 44 when small. */
export function buttonClasses({ variant = "cobalt", isSmall, className = "" }: ButtonLook = {}) {
  const size = isSmall ? "min-h-11 px-3 min-[360px]:px-4 gap-1" : "min-h-12 px-6 py-3 gap-2";
  return `inline-flex ${size} items-center justify-center rounded-button text-center font-bold leading-tight ${variants[variant]} ${className}`;
}
