// The generated pages: every event with a sample, every error with its remedy.
import { errorHelpEn } from '../../../../shared/errors/error-help-en.ts';
import { ERRORS, type ErrorCode } from '../../api/shared/errors/error-catalog.ts';
import { EVENTS, type EventName } from '../../orders/model/event-catalog.ts';
import { sampleMessage } from '../../orders/model/event-samples.ts';
import type { Links } from '../../orders/model/links.ts';
import { API_VERSION } from '../../platform/api-version.ts';
import { type Html, html } from '../html.ts';
import { type Placeholders, renderCode } from './code-block.ts';
import type { Section } from './markdown.ts';

export interface CatalogPage {
  title: string;
  summary: string;
  sections: Section[];
  body: Html;
  /** The same as Markdown, for readers who want text. */
  markdown: string;
}

const SAMPLE_ACCOUNT = '0199a0c2-7c4e-7000-8000-000000000001';

export function eventCatalog(links: Links, placeholders: Placeholders): CatalogPage {
  const names = Object.keys(EVENTS) as EventName[];
  return {
    title: 'Events',
    summary: 'Every message that an endpoint can subscribe to, with what it carries.',
    sections: names.map((name) => ({
      id: name,
      title: name,
      text: EVENTS[name].description,
      names: Object.keys(EVENTS[name].data).join(' '),
    })),
    body: html`<p>All messages share an envelope: <code>id</code>, <code>type</code>, <code>apiVersion</code>, <code>createdAt</code>, <code>tenantId</code> and <code>data</code>. How to receive them is explained in <a href="/docs/webhooks">Webhooks</a>. Ignore events and fields that you do not know: new ones are added without notice.</p>
${names.map((name) => renderEvent(name, links, placeholders))}`,
    markdown: names.map((name) => eventText(name, links)).join('\n\n'),
  };
}

function sampleText(name: EventName, links: Links): string | null {
  const sample = sampleMessage(API_VERSION, name, SAMPLE_ACCOUNT, links);
  return sample && JSON.stringify(JSON.parse(sample), null, 2);
}

function eventText(name: EventName, links: Links): string {
  const code = sampleText(name, links);
  const head = `## ${name}\n\n${EVENTS[name].description}.`;
  return code === null ? head : `${head}\n\n\`\`\`json\n${code}\n\`\`\``;
}

function renderEvent(name: EventName, links: Links, placeholders: Placeholders): Html {
  const { description, data } = EVENTS[name];
  const own = Object.keys(data);
  const code = sampleText(name, links);
  return html`<section class="entry" id="${name}"><h2><a class="anchor" href="#${name}"><code>${name}</code></a></h2>
<p>${description}.</p>
${own.length > 0 && html`<p class="muted">Beyond the common fields, <code>data</code> has ${own.map((field) => html`<code>${field}</code> `)}</p>`}
${code && renderCode([{ code, language: 'json', tab: null, canRun: false }], placeholders)}</section>`;
}

/** The errors that API v1 can return: the codes that its description names. */
export function errorCatalog(codes: readonly string[]): CatalogPage {
  const known = codes.filter(
    (code): code is ErrorCode & keyof typeof errorHelpEn => code in ERRORS && code in errorHelpEn,
  );
  const byStatus = known.sort(
    (a, b) => ERRORS[a].entry.status - ERRORS[b].entry.status || a.localeCompare(b),
  );
  return {
    title: 'Error codes',
    summary: 'What each code means and what to do about it.',
    sections: byStatus.map((code) => ({
      id: code,
      title: code,
      text: [`${errorHelpEn[code].title}.`, errorHelpEn[code].means, ...errorHelpEn[code].todo].join(' '),
      names: [ERRORS[code].entry.status, ...Object.keys(ERRORS[code].entry.details ?? {})].join(' '),
    })),
    body: html`<p>Branch on <code>error.code</code>, never on the message: sentences may change, codes do not. The format of errors is explained in <a href="/docs/errors">Errors</a>.</p>
${byStatus.map((code) => renderError(code))}`,
    markdown: byStatus.map(errorText).join('\n\n'),
  };
}

function errorText(code: ErrorCode & keyof typeof errorHelpEn): string {
  const { title, means, todo } = errorHelpEn[code];
  const steps = todo.map((line) => `- ${line}`).join('\n');
  return `## ${code} (${ERRORS[code].entry.status})\n\n**${title}.** ${means}\n\n${steps}`;
}

function renderError(code: ErrorCode & keyof typeof errorHelpEn): Html {
  const { title, means, todo } = errorHelpEn[code];
  const { status, message, details } = ERRORS[code].entry;
  return html`<section class="entry" id="${code}"><h2><a class="anchor" href="#${code}"><code>${code}</code></a> <span class="status">${status}</span></h2>
<p><strong>${title}.</strong> ${means}</p>
<ul class="todo">${todo.map((line) => html`<li>${line}</li>`)}</ul>
<p class="muted">Message: ${message}</p>
${details && html`<p class="muted">Its <code>details</code> hold ${Object.keys(details).map((name) => html`<code>${name}</code> `)}</p>`}</section>`;
}
