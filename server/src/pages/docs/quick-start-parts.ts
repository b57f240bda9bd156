// What the quick start has beside its text: the reader's key, and their order as it moves.
import { SCENARIOS } from '../../sandbox/scenarios.ts';
import { type Html, html } from '../html.ts';
import { icon } from '../icons.ts';

export function renderKeyBar(testKey: string | null): Html {
  return html`<section class="key-bar" data-key-bar aria-label="Your test key">
<strong>Your test key</strong>
${
  testKey === null
    ? html`<span class="key-ask">Make one in the <a href="/portal/sandbox/api-keys">portal</a>, then <label>paste it here <input type="text" data-key-input autocomplete="off" spellcheck="false" placeholder="svc_test_…"></label></span>`
    : html`<code data-fill="key">${testKey}</code>`
}
<span class="muted">Nothing is driven or billed.</span>
<button type="button" class="key-copy" data-copy="${testKey ?? ''}" data-copied="Copied" hidden>${icon('copy')}Copy</button>
</section>`;
}

/** Steps and the events that each one sends. */
const STEPS: Record<string, [title: string, events: string]> = {
  ORDER_CREATED: ['Order created', 'order.created, order.accepted'],
  TRIP_OFFERED: ['Trip offered', ''],
  DRIVER_ASSIGNED: ['Driver assigned', 'order.scheduled, driver.assigned'],
  DRIVER_ACCEPTED: ['Driver accepted', ''],
  DRIVER_ON_THE_WAY: ['Driver on the way', 'pickup.started, pickup.arrived'],
  VEHICLE_PICKED_UP: ['Vehicle picked up', 'vehicle.picked_up, transport.started'],
  ARRIVED_AT_DESTINATION: ['Arrived at destination', 'delivery.arrived'],
  VEHICLE_HANDED_OVER: ['Vehicle handed over', 'vehicle.delivered'],
  ORDER_COMPLETED: ['Order completed', 'order.completed'],
};

export function renderLivePanel(): Html {
  return html`<section class="sandbox-order" data-live aria-label="Your sandbox order">
<header><strong>Sandbox</strong><span data-live-state>waiting</span></header>
<div class="live-head"><strong data-fill="order">Your first order</strong><span class="live-status" data-live-status>Not created yet</span><p class="muted" data-live-from>Send step 2, here or from your shell.</p></div>
<ol>${SCENARIOS.STANDARD.map(({ name }) => {
    const [title, events] = STEPS[name] ?? [name, ''];
    return html`<li data-step="${name}" data-events="${events}"><span class="live-title">${title}</span><time></time>${events && html`<span class="live-events">${events}</span>`}</li>`;
  })}</ol>
<footer hidden data-live-actions><button type="button" data-to-end>Run to the end</button><a data-tracking href="/">Tracking page</a></footer>
</section>`;
}
