// Loads the texts of a language that is no part of the app, and stores them on the phone for the time without network.
import { useEffect, useState } from 'react';
import { findLanguage } from '../../../shared/text/find-language.ts';
import { addLateTexts } from '../../../shared/text/late-texts.ts';
import type { DriverLanguage } from '../../../shared/texts/generated/languages.ts';
import { LOADERS } from '../../../shared/texts/generated/late.ts';
import { EXTRAS_CACHE } from './local-store/database.ts';

const LATE = Object.keys(LOADERS) as (keyof typeof LOADERS)[];

/** Without network, a language that was never loaded is shown in English. */
export async function loadLanguage(language: DriverLanguage): Promise<void> {
  const late = findLanguage(LATE, language);
  if (late === undefined) return;
  try {
    const { TEXTS, address } = await LOADERS[late]();
    addLateTexts(late, TEXTS);
    await keep(address);
  } catch {
    // The next start tries again.
  }
}

/** The first visit has no service worker yet that would store it. */
async function keep(address: string): Promise<void> {
  const cache = await globalThis.caches?.open(EXTRAS_CACHE);
  if (cache && !(await cache.match(address))) await cache.add(address);
}

/** Shows the app again as soon as the texts of a newly chosen language are there. */
export function useLoadedLanguage(language: DriverLanguage): void {
  const [, setLoaded] = useState<DriverLanguage | null>(null);
  useEffect(() => {
    void loadLanguage(language).then(() => setLoaded(language));
  }, [language]);
}
