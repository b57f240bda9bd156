// The page for an unknown tracking number: it keeps the number in the field and counts missing characters.

import type { RecipientLanguage } from '../../../../shared/texts/generated/languages.ts';
import { trackingTexts } from '../../../../shared/texts/generated/pages/tracking.ts';
import {
  readTrackingNumber,
  TRACKING_NUMBER_LENGTH,
  writeTrackingNumber,
} from '../../model/orders/numbers.ts';
import type { PageContact } from '../../operator/contact.ts';
import { html } from '../html.ts';
import { icon } from '../icons.ts';
import type { PublicFiles } from '../public-files.ts';
import { contactButton, legalLinks, renderPublicPage } from '../public-layout.ts';

interface UnknownInput {
  typed: string;
  contact: PageContact;
  language: RecipientLanguage;
  files: PublicFiles;
}

const MAX_SHOWN = 60;

export function renderUnknownNumber({ typed, contact, language, files }: UnknownInput): string {
  const texts = trackingTexts[language].unknown;
  const { number: label } = trackingTexts[language];
  const count = readTrackingNumber(typed).length;
  const missing = TRACKING_NUMBER_LENGTH - count;
  const hint =
    count === 0 || missing === 0
      ? null
      : missing > 0
        ? texts.missing({ count, total: TRACKING_NUMBER_LENGTH, missing })
        : texts.tooMany({ total: TRACKING_NUMBER_LENGTH });
  const button = contactButton(contact, language, 'button outline');
  return renderPublicPage({
    language,
    name: 'tracking page-narrow',
    title: `${texts.head} – ${contact.name}`,
    files,
    path: typed === '' ? '/t' : `/t/${encodeURIComponent(typed)}`,
    brand: contact.brand,
    test: false,
    body: html`<main id="content" class="tracking"><div class="tracking-summary">
<section class="block head"><p class="states"><span class="state tone-over"><i class="dot"></i>${texts.state}</span></p>
<h1>${texts.head}</h1><p class="note">${texts.text}</p>
<form class="number-form" action="/t" method="get">
<input type="hidden" name="lang" value="${language}">
<label for="number">${label}</label>
<input id="number" name="number" value="${grouped(typed.slice(0, MAX_SHOWN))}" autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="${MAX_SHOWN}" required${hint ? html` aria-describedby="number-hint"` : ''}>
${hint && html`<p class="hint" id="number-hint">${hint}</p>`}
<button class="button filled wide" type="submit">${texts.show}</button>
</form></section>
<section class="block after" aria-labelledby="where-title"><h2 id="where-title">${texts.where}</h2>
<div class="after-item">${icon('mail')}<p><strong>${texts.mail.title}</strong><br>${texts.mail.text}</p></div>
<div class="after-item">${icon('shop')}<p><strong>${texts.dealer.title}</strong><br>${texts.dealer.text}</p></div></section>
${button && html`<section class="block ask"><p><strong>${texts.none}</strong>${contact.phoneHours && html`<br><span class="muted">${contact.phoneHours}</span>`}</p>${button}</section>`}
<footer class="block foot"><p>${texts.lookAlike}</p><p>${contact.name}</p><p class="legal">${legalLinks(contact, language)}</p></footer>
</div></main>`,
  });
}

/** Groups of four characters, as in mails; an invalid number stays as it was typed. */
function grouped(typed: string): string {
  return /^[0-9A-Za-z]+$/.test(typed) ? writeTrackingNumber(typed) : typed;
}
