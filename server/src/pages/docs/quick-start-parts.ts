// The interactive parts of the quick start: the reader's key, and the progress of their order.
import { findText } from '../../../../shared/text/find-text.ts';
import { docsTexts } from '../../../../shared/texts/generated/pages/docs.ts';
import { layoutTexts } from '../../../../shared/texts/generated/pages/layout.ts';
import { playgroundTexts } from '../../../../shared/texts/generated/portal/playground.ts';
import type { Language } from '../../platform/language.ts';
import { DESCRIBED_SCENARIOS } from '../../sandbox/describe-scenarios.ts';
import { type Html, html } from '../html.ts';
import { icon } from '../icons.ts';

export function renderKeyBar(testKey: string | null, language: Language): Html {
  const texts = docsTexts[language].key;
  return html`<section class="key-bar" data-key-bar aria-label="${texts.title}">
<strong>${texts.title}</strong>
${
  testKey === null
    ? html`<span class="key-ask">${texts.makeOne} <a href="/portal/sandbox/api-keys">${texts.portal}</a>${texts.andThen} <label>${texts.paste} <input type="text" data-key-input autocomplete="off" spellcheck="false" placeholder="svc_test_…"></label></span>`
    : html`<code data-fill="key">${testKey}</code>`
}
<span class="muted">${texts.free}</span>
<button type="button" class="key-copy" data-copy="${testKey ?? ''}" data-copied="${layoutTexts[language].copied}" hidden>${icon('copy')}${layoutTexts[language].copy}</button>
</section>`;
}

const STANDARD_STEPS = DESCRIBED_SCENARIOS.find(({ name }) => name === 'STANDARD')!.steps;

export function renderLivePanel(language: Language): Html {
  const texts = docsTexts[language].live;
  return html`<section class="sandbox-order" data-live aria-label="${texts.title}">
<header><strong>Sandbox</strong><span data-live-state>${texts.waiting}</span></header>
<div class="live-head"><strong data-fill="order">${texts.first}</strong><span class="live-status" data-live-status>${texts.notCreated}</span><p class="muted" data-live-from>${texts.from}</p></div>
<ol>${STANDARD_STEPS.map(({ name, events }) => {
    const sent = events.join(', ');
    return html`<li data-step="${name}" data-events="${sent}"><span class="live-title">${findText(playgroundTexts[language].stepNames, name)}</span><time></time>${sent && html`<span class="live-events">${sent}</span>`}</li>`;
  })}</ol>
<footer hidden data-live-actions><button type="button" data-to-end>${texts.toEnd}</button><a data-tracking href="/">${texts.tracking}</a></footer>
</section>`;
}
