// Which built files a public page loads.
import type { Assets } from './assets.ts';

export interface PublicFiles {
  styles: string[];
  /** Set the theme before anything is painted. */
  blocking: string[];
  scripts: string[];
  font: string | null;
  icon: string | null;
}

/** The face of nearly all text, asked for at once, so that nothing jumps when it arrives. */
export const MAIN_FONT = 'inter-latin-opsz-normal.woff2';
/** The same for the driver app, which has all it needs on the phone and little room for it. */
export const DRIVER_FONT = 'inter-latin-wght-normal.woff2';
export const ICON = 'ui/mark.svg';

export function publicFiles(assets: Assets, entry: string | null): PublicFiles {
  return {
    styles: [...assets.entry('public').styles, ...(entry === null ? [] : assets.entry(entry).styles)],
    blocking: assets.entry('theme').scripts,
    scripts: entry === null ? [] : assets.entry(entry).scripts,
    font: assets.file(MAIN_FONT),
    icon: assets.file(ICON),
  };
}
