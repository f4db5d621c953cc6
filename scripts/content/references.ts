import { launch } from "../../content/launch";
import { products } from "../../content/products";
import { app } from "../../content/site";
import { testimonials } from "../../content/testimonials";
import { whatItDoes } from "../../content/what-it-does";
import { contentByName } from "./content-registry";
import { findField } from "./fields";
import { problem } from "./problem";
import type { Problem } from "./report";

/** Returns a problem for each id of a product, a preference or a claim that does not exist, and for a rating beside samples. */
export function referenceProblems(): Problem[] {
  return [...claimProblems(), ...exampleProblems(), ...ratingProblems()];
}

/* Search engines would take a rating in structured data beside invented quotes for an invented one. */
function ratingProblems(): Problem[] {
  const sample = testimonials.find((testimonial) => testimonial.sample);
  if (app.ratingCount === undefined || !sample) return [];
  const what = `is ${app.ratingCount}, while the quote by ${sample.author} in content/testimonials.ts is a sample: replace the samples first, or remove this line`;
  return [problem(["app", "ratingCount"], what)];
}

function claimProblems(): Problem[] {
  return launch.claims.flatMap(({ field }, index) => {
    if (findField(field, contentByName)) return [];
    const what = `is ${field}, which does not exist: correct it, or remove the claim`;
    return problem(["launch", "claims", index, "field"], what);
  });
}

function exampleProblems(): Problem[] {
  return whatItDoes.bullets.flatMap(({ result }, index) => {
    if (!("product" in result)) return [];
    const path = ["whatItDoes", "bullets", index, "result"];
    const product = products.find(({ id }) => id === result.product);
    const ids = products.map(({ id }) => id).join(" or ");
    if (!product) {
      const what = `is ${result.product}, which content/products.ts no longer has: choose another product, like ${ids}`;
      return problem([...path, "product"], what);
    }
    if (product.preferences.some(({ id }) => id === result.preference)) return [];
    const preferences = product.preferences.map(({ id }) => id).join(" or ");
    return problem(
      [...path, "preference"],
      `is ${result.preference}, which is not a preference of ${product.id}: choose ${preferences}`,
    );
  });
}
