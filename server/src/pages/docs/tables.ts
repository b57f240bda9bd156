// Tables of the documentation that are made from what the service does, so that they cannot grow old.
import { API_SCOPES } from '../../customers/credentials/api-scopes.ts';
import { type Html, html } from '../html.ts';

function table(name: string, head: readonly string[], rows: readonly Html[]): Html {
  return html`<div class="table" tabindex="0" role="region" aria-label="${name}"><table><thead><tr>${head.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>`;
}

export const TABLES: Record<string, () => Html> = {
  scopes: () =>
    table(
      'Scopes',
      ['Scope', 'Allows'],
      Object.entries(API_SCOPES).map(
        ([scope, allows]) => html`<tr><td><code>${scope}</code></td><td>${allows}</td></tr>`,
      ),
    ),
};
