// A text that may end in an abbreviation with a full stop gets no second one: "seit 5 Min."
export function endSentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}

/** For a text at the end of a sentence that has its own full stop. */
export function withoutFullStop(text: string): string {
  return text.endsWith('.') ? text.slice(0, -1) : text;
}
