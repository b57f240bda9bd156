// The interactive parts of the quick start: the reader's key, and the progress of their order.
import { DESCRIBED_SCENARIOS } from '../../sandbox/describe-scenarios.ts';
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

const STANDARD_STEPS = DESCRIBED_SCENARIOS.find(({ name }) => name === 'STANDARD')!.steps;

/** `ORDER_CREATED` becomes "Order created". */
function titleOf(step: string): string {
  const words = step.toLowerCase().replaceAll('_', ' ');
  return words[0]!.toUpperCase() + words.slice(1);
}

export function renderLivePanel(): Html {
  return html`<section class="sandbox-order" data-live aria-label="Your sandbox order">
<header><strong>Sandbox</strong><span data-live-state>waiting</span></header>
<div class="live-head"><strong data-fill="order">Your first order</strong><span class="live-status" data-live-status>Not created yet</span><p class="muted" data-live-from>Send step 2, here or from your shell.</p></div>
<ol>${STANDARD_STEPS.map(({ name, events }) => {
    const sent = events.join(', ');
    return html`<li data-step="${name}" data-events="${sent}"><span class="live-title">${titleOf(name)}</span><time></time>${sent && html`<span class="live-events">${sent}</span>`}</li>`;
  })}</ol>
<footer hidden data-live-actions><button type="button" data-to-end>Run to the end</button><a data-tracking href="/">Tracking page</a></footer>
</section>`;
}
