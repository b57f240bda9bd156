// Decides whether a vehicle's name can be used in a subject or a sentence.

/** Other texts are not a name, or are too long. */
const SHORT_NAME = /^[\p{L}\p{N}][\p{L}\p{N} .+!'-]{0,39}$/u;

export function isShortName(name: string | null): name is string {
  return name !== null && SHORT_NAME.test(name);
}

/** Replaces spaces by non-breaking ones, so that the text stays on one line with the word before it. */
export function withoutBreaks(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}
