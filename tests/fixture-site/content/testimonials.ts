import type { Testimonial } from "@/content/schema";

const quote = (
  title: string,
  before: string,
  mark: string,
  after: string,
  author: string,
  date: string,
): Testimonial => ({
  title,
  quote: [before, { mark }, after],
  author,
  date,
  sample: true,
});

export const testimonials: Testimonial[] = [
  quote("First voice", "I looked for ", "quartz flour", " and there it was.", "Ann One", "01/02/2025"),
  quote("Second voice", "The third word was ", "moon syrup.", " Who knew?", "Bob Two", "02/03/2025"),
  quote("Third voice", "It counts ", "sea glass", " as a word, and so do I.", "Cas Three", "03/04/2025"),
  quote("Fourth voice", "My tin said ", "“dew.”", " Lumen said what that is.", "Dee Four", "04/05/2025"),
  quote("Fifth voice", "Two words in: ", "amber resin.", " I put it back.", "Eve Five", "05/06/2025"),
  quote("Sixth voice", "I read ", "velvet bean", " aloud to my cat.", "Fay Six", "06/07/2025"),
];
