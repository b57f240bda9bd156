// The operator's brand in the head of a page: logo, name, colours and icon.
import { DEFAULT_BRAND_COLOR } from '../../../../shared/brand/brand-colors.ts';
import type { Brand } from '../../operator/brand.ts';
import { type Html, html, jsonElement } from '../html.ts';

/** On a phone 32; the style sheet limits it. */
const LOGO_HEIGHT = 36;

/** The logo on a white plate in dark themes, with the name unless the logo is wide; without a logo the name. */
export function renderBrand({ name, logo }: Brand): Html {
  if (logo === null) return html`<span class="brand"><span class="brand-name">${name}</span></span>`;
  const width = Math.max(1, Math.round((logo.width / logo.height) * LOGO_HEIGHT));
  const picture = html`<img class="brand-logo${logo.isWide && ' is-wide'}" src="${logo.path}" width="${width}" height="${LOGO_HEIGHT}" alt="${logo.isWide && name}">`;
  return html`<span class="brand">${picture}${!logo.isWide && html`<span class="brand-name">${name}</span>`}</span>`;
}

/** The style sheet that sets the colours; null for those that the pages have anyway. */
export function brandStylePath({ color }: Brand): string | null {
  return color === null ? null : `/brand/${color.slice(1)}.css`;
}

/** A square logo, otherwise the first letter of the name in the brand's colour. */
export function brandIcon({ name, color, logo }: Brand): { href: string; type: string } {
  if (logo && !logo.isWide) return { href: logo.path, type: logo.contentType };
  const letter = /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? '';
  const ground = (color ?? DEFAULT_BRAND_COLOR).slice(1);
  return { href: `/brand/icon/${ground}/${encodeURIComponent(letter || '-')}.svg`, type: 'image/svg+xml' };
}

/** For the scripts of the apps, which show the brand before anybody has signed in. */
export function brandElement({ name, color, logo }: Brand): Html {
  return jsonElement('brand', { name, color, logo: logo && { path: logo.path, isWide: logo.isWide } });
}
