// A letter as HTML that phones and old mail programs can display: tables, inline styles, system fonts.

import type { AnyLanguage } from '../../../../shared/texts/generated/languages.ts';
import { letterTexts } from '../../../../shared/texts/generated/mail/letter.ts';
import { isWideLogo } from '../../operator/brand.ts';
import type { Operator } from '../../operator/operator.ts';
import { escapeHtml } from '../../platform/escape-html.ts';
import { footerOf, signatureOf } from './footer.ts';
import type { ChangedTime, Fact, Letter, Line } from './letter-parts.ts';
import { BUTTON_COLOR, FONT, fillBrandColors, LOGO_CID, look, STYLE_SHEET } from './letter-style.ts';
import { lineHtml, withBreaks, withLineBreaks } from './line-html.ts';

const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';
const FULL = `${TABLE} width="100%"`;
const BODY = 'font-size:16px;line-height:1.5';
const SMALL = 'font-size:13px;line-height:1.5';
/** Breaks only words that are longer than their line. */
const BREAK = 'overflow-wrap:break-word;word-wrap:break-word';
const SHEET =
  'max-width:600px;table-layout:fixed;border-width:1px;border-style:solid;border-radius:10px;border-collapse:separate;text-align:left';
const FOOT = 'padding:20px 32px 24px;border-top-width:1px;border-top-style:solid;border-radius:0 0 10px 10px';
const LOGO_HEIGHT = 32;
/** Keeps mail programs from showing the beginning of the letter after the preheader. */
const FILLER = '&#847;&zwnj;&nbsp;'.repeat(60);

export function renderHtml(letter: Letter, operator: Operator, language: AnyLanguage): string {
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(letter.subject)}</title>
<style>
${STYLE_SHEET}
</style>
</head>
<body ${look(['ground', 'ink'], `margin:0;padding:0;${FONT}`)}>
<div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px">${escapeHtml(letter.preheader)}${FILLER}</div>
<table ${FULL} ${look(['ground'])}><tr><td class="around" align="center" style="padding:24px 12px">
<!--[if mso]><table ${TABLE} width="600"><tr><td><![endif]-->
<table ${FULL} ${look(['paper', 'rule'], SHEET, 'sheet')}>
<tr><td class="inside" style="padding:28px 32px 32px">
${contentHtml(letter, operator, language)}
</td></tr>
<tr><td ${look(['sunken', 'rule'], FOOT, 'inside')}>
${footerHtml(letter.why, operator, language)}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
  return fillBrandColors(html, operator.brandColor);
}

function contentHtml(letter: Letter, operator: Operator, language: AnyLanguage): string {
  const texts = letterTexts[language];
  const [first, ...further] = letter.paragraphs;
  const opening = `${withBreaks(letter.greeting)}${first === undefined ? '' : `<br>${lineHtml(first)}`}`;
  return [
    brandHtml(operator),
    `<h1 ${look(['ink'], `margin:28px 0 12px;font-size:24px;line-height:1.25;font-weight:600;letter-spacing:-0.014em;${BREAK}`)}>${withBreaks(letter.heading)}</h1>`,
    paragraphHtml(opening),
    ...further.map((line) => paragraphHtml(lineHtml(line))),
    letter.changedTime === undefined ? '' : changedTimeHtml(letter.changedTime),
    letter.link === undefined ? '' : linkHtml(letter.link, texts.plainLink),
    ...linesHtml(letter.next),
    factsHtml(letter.facts),
    letter.amounts === undefined ? '' : amountsHtml(letter.amounts),
    ...linesHtml(letter.closing),
    `<p ${look(['ink2'], `margin:0;${BODY};${BREAK}`)}>${escapeHtml(texts.regards)}<br>${withBreaks(signatureOf(operator))}</p>`,
  ]
    .filter((part) => part !== '')
    .join('\n');
}

/** The logo on a white plate, because it is drawn for paper; a wide one contains the name. Without a logo the name. */
function brandHtml({ name, logo }: Operator): string {
  const text = `<td ${look(['ink'], `font-size:16px;line-height:1.3;font-weight:600;${BREAK}`)}>${withBreaks(name)}</td>`;
  if (!logo) return `<table ${FULL} style="table-layout:fixed"><tr>${text}</tr></table>`;
  const isWide = isWideLogo(logo);
  const width = Math.max(1, Math.round((logo.width / logo.height) * LOGO_HEIGHT));
  const picture = `<td width="${width + 12}" ${look(['plate'], `width:${width + 12}px;border-radius:6px`)}><img src="cid:${LOGO_CID}" width="${width}" height="${LOGO_HEIGHT}" alt="${isWide ? escapeHtml(name) : ''}" style="display:block;border:0;border-radius:4px"></td>`;
  return `<table ${TABLE}><tr>${picture}${isWide ? '' : text}</tr></table>`;
}

function paragraphHtml(html: string): string {
  return `<p ${look(['ink2'], `margin:0 0 16px;${BODY};${BREAK}`)}>${html}</p>`;
}

