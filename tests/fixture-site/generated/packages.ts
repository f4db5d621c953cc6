/** The drawings of packages for unit tests, which do not look at them. `npm run build:fixture` draws those of the fixture site. */
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"></svg>';
const names = ["bag", "bag-seam", "flacon", "motif-breath", "motif-knees", "motif-pebbles", "tube", "tube-cap"];

export const packages = Object.fromEntries(names.map((name) => [name, drawing]));
