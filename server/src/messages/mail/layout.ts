// How a mail looks: the same letter as plain text and as HTML that phones and old mail programs can display.
import type { Operator } from '../../operator/operator.ts';
import type { Language } from '../../platform/language.ts';
import type { Message } from './mail.ts';
import { oneLine } from './one-line.ts';
import { type Say, textsIn } from './wording.ts';
import { breakable, wrap } from './wrap.ts';

interface Letter {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  facts: readonly (readonly [label: string, value: string])[];
  link?: { label: string; url: string };
  closing?: string;
}

export interface Stationery {
  operator: Pick<Operator, 'name' | 'address' | 'timeZone'>;
  language: Language;
}

/** Names and addresses come from users, so they must not start a new line in the text. */
export function writeLetter(letter: Letter, stationery: Stationery): Message {
  const clean: Letter = {
    ...letter,
    subject: oneLine(letter.subject),
    heading: oneLine(letter.heading),
    facts: letter.facts.map(([label, value]) => [label, oneLine(value)]),
  };
  return { subject: clean.subject, text: renderText(clean, stationery), html: renderHtml(clean, stationery) };
}

/** Who writes, at the end of every mail. */
function senderLines({ operator, language }: Stationery): string[] {
  const address = operator.address === null ? [] : [operator.address];
  return [operator.name, ...address, textsIn(language)('automatic')];
}

const INDENT = '  ';

function renderText(letter: Letter, { operator, language }: Stationery): string {
  const parts = [
    wrap(letter.heading, INDENT),
    ...letter.paragraphs.map((text) => wrap(text)),
    letter.facts.map(([label, value]) => wrap(`${label}: ${value}`, INDENT)).join('\n'),
    letter.link === undefined ? '' : `${letter.link.label}:\n${letter.link.url}`,
    wrap(letter.closing ?? ''),
    // Two hyphens and a space mark the beginning of the signature for mail programs.
    ['-- ', ...senderLines({ operator, language }).map((line) => wrap(line))].join('\n'),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character]!);
}

/** A browser breaks at spaces by itself. */
function withBreaks(text: string): string {
  return breakable(text).map(escapeHtml).join('<wbr>').replaceAll(' <wbr>', ' ');
}

function withLineBreaks(text: string): string {
  return withBreaks(text).replace(/\r\n?|\n/g, '<br>');
}

const ACCENT = '#0f5566';
const MUTED = '#5d6b78';
const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"';

function paragraph(text: string, style: string): string {
  return `<p style="margin:0 0 16px;font-size:16px;line-height:1.5;${style}">${withLineBreaks(text)}</p>`;
}

function factRow([label, value]: Letter['facts'][number]): string {
  const cell = 'padding:8px 0;border-bottom:1px solid #d3dae0;font-size:15px;vertical-align:top';
  return `<tr><td style="${cell};color:${MUTED};padding-right:16px">${escapeHtml(label)}</td><td style="${cell};text-align:right;font-weight:600">${withBreaks(value)}</td></tr>`;
}

function linkHtml({ label, url: address }: NonNullable<Letter['link']>, say: Say): string {
  const url = escapeHtml(address);
  return `<p style="margin:0 0 20px"><a href="${url}" style="display:inline-block;padding:14px 24px;border-radius:6px;background:${ACCENT};color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;line-height:1.5;color:${MUTED}">${escapeHtml(say('plainLink'))}<br><a href="${url}" style="color:${ACCENT};overflow-wrap:anywhere">${url}</a></p>`;
}

function renderHtml(letter: Letter, { operator, language }: Stationery): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(letter.subject)}</title>
</head>
<body style="margin:0;padding:0;background:#f3f6f8;color:#1d2730;${FONT}">
<table ${TABLE}><tr><td align="center" style="padding:24px 12px">
<table ${TABLE} style="max-width:600px;background:#ffffff;border-radius:8px">
<tr><td style="padding:20px 24px;border-bottom:3px solid ${ACCENT};font-size:18px;font-weight:700;color:${ACCENT}">${escapeHtml(operator.name)}</td></tr>
<tr><td style="padding:24px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(letter.heading)}</h1>
${letter.paragraphs.map((text) => paragraph(text, '')).join('\n')}
<table ${TABLE} style="margin:0 0 24px">${letter.facts.map(factRow).join('\n')}</table>
${letter.link === undefined ? '' : linkHtml(letter.link, textsIn(language))}
${letter.closing === undefined ? '' : paragraph(letter.closing, `font-size:14px;color:${MUTED}`)}
</td></tr>
<tr><td style="padding:16px 24px;background:#f3f6f8;font-size:13px;line-height:1.5;color:${MUTED}">${senderLines({ operator, language }).map(withLineBreaks).join('<br>')}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}
