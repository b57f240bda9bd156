import type { Assets } from './assets.ts';

export interface PublicFiles {
  styles: string[];
  /** Scripts that set the theme before the first paint. */
  blocking: string[];
  scripts: string[];
  font: string | null;
  icon: { href: string; type: string } | null;
}

/** The font of nearly all text, preloaded so that the layout does not shift when it arrives. */
export const MAIN_FONT = 'inter-latin-opsz-normal.woff2';
/** A smaller file for the driver app, which stores all its files on the phone. */
export const DRIVER_FONT = 'inter-driver.woff2';
export const ICON = 'ui/mark.svg';

function iconOf(assets: Assets): PublicFiles['icon'] {
  const href = assets.file(ICON);
  return href === null ? null : { href, type: 'image/svg+xml' };
}

export function publicFiles(assets: Assets, entry: string | null): PublicFiles {
  return {
    styles: [...assets.entry('public').styles, ...(entry === null ? [] : assets.entry(entry).styles)],
    blocking: assets.entry('theme').scripts,
    scripts: entry === null ? [] : assets.entry(entry).scripts,
    font: assets.file(MAIN_FONT),
    icon: iconOf(assets),
  };
}
