// The start page: the state of the service and links to all parts; without demo data only the links.

import { fillPieces } from '../../../../shared/text/fill-text.ts';
import { startTexts } from '../../../../shared/texts/generated/pages/start.ts';
import type { Brand } from '../../operator/brand.ts';
import { timeFormatter } from '../../platform/format-time.ts';
import { LANGUAGES, type Language } from '../../platform/language.ts';
import { type Html, html } from '../html.ts';
import { icon } from '../icons.ts';
import type { PublicFiles } from '../public-files.ts';
import { renderPublicPage } from '../public-layout.ts';
import { summarizeTracking } from '../tracking/tracking-summary.ts';
import { trackingViewOf } from '../tracking/tracking-view.ts';
import type { Closed } from './entrances.ts';
import { consolePreview, docsPreview, driverPreview, portalPreview, trackingPreview } from './previews.ts';
import type { StartFacts } from './start-facts.ts';

interface StartInput {
  facts: StartFacts;
  language: Language;
  timeZone: string;
  now: Date;
  version: string;
  files: PublicFiles;
}

export function renderStartPage(input: StartInput): string {
  const { facts, language, files } = input;
  const texts = startTexts[language];
  return renderPublicPage({
    language,
    languages: LANGUAGES,
    name: 'start',
    title: texts.title,
    files,
    path: '/',
    brand: null,
    test: false,
    badge: texts.demo,
    aside: html`<span class="top-operator muted">${facts.operator}</span>`,
    body: html`<main id="content" class="start">
<section class="start-head"><div><h1>${texts.head}</h1><p class="lead">${texts.lead}${!facts.prepared && html` ${texts.preparing}`}</p></div>${renderHealth(input)}</section>
${renderCards(input)}
${facts.apiKey && renderTerminal(facts.publicUrl, facts.apiKey, language)}
<footer class="start-foot"><p><a href="/health/ready">${texts.links.health}</a><a href="/openapi.json">${texts.links.openapi}</a></p><p class="muted">${renderDemoOn(language)}</p></footer>
</main>`,
  });
}

function renderDemoOn(language: Language): Html {
  return html`${fillPieces(startTexts[language].demoOn, { setting: html`<span class="mono">DEMO=off</span>` })}`;
}

function renderHealth({ facts, language, now, timeZone, version }: StartInput): Html {
  const { health } = startTexts[language];
  const up = timeFormatter(language, timeZone, now).span(facts.upMs);
  const rows: [string, string, string][] = [
    ['is-good', health.service, health.up({ span: up, version })],
    ['is-good', health.database, facts.isEmbedded ? health.embedded : health.external],
    ['is-good', health.webhooks, health.waiting({ count: facts.deliveriesWaiting })],
    [facts.hasSmtp ? 'is-good' : 'is-muted', health.mail, facts.hasSmtp ? health.sent : health.kept],
  ];
  return html`<dl class="health" aria-label="${health.label}">${rows.map(([tone, name, text]) => html`<div><dt><i class="dot ${tone}"></i>${name}</dt><dd>${text}</dd></div>`)}</dl>`;
}

interface Card {
  look: 'wide' | 'third';
  /** A page, or the address of a form that signs in first. */
  target: { page: string } | { entrance: string } | null;
  preview: Html;
  title: string;
  text: string;
  opens: Html;
}

function renderCards({ facts, language, timeZone, now }: StartInput): Html {
  const texts = startTexts[language];
  const soon = ([lead, text]: readonly string[]) => html`<strong>${lead}</strong> ${text}`;
  const summary =
    facts.tracking && summarizeTracking(trackingViewOf(facts.tracking, language, timeZone, now));
  const cards: Card[] = [
    {
      look: 'wide',
      target: { entrance: '/demo/console' },
      preview: consolePreview(facts, language),
      ...texts.console,
      opens: soon(texts.console.opens),
    },
    {
      look: 'wide',
      target: { entrance: '/demo/portal' },
      preview: portalPreview(facts, language),
      ...texts.portal,
      opens: soon(texts.portal.opens),
    },
    {
      look: 'third',
      target: { entrance: '/demo/driver' },
      preview: driverPreview(language),
      ...texts.driver,
      opens: soon(texts.driver.opens),
    },
    {
      look: 'third',
      target: facts.trackingUrl === null ? null : { page: facts.trackingUrl },
      preview: trackingPreview(facts, summary?.headline ?? [], language),
      ...texts.tracking,
      opens: summary
        ? html`${fillPieces(texts.tracking.opens, {
            route: html`<strong>${facts.tracking?.from?.city} – ${facts.tracking?.to?.city}</strong>`,
          })}`
        : html`${texts.tracking.none}`,
    },
    {
      look: 'third',
      target: { page: '/docs' },
      preview: docsPreview(language),
      ...texts.docs,
      opens: soon(texts.docs.opens),
    },
  ];
  return html`<div class="cards">${cards.map((card) => renderCard(card))}</div>
${facts.quoteUrl && html`<a class="strip" href="${facts.quoteUrl}"><strong>${texts.quote.title}</strong><span>${texts.quote.text}</span>${icon('arrow')}</a>`}`;
}

