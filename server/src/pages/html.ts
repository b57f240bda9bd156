// HTML templates that escape every inserted value.
import { escapeHtml } from '../platform/escape-html.ts';

/** HTML that is safe to send. */
export interface Html {
  readonly markup: string;
}

type Piece = Html | string | number | null | undefined | false | readonly Piece[];

export function html(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return { markup: strings.map((text, i) => text + markupOf(pieces[i])).join('') };
}

/** For HTML that the service itself generated. */
export function trusted(markup: string): Html {
  return { markup };
}

/** JSON for a script of the page, escaped so that it cannot close its element. */
export function jsonElement(id: string, data: unknown): Html {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return html`<script type="application/json" id="${id}">${trusted(json)}</script>`;
}

function markupOf(piece: Piece): string {
  if (piece === null || piece === undefined || piece === false) return '';
  if (Array.isArray(piece)) return piece.map(markupOf).join('');
  return typeof piece === 'object' ? (piece as Html).markup : escapeHtml(String(piece));
}
