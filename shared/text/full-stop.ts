// A text that may end in an abbreviation with a full stop gets no second one: "seit 5 Min."
export function endSentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
