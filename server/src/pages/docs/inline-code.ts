// Words in backticks, as descriptions of the interface write them.
import { type Html, html } from '../html.ts';

export function inlineCode(text: string): Html {
  return html`${text.split('`').map((part, index) => (index % 2 ? html`<code>${part}</code>` : part))}`;
}
