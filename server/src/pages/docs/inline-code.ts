// Renders words in backticks, which the API descriptions contain, as code.
import { type Html, html } from '../html.ts';

export function inlineCode(text: string): Html {
  return html`${text.split('`').map((part, index) => (index % 2 ? html`<code>${part}</code>` : part))}`;
}