function renderCard({ look, target, preview, title, text, opens }: Card): Html {
  const inside = (head: Html) =>
    html`${preview}<div class="card-text"><h2>${head}</h2>${target && icon('arrow')}<p>${text}</p><p class="opens">${opens}</p></div>`;
  if (!target) return html`<div class="start-card ${look} is-later">${inside(html`${title}`)}</div>`;
  if ('page' in target)
    return html`<a class="start-card ${look}" href="${target.page}">${inside(html`${title}`)}</a>`;
  const button = html`<button class="card-button" type="submit">${title}</button>`;
  return html`<form class="start-card ${look}" method="post" action="${target.entrance}">${inside(button)}</form>`;
}

function renderTerminal(publicUrl: string, apiKey: string, language: Language): Html {
  const { terminal } = startTexts[language];
  const command = [
    `curl ${publicUrl}/api/v1/extern/orders \\`,
    `  -H "X-API-Key: ${apiKey}" \\`,
    `  -H "Content-Type: application/json" \\`,
    `  -d '{ "pickup":   { "street": "Wendenstraße 130",`,
    `                    "postalCode": "20537", "city": "Hamburg" },`,
    `        "delivery": { "street": "Landsberger Straße 394",`,
    `                    "postalCode": "81241", "city": "München" } }'`,
  ].join('\n');
  const shown = command
    .split(/("[^"]*")/)
    .map((part) => (part.startsWith('"') ? html`<b>${part}</b>` : html`${part}`));
  return html`<section class="terminal"><div class="terminal-in"><p class="terminal-head"><span>${terminal.title}</span><span class="sandbox-chip">${terminal.sandbox}</span><button class="terminal-copy" type="button" hidden data-copy="${command}" data-copied="${terminal.copied}">${icon('copy')}${terminal.copy}</button></p><pre tabindex="0">${shown}</pre></div>
<div class="terminal-out"><p class="terminal-head"><span>${terminal.answer}</span><span class="created"><i class="dot"></i>${terminal.created}</span></p><pre tabindex="0">{
  <i>"kind"</i>: <b>"ORDER"</b>,
  <i>"orderNumber"</i>: <b>"SBX-…"</b>,
  <i>"status"</i>: <b>"ACCEPTED"</b>,
  <i>"trackingUrl"</i>: <b>"…/t/…"</b>,
  <i>"sandbox"</i>: <u>true</u>, …
}</pre></div></section>`;
}

interface PlainInput {
  brand: Brand;
  language: Language;
  files: PublicFiles;
  /** Why a demo shows no entrances; null without a demo. */
  closed: Closed | null;
}

/** The page without entrances: the operator, and links to sign in. */
export function renderPlainStart({ brand, language, files, closed }: PlainInput): string {
  const { plain } = startTexts[language];
  const ways: [string, string, string][] = [
    ['/t', plain.track, plain.trackText],
    ['/portal', plain.portal, plain.portalText],
    ['/console', plain.console, plain.consoleText],
    ['/driver', plain.driver, plain.driverText],
  ];
  return renderPublicPage({
    language,
    languages: LANGUAGES,
    name: 'start',
    title: brand.name,
    files,
    path: '/',
    brand,
    test: false,
    body: html`<main id="content" class="start start-plain"><section class="start-head"><div><h1>${plain.head({ name: brand.name })}</h1><p class="lead">${plain.text}${closed && html` ${plain.closed[closed]}`}</p></div></section>
<div class="ways">${ways.map(([href, title, text]) => html`<a class="strip" href="${href}"><strong>${title}</strong><span>${text}</span>${icon('arrow')}</a>`)}</div></main>`,
  });
}
