// The language of the pages: `?lang=` for one visit, then the user's setting, then the browser's language.
import { storedSetting } from './stored-setting.ts';

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

function known(value: string | null | undefined): Language | null {
  const short = value?.slice(0, 2).toLowerCase();
  return LANGUAGES.find((language) => language === short) ?? null;
}

function choose(kept: string | null): Language {
  const fromAddress = new URLSearchParams(location.search).get('lang');
  const browser = navigator.languages.map(known).find((language) => language !== null);
  return known(fromAddress) ?? known(kept) ?? browser ?? 'en';
}

function show(language: Language): void {
  document.documentElement.lang = language;
}

export const { set: setLanguage, use: useLanguage } = storedSetting('handover.language', choose, show);
