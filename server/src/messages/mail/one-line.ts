// Reduces user input to one line, so that no name can end a header or forge a line of a mail.

/** Control characters, line and paragraph separators. Text after them stays readable, on the same line. */
const BREAKS = /[\p{Cc}\u2028\u2029]+/gu;

export function oneLine(text: string): string {
  return text.toWellFormed().replace(BREAKS, ' ').trim();
}
