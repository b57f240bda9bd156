// A letter before it becomes text or HTML: its parts in order, and user input cleaned to one line.
import type { AnyLanguage } from '../../../../shared/texts/generated/languages.ts';
import type { Operator } from '../../operator/operator.ts';
import { type TimeFormatter, timeFormatter } from '../../platform/format-time.ts';
import { randomBase62 } from '../../platform/ids.ts';
import type { Language } from '../../platform/language.ts';
import { renderHtml } from './letter-html.ts';
import type { Letter, Line, Piece } from './letter-parts.ts';
import { renderText } from './letter-text.ts';
import { HIDDEN_TOKEN, type Message } from './mail.ts';
import { oneLine } from './one-line.ts';

const MARKER_LENGTH = 43;
/** About as long as a code, so that the lines of the text break as if it were there. */
const CODE_MARKER_LENGTH = 20;

/** The sender, the language, and the time that "today" in the letter refers to. */
export interface LetterContext<Code extends AnyLanguage = Language> {
  operator: Operator;
  language: Code;
  now: Date;
}

export function timesOf({ operator, language, now }: LetterContext<AnyLanguage>): TimeFormatter {
  return timeFormatter(language, operator.timeZone, now);
}

/**
 * Names and addresses come from users, so they must not start a new line in the text. The closing lines may.
 */
export function writeLetter(letter: Letter, { operator, language }: LetterContext<AnyLanguage>): Message {
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
  // The random markers cannot occur in a name, so they mark only the link and the code.
  const markers: Markers = { token: randomBase62(MARKER_LENGTH), code: randomBase62(CODE_MARKER_LENGTH) };
  const marked = {
    ...clean,
    link: { ...link, url: link.url.replace(HIDDEN_TOKEN, markers.token) },
    facts: clean.facts.map(({ label, lines }) => ({
      label,
      lines: lines.map((line) => line.map((piece) => markCode(piece, markers.code))),
    })),
  };
  const text = hideMarkers(renderText(marked, operator, language), markers);
  const html = hideMarkers(renderHtml(marked, operator, language), markers);
  return {
    subject,
    text: text.hidden,
    html: html.hidden,
    tokenPositions: {
      text: text.token,
      html: html.token,
      ...(text.code.length > 0 && { code: { text: text.code, html: html.code } }),
    },
  };
}

interface Markers {
  token: string;
  code: string;
}

function markCode(piece: Piece, marker: string): Piece {
  const isHidden = typeof piece !== 'string' && 'code' in piece && piece.code === HIDDEN_TOKEN;
  return isHidden ? { code: marker } : piece;
}

function hideMarkers(rendered: string, { token, code }: Markers) {
  const positions = { token: [] as number[], code: [] as number[] };
  let hidden = '';
  for (const part of rendered.split(new RegExp(`(${token}|${code})`))) {
    if (part !== token && part !== code) {
      hidden += part;
      continue;
    }
    positions[part === token ? 'token' : 'code'].push(hidden.length);
    hidden += HIDDEN_TOKEN;
  }
  return { hidden, ...positions };
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
