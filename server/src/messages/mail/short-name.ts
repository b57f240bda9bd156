// The name of a vehicle where it can stand in a subject or a sentence.

/** Whatever else stands there is no name, or too long a one. */
const SHORT_NAME = /^[\p{L}\p{N}][\p{L}\p{N} .+!'-]{0,39}$/u;

export function isShortName(name: string | null): name is string {
  return name !== null && SHORT_NAME.test(name);
}

/** Holds together what it follows and itself, so that it begins no line. */
export function withoutBreaks(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}
