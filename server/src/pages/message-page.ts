// A page that explains in one sentence why the requested page cannot be shown.
import type { RecipientLanguage } from '../../../shared/texts/generated/languages.ts';
import { layoutTexts } from '../../../shared/texts/generated/pages/layout.ts';
import { quoteTexts } from '../../../shared/texts/generated/pages/quote.ts';
import type { Brand } from '../operator/brand.ts';
import type { ServiceError } from '../platform/errors.ts';
import { html } from './html.ts';
import type { PublicFiles } from './public-files.ts';
import { renderPublicPage } from './public-layout.ts';

interface MessageInput {
  error: ServiceError;
  language: RecipientLanguage;
  requestId: string;
  files: PublicFiles;
  brand: Brand;
}

export function renderMessagePage({ error, language, requestId, files, brand }: MessageInput): string {
  const { title, text } = sentencesOf(error, language);
  const ours = error.status >= 500;
  const { openAt } = error.details;
  return renderPublicPage({
    language,
    name: 'message',
    title,
    files,
    path: '',
    brand,
    test: false,
    body: html`<main id="content" class="message-page"><section class="block head"><h1>${title}</h1><p class="note">${text}</p>
${error.code === 'NOT_FOUND' && html`<p class="note"><a class="button soft" href="/t?lang=${language}">${layoutTexts[language].findTransfer}</a></p>`}
${typeof openAt === 'string' && html`<p><a href="${openAt}/">${openAt}</a></p>`}
${ours && html`<p class="request-id">${layoutTexts[language].requestId} <span class="mono">${requestId}</span></p>`}</section></main>`,
  });
}

function sentencesOf({ code }: ServiceError, language: RecipientLanguage): { title: string; text: string } {
  const { errors } = layoutTexts[language];
  const unknownQuote = quoteTexts[language].unknown;
  switch (code) {
    case 'RATE_LIMITED':
      return errors.tooMany;
    case 'ACCOUNT_SUSPENDED':
      return errors.suspended;
    case 'ORIGIN_NOT_ALLOWED':
      return errors.otherAddress;
    case 'SERVICE_BUSY':
    case 'STORAGE_UNAVAILABLE':
      return errors.busy;
    case 'QUOTE_NOT_FOUND':
    case 'QUOTE_DOCUMENT_NOT_FOUND':
      return { title: unknownQuote.head, text: unknownQuote.text };
    case 'NOT_FOUND':
      return errors.notFound;
    case 'DOCUMENT_NOT_FOUND':
      return errors.gone;
    default:
      return errors.broken;
  }
}
