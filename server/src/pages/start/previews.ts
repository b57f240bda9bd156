// The small pictures on the cards of the start page, drawn from the current data of the demo.
import { namesTexts } from '../../../../shared/texts/generated/names.ts';
import { type StartTexts, startTexts } from '../../../../shared/texts/generated/pages/start.ts';
import type { Order } from '../../model/orders/order.ts';
import { type Status, v1Status } from '../../model/orders/status.ts';
import { formatsFor } from '../../platform/formats.ts';
import type { Language } from '../../platform/language.ts';
import { type Html, html, trusted } from '../html.ts';
import { icon } from '../icons.ts';
import { drawMap } from '../map/draw-map.ts';
import { sceneOf } from '../tracking/page.ts';
import type { StartFacts } from './start-facts.ts';

export function consolePreview({ waiting, tracking }: StartFacts, language: Language): Html {
  const texts = startTexts[language].console;
  return html`<div class="preview preview-console" aria-hidden="true"><div class="sheet"><p class="sheet-title">${texts.today}</p>
${waiting.slice(0, 4).map((order) => taskRow(order, texts))}</div>
<div class="preview-map">${tracking && trusted(drawMap(sceneOf(tracking, null), { width: 300, height: 220, language }))}</div></div>`;
}

function taskRow(order: Order, texts: StartTexts['console']): Html {
  const number = order.orderNumber ?? order.requestNumber ?? '';
  const [tone, text, action] = taskOf(order, number, texts);
  return html`<p class="task"><i class="dot ${tone}"></i><span>${text}</span><b>${action}</b></p>`;
}

function taskOf(
  { status, delivery }: Order,
  number: string,
  texts: StartTexts['console'],
): readonly [string, string, string] {
  const tasks: Partial<Record<Status, readonly [string, string, string]>> = {
    QUOTE_REQUIRED: ['is-alert', texts.toQuote({ number }), texts.quote],
    OPEN: ['is-warn', texts.noDriver({ number }), texts.assign],
    QUOTE_SENT: ['is-muted', texts.quoteOut({ number }), texts.show],
  };
  return tasks[status] ?? ['is-transit', texts.onTheRoad({ number, city: delivery.city }), texts.show];
}

export function portalPreview({ sandbox }: StartFacts, language: Language): Html {
  const texts = startTexts[language].portal;
  return html`<div class="preview preview-portal" aria-hidden="true"><div class="sheet"><p class="sheet-band">${texts.band}</p>
<div class="mini-table"><p class="mini-head"><span>${texts.number}</span><span>${texts.route}</span><span>${texts.status}</span><span>${texts.gross}</span></p>
${sandbox.map((order) => {
  const price = order.price;
  const { money } = formatsFor(language, 'UTC', price?.currency ?? 'EUR');
  const amount = price ? money(price.grossCents).replace(/[^\d.,]/g, '') : '–';
  return html`<p><b>${order.orderNumber ?? order.requestNumber}</b><span>${order.pickup.city} → ${order.delivery.city}</span><span><i class="dot ${toneOf(order)}"></i> ${namesTexts[language].statuses[v1Status(order)]}</span><span class="figures">${amount}</span></p>`;
})}</div></div></div>`;
}

export function driverPreview(language: Language): Html {
  const texts = startTexts[language].driver;
  return html`<div class="preview preview-driver" aria-hidden="true"><div class="phone"><p class="muted">${texts.next}</p><p class="phone-place">Hamburg, Rampe 3</p><p class="muted">BMW 520d · HH AL 4821</p><span class="phone-button">${texts.start}</span><p class="phone-icons">${icon('phone')}${icon('pin')}${icon('bubble')}</p></div></div>`;
}

export function trackingPreview(
  { tracking }: StartFacts,
  headline: readonly string[],
  language: Language,
): Html {
  return html`<div class="preview preview-tracking" aria-hidden="true">${tracking && trusted(drawMap(sceneOf(tracking, null), { width: 460, height: 190, language }))}${headline.length > 0 && html`<p class="preview-sentence"><b>${headline[0]}</b><br>${headline[1]}</p>`}</div>`;
}

export function docsPreview(language: Language): Html {
  const { comment } = startTexts[language].docs;
  return html`<div class="preview preview-docs" aria-hidden="true"><pre><i>${comment}</i>
<u>const</u> order = <u>await</u> handover.orders.create({
  pickup:   { city: <b>'Hamburg'</b>, … },
  delivery: { city: <b>'München'</b>, … },
})
order.trackingUrl</pre></div>`;
}

function toneOf(order: Order): string {
  const status = v1Status(order);
  if (status === 'IN_TRANSIT' || status.endsWith('IN_PROGRESS')) return 'is-transit';
  return status === 'DELIVERED' || status === 'COMPLETED' ? 'is-good' : 'is-muted';
}
