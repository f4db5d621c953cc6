/* A module of its own, so that the bundler keeps this one export of the library. */
export { domAnimation as features } from "framer-motion";
