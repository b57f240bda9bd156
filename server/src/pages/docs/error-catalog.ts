// The generated page of every error: what it means, what to do, its operations, its details and a sample.
import { type ErrorHelpTexts, errorHelpTexts } from '../../../../shared/texts/generated/errors/error-help.ts';
import { ERRORS, type ErrorCode } from '../../api/shared/errors/error-catalog.ts';
import { type Html, html } from '../html.ts';
import { type ApiDescription, errorsOf, operationsOf } from './api-description.ts';
import type { CatalogPage } from './catalogs.ts';
import { type Placeholders, renderCode } from './code-block.ts';
import { inlineCode } from './inline-code.ts';
import { slugOf } from './markdown.ts';

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
export function errorCatalog(api: ApiDescription, placeholders: Placeholders): CatalogPage {
  const parts = errorParts(api);
  return {
    title: 'Error codes',
    summary: 'What each code means, which calls raise it, what its details hold and what to do about it.',
    sections: parts.map(({ code, status, details }) => ({
      id: code,
      title: code,
      text: [
        `${errorHelpTexts.en[code].title}.`,
        errorHelpTexts.en[code].means,
        ...errorHelpTexts.en[code].todo,
      ].join(' '),
      names: [status, ...details.map(({ path }) => path)].join(' '),
    })),
    body: html`<p>Branch on <code>error.code</code>, never on the message: sentences may change, codes do not. Treat a code that you do not know by its HTTP status: further ones may be added. The format of errors is explained in <a href="/docs/errors">Errors</a>.</p>
${parts.map((part) => renderError(part, placeholders))}`,
    markdown: parts.map(errorText).join('\n\n'),
  };
}

function errorParts(api: ApiDescription): ErrorPart[] {
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
        ? 'Raised by'
        : exceptions.length === 0
          ? 'Raised by every operation'
          : 'Raised by every operation except',
      operations: (isCommon ? exceptions : [...raisers]).map(({ operationId, summary, tags }) => ({
        href: `/docs/reference/${slugOf(tags[0]!)}#${operationId}`,
        name: summary,
      })),
      details: detailsOf(code),
      sample: JSON.stringify(api.components.examples[own[0]!.example]!.value, null, 2),
    };
  });
  return parts.sort((a, b) => a.status - b.status || a.code.localeCompare(b.code));
}

function detailsOf(code: string): DetailField[] {
  const { details, detailTexts = {} } = code in ERRORS ? ERRORS[code as ErrorCode].entry : {};
  return Object.entries(detailTexts).map(([path, text]) => ({
    path,
    type: typeOfSample(path.split('.').reduce<unknown>(fieldIn, details)),
    text,
  }));
}

/** `fields[]` is the first entry of the list. */
function fieldIn(value: unknown, step: string): unknown {
  const found = (value as Record<string, unknown> | undefined)?.[step.replace('[]', '')];
  return step.endsWith('[]') ? (found as unknown[])[0] : found;
}

function typeOfSample(value: unknown): string {
  if (Array.isArray(value)) return `array of ${typeOfSample(value[0])}`;
  if (typeof value === 'string') return 'string';
  if (value === null) return 'string or null';
  return typeof value === 'object' ? 'object' : 'integer';
}

function errorText({ code, status, raisedBy, operations, details, sample }: ErrorPart): string {
  const { title, means, todo } = errorHelpTexts.en[code];
  const links = operations.map(({ href, name }) => `[${name}](${href})`).join(', ');
  const fields = details.map(({ path, type, text }) => `| \`details.${path}\` | ${type} | ${text} |`);
  return [
    `## ${code} (${status})`,
    `**${title}.** ${means}`,
    todo.map((line) => `- ${line}`).join('\n'),
    `${raisedBy}${links && `: ${links}`}.`,
    ...(fields.length > 0 ? [['| Field | Type | Means |', '|---|---|---|', ...fields].join('\n')] : []),
    `\`\`\`json\n${sample}\n\`\`\``,
  ].join('\n\n');
}

function renderError(part: ErrorPart, placeholders: Placeholders): Html {
  const { code, status, raisedBy, operations, details, sample } = part;
  const { title, means, todo } = errorHelpTexts.en[code];
  return html`<section class="entry" id="${code}"><h2><a class="anchor" href="#${code}"><code>${code}</code></a> <span class="status">${status}</span></h2>
<p><strong>${title}.</strong> ${means}</p>
<ul class="todo">${todo.map((line) => html`<li>${line}</li>`)}</ul>
${operations.length === 0 ? html`<p class="muted">${raisedBy}.</p>` : html`<p class="muted">${raisedBy}</p><ul class="raisers">${operations.map(({ href, name }) => html`<li><a href="${href}">${name}</a></li>`)}</ul>`}
${details.length > 0 && html`<dl class="field-values">${details.map(({ path, type, text }) => html`<div><dt><code>details.${path}</code> <span class="field-type">${type}</span></dt><dd>${inlineCode(text)}</dd></div>`)}</dl>`}
<details class="example"><summary>Sample answer</summary>${renderCode([{ code: sample, language: 'json', tab: null, canRun: false }], placeholders)}</details></section>`;
}
