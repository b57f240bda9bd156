// The language of the pages: `?lang=` for one visit, then the user's setting, then the browser's language.
import { findLanguage } from '../../../shared/text/find-language.ts';
import {
  DRIVER_LANGUAGES,
  type DriverLanguage,
  LANGUAGES,
  type Language,
} from '../../../shared/texts/generated/languages.ts';
import { storedSetting } from './stored-setting.ts';

export { LANGUAGES, type Language };

const isDriverApp = /^\/driver(\/|$)/.test(location.pathname);
const OFFERED: readonly DriverLanguage[] = isDriverApp ? DRIVER_LANGUAGES : LANGUAGES;

function known(value: string | null | undefined): DriverLanguage | null {
  return findLanguage(OFFERED, value) ?? null;
}

function choose(kept: string | null): DriverLanguage {
  const fromAddress = new URLSearchParams(location.search).get('lang');
  const browser = navigator.languages.map(known).find((language) => language !== null);
  return known(fromAddress) ?? known(kept) ?? browser ?? 'en';
}

function show(language: DriverLanguage): void {
  document.documentElement.lang = language;
}

/** `useAppLanguage` is for the driver app and for components that it shares with the other apps. */
export const {
  get: appLanguage,
  set: setLanguage,
  use: useAppLanguage,
} = storedSetting('handover.language', choose, show);

/** The language of console and portal, which offer no other. */
export function useLanguage(): Language {
  const shown = useAppLanguage();
  return LANGUAGES.find((language) => language === shown) ?? 'en';
}
