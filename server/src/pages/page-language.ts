// Chooses the language of a page: the requested one, else the browser's, else that of the sender of the link.
import type { FastifyRequest } from 'fastify';
import { findLanguage } from '../../../shared/text/find-language.ts';
import {
  type AnyLanguage,
  RECIPIENT_LANGUAGES,
  type RecipientLanguage,
} from '../../../shared/texts/generated/languages.ts';
import { LANGUAGES, type Language } from '../platform/language.ts';

/** The language of `?lang=`. */
export function askedLanguage<Code extends AnyLanguage>(
  { query }: FastifyRequest,
  offered: readonly Code[],
): Code | undefined {
  const { lang } = (query ?? {}) as { lang?: unknown };
  return offered.find((language) => language === lang);
}

/** For tracking, quotes, and what goes wrong there. */
export function languageOf(request: FastifyRequest, otherwise: RecipientLanguage = 'en'): RecipientLanguage {
  return chooseLanguage(request, RECIPIENT_LANGUAGES) ?? otherwise;
}

/** For the start page and the documentation. */
export function officeLanguageOf(request: FastifyRequest): Language {
  return chooseLanguage(request, LANGUAGES) ?? 'en';
}

function chooseLanguage<Code extends AnyLanguage>(
  request: FastifyRequest,
  offered: readonly Code[],
): Code | undefined {
  return (
    askedLanguage(request, offered) ?? browserLanguage(request.headers['accept-language'] ?? '', offered)
  );
}

const MAX_READ = 200;

/** The first supported language in the browser's list, which browsers sort by preference. */
function browserLanguage<Code extends AnyLanguage>(
  accepted: string,
  offered: readonly Code[],
): Code | undefined {
  const tags = accepted.slice(0, MAX_READ).split(',');
  return tags.map((tag) => findLanguage(offered, tag)).find((language) => language !== undefined);
}