function linesHtml(lines: readonly Line[] = []): string[] {
  return lines.map((line) => paragraphHtml(lineHtml(line)));
}

function changedTimeHtml({ late, was, is }: ChangedTime): string {
  const [background, edge] = late ? (['late', 'lateEdge'] as const) : (['calm', 'calmEdge'] as const);
  const cell = `padding:12px 16px;width:50%;vertical-align:bottom;${BREAK}`;
  const value = 'font-size:17px;line-height:1.4';
  const edged = `border-left-width:4px;border-left-style:solid;${cell}`;
  const before =
    was === null
      ? ''
      : `<td ${look([background, edge], edged)}><div ${look(['ink2'], SMALL)}>${escapeHtml(was.label)}</div><s ${look(['ink2'], value)}>${withBreaks(was.value)}</s></td>`;
  const labelInk = late ? 'lateInk' : 'ink2';
  return `<table ${FULL} style="margin:4px 0 20px;table-layout:fixed"><tr>${before}<td ${was === null ? look([background, edge], edged) : look([background], cell)}><div ${look([labelInk], SMALL)}>${withBreaks(is.label)}</div><strong ${look(['ink'], `${value};font-weight:600`)}>${withBreaks(is.value)}</strong></td></tr></table>`;
}

/** The table cell is the button, because some mail programs ignore the padding of links. */
function linkHtml({ label, url: address }: NonNullable<Letter['link']>, plainLink: string): string {
  const url = escapeHtml(address);
  return `<table ${TABLE} style="margin:4px 0 14px"><tr><td ${look(['button'], 'border-radius:6px')} bgcolor="${BUTTON_COLOR}"><a href="${url}" ${look(['onButton'], 'display:inline-block;padding:13px 24px;font-size:16px;line-height:1.4;font-weight:600;text-decoration:none')}>${escapeHtml(label)}</a></td></tr></table>
<p ${look(['muted'], `margin:0 0 20px;${SMALL}`)}>${escapeHtml(plainLink)}<br><a href="${url}" ${look(['link'], 'overflow-wrap:anywhere')}>${url}</a></p>`;
}

function factsHtml(facts: readonly Fact[]): string {
  if (facts.length === 0) return '';
  const cell =
    'padding:12px 0;border-top-width:1px;border-top-style:solid;vertical-align:top;line-height:1.5';
  const rows = facts.map(
    ({ label, lines }) =>
      `<tr><td width="128" ${look(['rule', 'muted'], `${cell};width:128px;padding-right:12px;font-size:13px;line-height:22px`, 'label')}>${withBreaks(label)}</td><td ${look(['rule', 'ink'], `${cell};font-size:15px;${BREAK}`)}>${lines.map(lineHtml).join('<br>')}</td></tr>`,
  );
  return `<table ${FULL} style="margin:4px 0 20px;table-layout:fixed">${rows.join('\n')}</table>`;
}

function amountsHtml({ lines, total }: NonNullable<Letter['amounts']>): string {
  const cell = 'padding:5px 0;font-size:15px;line-height:1.4;vertical-align:top';
  const amount = 'text-align:right;white-space:nowrap;padding-left:16px;font-variant-numeric:tabular-nums';
  const row = ([label, value]: readonly [string, string]) =>
    `<tr><td ${look(['ink2'], `${cell};${BREAK}`)}>${withBreaks(label)}</td><td ${look(['ink'], `${cell};${amount}`)}>${escapeHtml(value)}</td></tr>`;
  const sum = `padding:12px 0 0;border-top-width:2px;border-top-style:solid;font-size:18px;line-height:1.4;font-weight:600`;
  return `<table ${FULL} ${look(['rule'], 'margin:-20px 0 24px;border-top-width:1px;border-top-style:solid;padding-top:10px;border-collapse:separate;table-layout:fixed')}><colgroup><col><col width="132" style="width:132px"></colgroup>${lines.map(row).join('\n')}
<tr><td colspan="2" style="height:8px;line-height:8px;font-size:1px">&nbsp;</td></tr>
<tr><td ${look(['sum', 'ink'], sum)}>${escapeHtml(total[0])}</td><td ${look(['sum', 'ink'], `${sum};${amount}`)}>${escapeHtml(total[1])}</td></tr></table>`;
}

function footerHtml(why: string, operator: Operator, language: AnyLanguage): string {
  const { company, details, links } = footerOf(operator, language);
  const style = `font-size:12px;line-height:1.6;${BREAK}`;
  const linked = links.map(
    ({ label, url }) =>
      `<a href="${escapeHtml(url)}" ${look(['link'], 'margin-right:12px')}>${escapeHtml(label)}</a>`,
  );
  const about = [withLineBreaks(company), details === null ? '' : withBreaks(details), linked.join(' ')];
  return `<p ${look(['muted'], `margin:0 0 10px;${style}`)}>${withBreaks(why)}</p>
<p ${look(['muted'], `margin:0;${style}`)}>${about.filter((line) => line !== '').join('<br>')}</p>`;
}
