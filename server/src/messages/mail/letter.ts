// A letter before it becomes text or HTML: its parts in order, and user input cleaned to one line.
import type { Operator } from '../../operator/operator.ts';
import { type TimeFormatter, timeFormatter } from '../../platform/format-time.ts';
import { randomBase62 } from '../../platform/ids.ts';
import type { Language } from '../../platform/language.ts';
import { renderHtml } from './letter-html.ts';
import type { Letter, Line } from './letter-parts.ts';
import { renderText } from './letter-text.ts';
import { HIDDEN_TOKEN, type Message } from './mail.ts';
import { oneLine } from './one-line.ts';

const MARKER_LENGTH = 43;

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
  const { subject, link } = clean;
  if (!link?.url.includes(HIDDEN_TOKEN)) {
    return {
      subject,
      text: renderText(clean, operator, language),
      html: renderHtml(clean, operator, language),
    };
  }
  // Nobody can write the random marker into a name, so it marks the link only.
  const marker = randomBase62(MARKER_LENGTH);
  const marked = { ...clean, link: { ...link, url: link.url.replace(HIDDEN_TOKEN, marker) } };
  const text = hideMarker(renderText(marked, operator, language), marker);
  const html = hideMarker(renderHtml(marked, operator, language), marker);
  return {
    subject,
    text: text.hidden,
    html: html.hidden,
    tokenPositions: { text: text.positions, html: html.positions },
  };
}

function hideMarker(rendered: string, marker: string): { hidden: string; positions: number[] } {
  const [first = '', ...further] = rendered.split(marker);
  let hidden = first;
  const positions: number[] = [];
  for (const part of further) {
    positions.push(hidden.length);
    hidden += HIDDEN_TOKEN + part;
  }
  return { hidden, positions };
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
