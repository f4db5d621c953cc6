/** Throws the mistakes in content/ and its pictures, which `npm run dev` then shows over the page. A build has already checked them. */
export async function ContentProblems() {
  const { checkContent, checkPictures } = await import("@/scripts/content/check");
  const { reportOf } = await import("@/scripts/content/report");
  const problems = [...checkContent(), ...(await checkPictures())];
  if (problems.length > 0) throw new Error(reportOf(problems));
  return null;
}
