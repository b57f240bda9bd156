// Turns text into HTML: escaped, with places where long lines may break.
import { phoneLink } from '../../../../shared/contact/phone-link.ts';
import { escapeHtml } from '../../platform/escape-html.ts';
import type { Line } from './letter-parts.ts';
import { CODE_FONT, look } from './letter-style.ts';
import { breakable } from './wrap.ts';

/** A browser already breaks at spaces. */
export function withBreaks(text: string): string {
  return breakable(text).map(escapeHtml).join('<wbr>').replaceAll(' <wbr>', ' ');
}

export function withLineBreaks(text: string): string {
  return withBreaks(text).replace(/\r\n?|\n/g, '<br>');
}

export function lineHtml(line: Line): string {
  return line
    .map((piece) => {
      if (typeof piece === 'string') return withLineBreaks(piece);
      if ('strong' in piece) {
        return `<strong ${look(['ink'], 'font-weight:600')}>${withLineBreaks(piece.strong)}</strong>`;
      }
      if ('code' in piece)
        return `<span style="${CODE_FONT};font-size:14px">${escapeHtml(piece.code)}</span>`;
      return `<a href="${phoneLink(piece.phone)}" ${look(['link'], 'white-space:nowrap')}>${escapeHtml(piece.phone)}</a>`;
    })
    .join('');
}
