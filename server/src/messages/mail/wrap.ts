// Breaks long lines of a mail at spaces and after commas, never within a word, a number or a URL.

const WIDTH = 72;
/** After a comma without a space, except within an amount such as 1.234,50 or 1,234.50. */
const AFTER_COMMA = /(?<=,)(?<!\d,(?=\d{1,3}(?!\d)))(?=[^\s,])/u;

/** The parts of one word between which a line may break. */
function partsOf(word: string): string[] {
  return word.includes('://') ? [word] : word.split(AFTER_COMMA);
}

/** Each piece with the space after it. Non-breaking spaces keep a piece together. */
export function breakable(text: string): string[] {
  return text.split(/(?<= )(?! )/).flatMap(partsOf);
}

/**
 * Lines of about 72 characters. `indent` starts each continuation line, so that it cannot look like a
 * separate line.
 */
export function wrap(text: string, indent = '', width = WIDTH): string {
  return text
    .split('\n')
    .map((line) => wrapLine(line, indent, width))
    .join('\n');
}

function wrapLine(text: string, indent: string, width: number): string {
  if (text.length <= width) return text;
  const lines: string[] = [];
  let line = '';
  for (const piece of breakable(text)) {
    if (line.trim() !== '' && (line + piece).trimEnd().length > width) {
      lines.push(line.trimEnd());
      line = indent;
    }
    line += piece;
  }
  return [...lines, line.trimEnd()].join('\n');
}
