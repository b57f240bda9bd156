// A letter as plain text: aligned columns, and no line over 72 characters except for URLs.
import type { AnyLanguage } from '../../../../shared/texts/generated/languages.ts';
import { letterTexts } from '../../../../shared/texts/generated/mail/letter.ts';
import type { Operator } from '../../operator/operator.ts';
import { footerOf, signatureOf } from './footer.ts';
import { type ChangedTime, type Fact, type Letter, type Line, plain } from './letter-parts.ts';
import { wrap } from './wrap.ts';

const INDENT = '  ';
/** The column where the amounts end. */
const AMOUNTS_WIDTH = 56;

export function renderText(letter: Letter, operator: Operator, language: AnyLanguage): string {
  const texts = letterTexts[language];
  const paragraph = (line: Line) => wrap(plain(line));
  const [first, ...further] = letter.paragraphs;
  const parts = [
    wrap(letter.heading, INDENT),
    [letter.greeting, first === undefined ? '' : paragraph(first)].join('\n'),
    ...further.map(paragraph),
    letter.changedTime === undefined ? '' : changedTimeText(letter.changedTime),
    letter.link === undefined ? '' : `${letter.link.label}:\n${letter.link.url}`,
    ...(letter.next ?? []).map(paragraph),
    factsText(letter.facts),
    letter.amounts === undefined ? '' : amountsText(letter.amounts),
    ...(letter.closing ?? []).map(paragraph),
    `${texts.regards}\n${wrap(signatureOf(operator))}`,
    footerText(letter.why, operator, language),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function factsText(facts: readonly Fact[]): string {
  const column = Math.max(0, ...facts.map(({ label }) => label.length)) + 2;
  const indent = ' '.repeat(column);
  return facts
    .flatMap(({ label, lines }) =>
      lines.map((line, i) => wrap((i === 0 ? `${label}:`.padEnd(column) : indent) + plain(line), indent)),
    )
    .join('\n');
}

function changedTimeText({ was, is }: ChangedTime): string {
  return factsText(
    [was, is].flatMap((time) => (time === null ? [] : [{ label: time.label, lines: [[time.value]] }])),
  );
}

function amountsText({ lines, total }: NonNullable<Letter['amounts']>): string {
  const row = ([label, amount]: readonly [string, string]) => {
    const room = AMOUNTS_WIDTH - amount.length - 2;
    const labelLines = wrap(label, INDENT, room).split('\n');
    const last = labelLines.pop()!;
    return [...labelLines, last.padEnd(room + 2) + amount].join('\n');
  };
  return [...lines.map(row), '-'.repeat(AMOUNTS_WIDTH), row(total)].join('\n');
}

/** Two hyphens and a space mark the beginning of the signature for mail programs. */
function footerText(why: string, operator: Operator, language: AnyLanguage): string {
  const { company, details, links } = footerOf(operator, language);
  return [
    '-- ',
    wrap(why),
    '',
    wrap(company),
    ...(details === null ? [] : [wrap(details)]),
    ...links.map(({ label, url }) => `${label}: ${url}`),
  ].join('\n');
}
