// The generated page of every event, with a sample.
import { fillPieces } from '../../../../shared/text/fill-text.ts';
import { docsTexts } from '../../../../shared/texts/generated/pages/docs.ts';
import { EVENTS, type EventName } from '../../model/orders/event-catalog.ts';
import { sampleMessage } from '../../model/orders/event-samples.ts';
import type { Links } from '../../model/orders/links.ts';
import { API_VERSION } from '../../platform/api-version.ts';
import { type Html, html } from '../html.ts';
import { type Placeholders, renderCode } from './code-block.ts';
import type { DocsLanguage } from './docs-language.ts';
import { inlineCode } from './inline-code.ts';
import type { Section } from './markdown.ts';
import { addressOf } from './page-address.ts';

export interface CatalogPage {
  title: string;
  summary: string;
  sections: Section[];
  body: Html;
  /** The same as Markdown, for readers who want text. */
  markdown: string;
}

/** A text whose words in backticks are code, around its links. */
export const withLinks = (pieces: (string | Html)[]): Html =>
  html`${pieces.map((piece) => (typeof piece === 'string' ? inlineCode(piece) : piece))}`;

const SAMPLE_ACCOUNT = '0199a0c2-7c4e-7000-8000-000000000001';

export function eventCatalog(links: Links, placeholders: Placeholders, words: DocsLanguage): CatalogPage {
  const { language, translate } = words;
  const texts = docsTexts[language].eventCatalog;
  const webhooks = html`<a href="${addressOf({ name: 'webhooks', language })}">${texts.webhooks}</a>`;
  const names = Object.keys(EVENTS) as EventName[];
  return {
    title: texts.title,
    summary: texts.summary,
    sections: names.map((name) => ({
      id: name,
      title: name,
      text: translate(EVENTS[name].description),
      names: Object.keys(EVENTS[name].data).join(' '),
    })),
    body: html`<p>${withLinks(fillPieces(texts.envelope, { webhooks }))}</p>
${names.map((name) => renderEvent(name, links, placeholders, words))}`,
    markdown: names.map((name) => eventText(name, links, words)).join('\n\n'),
  };
}

function sampleText(name: EventName, links: Links): string | null {
  const sample = sampleMessage(API_VERSION, name, SAMPLE_ACCOUNT, links);
  return sample && JSON.stringify(JSON.parse(sample), null, 2);
}

function eventText(name: EventName, links: Links, { translate }: DocsLanguage): string {
  const code = sampleText(name, links);
  const head = `## ${name}\n\n${translate(EVENTS[name].description)}.`;
  return code === null ? head : `${head}\n\n\`\`\`json\n${code}\n\`\`\``;
}

function renderEvent(
  name: EventName,
  links: Links,
  placeholders: Placeholders,
  { language, translate }: DocsLanguage,
): Html {
  const { description, data } = EVENTS[name];
  const own = Object.keys(data);
  const code = sampleText(name, links);
  return html`<section class="entry" id="${name}"><h2><a class="anchor" href="#${name}"><code>${name}</code></a></h2>
<p>${translate(description)}.</p>
${own.length > 0 && html`<p class="muted">${inlineCode(docsTexts[language].eventCatalog.beyond)} ${own.map((field) => html`<code>${field}</code> `)}</p>`}
${code && renderCode([{ code, language: 'json', tab: null, canRun: false }], placeholders, language)}</section>`;
}
