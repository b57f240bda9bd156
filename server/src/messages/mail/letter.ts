// A letter before it becomes text or HTML: its parts in order, and user input cleaned to one line.
import type { Operator } from '../../operator/operator.ts';
import { type TimeFormatter, timeFormatter } from '../../platform/format-time.ts';
import type { Language } from '../../platform/language.ts';
import { renderHtml } from './letter-html.ts';
import type { Letter, Line } from './letter-parts.ts';
import { renderText } from './letter-text.ts';
import type { Message } from './mail.ts';
import { oneLine } from './one-line.ts';

/** The sender, the language, and the time that "today" in the letter refers to. */
export interface LetterContext {
  operator: Operator;
  language: Language;
  now: Date;
}

export function timesOf({ operator, language, now }: LetterContext): TimeFormatter {
  return timeFormatter(language, operator.timeZone, now);
}

/**
 * Names and addresses come from users, so they must not start a new line in the text. The closing lines may.
 */
export function writeLetter(letter: Letter, { operator, language }: LetterContext): Message {
  const clean: Letter = {
    ...letter,
    subject: oneLine(letter.subject),
    preheader: oneLine(letter.preheader),
    heading: oneLine(letter.heading),
    paragraphs: letter.paragraphs.map(cleanLine),
    next: letter.next?.map(cleanLine),
    facts: letter.facts.map(({ label, lines }) => ({ label, lines: lines.map(cleanLine) })),
    amounts: letter.amounts && {
      lines: letter.amounts.lines.map(([label, amount]) => [oneLine(label), amount] as const),
      total: letter.amounts.total,
    },
    why: oneLine(letter.why),
  };
  return {
    subject: clean.subject,
    text: renderText(clean, operator, language),
    html: renderHtml(clean, operator, language),
  };
}

function cleanLine(line: Line): Line {
  return line.map((piece) => {
    if (typeof piece === 'string') return oneLineInside(piece);
    return 'strong' in piece ? { strong: oneLine(piece.strong) } : piece;
  });
}

/** Like oneLine, but keeps the space between two pieces. */
function oneLineInside(text: string): string {
  const clean = oneLine(`.${text}.`);
  return clean.slice(1, -1);
}
