// The generated page of every error: what it means, what to do, its operations, its details and a sample.
import { fillPieces } from '../../../../shared/text/fill-text.ts';
import { type ErrorHelpTexts, errorHelpTexts } from '../../../../shared/texts/generated/errors/error-help.ts';
import { docsTexts } from '../../../../shared/texts/generated/pages/docs.ts';
import { ERRORS, type ErrorCode } from '../../api/shared/errors/error-catalog.ts';
import type { Language } from '../../platform/language.ts';
import { type Html, html } from '../html.ts';
import { type ApiDescription, errorsOf, operationsOf } from './api-description.ts';
import { type CatalogPage, withLinks } from './catalogs.ts';
import { type Placeholders, renderCode } from './code-block.ts';
import type { DocsLanguage } from './docs-language.ts';
import { inlineCode } from './inline-code.ts';
import { slugOf } from './markdown.ts';
import { addressOf } from './page-address.ts';

interface Raiser {
  href: string;
  name: string;
}

interface DetailField {
  path: string;
  type: string;
  text: string;
}

interface ErrorPart {
  code: keyof ErrorHelpTexts;
  status: number;
  /** A sentence in front of the list of operations. */
  raisedBy: string;
  operations: Raiser[];
  details: DetailField[];
  sample: string;
}

/** More operations are counted instead of listed, if only these few do not raise it. */
const MAX_EXCEPTIONS = 3;

/** The errors that the description names, of API v1 and of the token endpoint, by status. */
export function errorCatalog(
  api: ApiDescription,
  placeholders: Placeholders,
  words: DocsLanguage,
): CatalogPage {
  const { language } = words;
  const texts = docsTexts[language].errorCatalog;
  const help = errorHelpTexts[language];
  const parts = errorParts(api, words);
  const errors = html`<a href="${addressOf({ name: 'errors', language })}">${texts.errors}</a>`;
  return {
    title: texts.title,
    summary: texts.summary,
    sections: parts.map(({ code, status, details }) => ({
      id: code,
      title: code,
      text: [`${help[code].title}.`, help[code].means, ...help[code].todo].join(' '),
      names: [status, ...details.map(({ path }) => path)].join(' '),
    })),
    body: html`<p>${withLinks(fillPieces(texts.branch, { errors }))}</p>
${parts.map((part) => renderError(part, placeholders, language))}`,
    markdown: parts.map((part) => errorText(part, language)).join('\n\n'),
  };
}

function errorParts(api: ApiDescription, words: DocsLanguage): ErrorPart[] {
  const { language } = words;
  const texts = docsTexts[language].errorCatalog;
  const raised = operationsOf(api).flatMap(({ operation }) =>
    errorsOf(operation).map((error) => ({ ...error, operation, form: error.example.split('-')[0]! })),
  );
  const codes = [...new Set(raised.map(({ code }) => code))].filter((code) => code in errorHelpTexts.en);
  const parts = codes.map((code): ErrorPart => {
    const everywhere = raised.filter((each) => each.code === code);
    // The older interface has its own format and page; it counts only for what it alone raises.
    const { form } = everywhere.find((each) => each.form !== 'legacy') ?? everywhere[0]!;
    const own = everywhere.filter((each) => each.form === form);
    const others = raised.filter((each) => each.form === form).map(({ operation }) => operation);
    const raisers = new Set(own.map(({ operation }) => operation));
    const exceptions = [...new Set(others)].filter((operation) => !raisers.has(operation));
    const isCommon = raisers.size > MAX_EXCEPTIONS && exceptions.length <= MAX_EXCEPTIONS;
    return {
      code: code as ErrorPart['code'],
      status: Number(own[0]!.status),
      raisedBy: !isCommon
        ? texts.raisedBy
        : exceptions.length === 0
          ? texts.raisedByAll
          : texts.raisedByAllExcept,
      operations: (isCommon ? exceptions : [...raisers]).map(({ operationId, summary, tags }) => ({
        href: `${addressOf({ name: `reference/${slugOf(tags[0]!)}`, language })}#${operationId}`,
        name: summary,
      })),
      details: detailsOf(code, words),
      sample: JSON.stringify(api.components.examples[own[0]!.example]!.value, null, 2),
    };
  });
  return parts.sort((a, b) => a.status - b.status || a.code.localeCompare(b.code));
}

function detailsOf(code: string, { language, translate }: DocsLanguage): DetailField[] {
  const { details, detailTexts = {} } = code in ERRORS ? ERRORS[code as ErrorCode].entry : {};
  return Object.entries(detailTexts).map(([path, text]) => ({
    path,
    type: typeOfSample(path.split('.').reduce<unknown>(fieldIn, details), language),
    text: translate(text),
  }));
}

/** `fields[]` is the first entry of the list. */
function fieldIn(value: unknown, step: string): unknown {
  const found = (value as Record<string, unknown> | undefined)?.[step.replace('[]', '')];
  return step.endsWith('[]') ? (found as unknown[])[0] : found;
}

function typeOfSample(value: unknown, language: Language): string {
  const texts = docsTexts[language].operation;
  if (Array.isArray(value)) return texts.arrayOf({ type: typeOfSample(value[0], language) });
  if (typeof value === 'string') return 'string';
  if (value === null) return texts.orNull({ type: 'string' });
  return typeof value === 'object' ? 'object' : 'integer';
}

function errorText(
  { code, status, raisedBy, operations, details, sample }: ErrorPart,
  language: Language,
): string {
  const texts = docsTexts[language].errorCatalog;
  const { title, means, todo } = errorHelpTexts[language][code];
  const links = operations.map(({ href, name }) => `[${name}](${href})`).join(', ');
  const fields = details.map(({ path, type, text }) => `| \`details.${path}\` | ${type} | ${text} |`);
  return [
    `## ${code} (${status})`,
    `**${title}.** ${means}`,
    todo.map((line) => `- ${line}`).join('\n'),
    `${raisedBy}${links && `: ${links}`}.`,
    ...(fields.length > 0
      ? [[`| ${texts.field} | ${texts.type} | ${texts.means} |`, '|---|---|---|', ...fields].join('\n')]
      : []),
    `\`\`\`json\n${sample}\n\`\`\``,
  ].join('\n\n');
}

function renderError(part: ErrorPart, placeholders: Placeholders, language: Language): Html {
  const { code, status, raisedBy, operations, details, sample } = part;
  const { title, means, todo } = errorHelpTexts[language][code];
  return html`<section class="entry" id="${code}"><h2><a class="anchor" href="#${code}"><code>${code}</code></a> <span class="status">${status}</span></h2>
<p><strong>${title}.</strong> ${means}</p>
<ul class="todo">${todo.map((line) => html`<li>${line}</li>`)}</ul>
${operations.length === 0 ? html`<p class="muted">${raisedBy}.</p>` : html`<p class="muted">${raisedBy}</p><ul class="raisers">${operations.map(({ href, name }) => html`<li><a href="${href}">${name}</a></li>`)}</ul>`}
${details.length > 0 && html`<dl class="field-values">${details.map(({ path, type, text }) => html`<div><dt><code>details.${path}</code> <span class="field-type">${type}</span></dt><dd>${inlineCode(text)}</dd></div>`)}</dl>`}
<details class="example"><summary>${docsTexts[language].errorCatalog.sample}</summary>${renderCode([{ code: sample, language: 'json', tab: null, canRun: false }], placeholders, language)}</details></section>`;
}
