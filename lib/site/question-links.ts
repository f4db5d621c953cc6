/** The element id of a question, and the fragment of a link to it: "question-privacy". */
export function questionElementId(id: string): string {
  return `question-${id}`;
}
