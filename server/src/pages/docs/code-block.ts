// A block of code with a tab per language, a button to copy it, and one to send it if it is a call.
import { docsTexts } from '../../../../shared/texts/generated/pages/docs.ts';
import { layoutTexts } from '../../../../shared/texts/generated/pages/layout.ts';
import type { Language } from '../../platform/language.ts';
import { type Html, html, trusted } from '../html.ts';
import { icon } from '../icons.ts';
import { highlight } from './highlight.ts';

export interface CodeSample {
  code: string;
  language: string;
  /** The label of the tab; null for a block with one sample. */
  tab: string | null;
  /** Whether the page can send it: a curl command to the sandbox. */
  canRun: boolean;
}

/** The values of placeholders in samples, which only the service or the reader knows. */
export interface Placeholders {
  base: string;
  key: string;
  order: string;
  inbox: string;
  /** Of the service and of its packages. */
  version: string;
}

const PLACEHOLDER = /\{\{(base|key|order|inbox|version)\}\}/g;

export function fillIn(code: string, placeholders: Placeholders): string {
  return code.replaceAll(PLACEHOLDER, (_, name: keyof Placeholders) => placeholders[name]);
}

/** The page replaces these with the reader's own values once it has them. */
const FILLED_IN = ['key', 'order', 'inbox'] as const;
/** Letters only, so that the highlighter of no language splits it. */
const markOf = (name: string) => `FILLEDIN${name.toUpperCase()}`;

function colour({ code, language }: CodeSample, placeholders: Placeholders): Html {
  const marks = Object.fromEntries(FILLED_IN.map((name) => [name, markOf(name)]));
  let markup = highlight(fillIn(code, { ...placeholders, ...marks }), language);
  for (const name of FILLED_IN) {
    markup = markup.replaceAll(
      markOf(name),
      `<span class="fill" data-fill="${name}">${placeholders[name]}</span>`,
    );
  }
  return trusted(markup);
}

export function renderCode(
  samples: readonly CodeSample[],
  placeholders: Placeholders,
  language: Language = 'en',
): Html {
  const hasTabs = samples.some(({ tab }) => tab !== null);
  const tabs = samples.map(({ tab, language }, index) => tabOf(tab ?? language, index));
  return html`<div class="code" data-code>
<div class="code-head">${hasTabs ? html`<div class="code-tabs">${tabs}</div>` : html`<span class="code-name">${samples[0]?.language ?? ''}</span>`}
${samples.some(({ canRun }) => canRun) && html`<button type="button" class="code-button" data-run hidden>${icon('play')}${docsTexts[language].run}</button>`}
<button type="button" class="code-button" data-copy-code hidden>${icon('copy')}<span>${layoutTexts[language].copy}</span></button></div>
${samples.map(
  (sample, index) =>
    html`<div class="code-panel" data-tab="${sample.tab ?? ''}"${index > 0 && trusted(' hidden')}>${hasTabs && html`<p class="code-tab-name">${sample.tab}</p>`}<pre tabindex="0"><code class="language-${sample.language}">${colour(sample, placeholders)}</code></pre></div>`,
)}
</div>`;
}

function tabOf(name: string, index: number): Html {
  return html`<button type="button" aria-pressed="${index === 0 ? 'true' : 'false'}" data-show-tab="${name}">${name}</button>`;
}
