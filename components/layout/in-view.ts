/* A module of its own: imported whole, the library's entry would come with all of its 59 KB. */
export { inView } from "framer-motion/dom";
