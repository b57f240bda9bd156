// Chooses the language of a page: the requested one, else the browser's, else that of the sender of the link.
import type { FastifyRequest } from 'fastify';
import { LANGUAGES, type Language } from '../platform/language.ts';

/** The language of `?lang=`. */
export function askedLanguage({ query }: FastifyRequest): Language | undefined {
  const { lang } = (query ?? {}) as { lang?: unknown };
  return LANGUAGES.find((language) => language === lang);
}

export function languageOf(request: FastifyRequest, otherwise: Language = 'en'): Language {
  return askedLanguage(request) ?? browserLanguage(request.headers['accept-language'] ?? '') ?? otherwise;
}

const MAX_READ = 200;

/** The first supported language in the browser's list, which browsers sort by preference. */
function browserLanguage(accepted: string): Language | undefined {
  const wanted = accepted.slice(0, MAX_READ).toLowerCase().split(',');
  const primary = wanted.map((entry) => entry.trim().split(/[-;]/, 1)[0]);
  return LANGUAGES.find(
    (language) => language === primary.find((tag) => LANGUAGES.includes(tag as Language)),
  );
}
