import { domAnimation, LazyMotion } from "framer-motion";
import type { PropsWithChildren } from "react";

export { AnimatePresence } from "framer-motion";
export * as m from "framer-motion/m";

/** The root of animated elements (`m`). Import this module through hooks/use-motion.ts, which loads it late. */
export const Motion = (props: PropsWithChildren) => <LazyMotion features={domAnimation} strict {...props} />;
