// The generated page of every event, with a sample.
import { EVENTS, type EventName } from '../../model/orders/event-catalog.ts';
import { sampleMessage } from '../../model/orders/event-samples.ts';
import type { Links } from '../../model/orders/links.ts';
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
