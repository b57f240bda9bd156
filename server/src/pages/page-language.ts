// Which language a page speaks: the one asked for, otherwise the browser's, otherwise the one of whoever sent the link.
import type { FastifyRequest } from 'fastify';
import { LANGUAGES, type Language } from '../platform/language.ts';

export function languageOf(request: FastifyRequest, otherwise: Language = 'en'): Language {
  const { lang } = (request.query ?? {}) as { lang?: unknown };
  const asked = LANGUAGES.find((language) => language === lang);
  return asked ?? browserLanguage(request.headers['accept-language'] ?? '') ?? otherwise;
}

const MAX_READ = 200;

/** The first of ours in the browser's list; browsers send their favourite first. */
function browserLanguage(accepted: string): Language | undefined {
  const wanted = accepted.slice(0, MAX_READ).toLowerCase().split(',');
  const primary = wanted.map((entry) => entry.trim().split(/[-;]/, 1)[0]);
  return LANGUAGES.find(
    (language) => language === primary.find((tag) => LANGUAGES.includes(tag as Language)),
  );
}
