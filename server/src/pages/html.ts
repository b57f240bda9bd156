// HTML as text in which everything that comes from outside is escaped.
import { escapeHtml } from '../platform/escape-html.ts';

/** Markup that is safe to send. */
export interface Html {
  readonly markup: string;
}

type Piece = Html | string | number | null | undefined | false | readonly Piece[];

export function html(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return { markup: strings.map((text, i) => text + markupOf(pieces[i])).join('') };
}

/** For markup that the service itself wrote. */
export function trusted(markup: string): Html {
  return { markup };
}

/** Data for a script of the page. It cannot end the element it stands in. */
export function jsonElement(id: string, data: unknown): Html {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return html`<script type="application/json" id="${id}">${trusted(json)}</script>`;
}

function markupOf(piece: Piece): string {
  if (piece === null || piece === undefined || piece === false) return '';
  if (Array.isArray(piece)) return piece.map(markupOf).join('');
  return typeof piece === 'object' ? (piece as Html).markup : escapeHtml(String(piece));
}
