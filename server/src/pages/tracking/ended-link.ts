// The page behind a link to a protocol that has ended or was never made.

import type { RecipientLanguage } from '../../../../shared/texts/generated/languages.ts';
import { trackingTexts } from '../../../../shared/texts/generated/pages/tracking.ts';
import type { Order } from '../../model/orders/order.ts';
import type { PageContact } from '../../operator/contact.ts';
import { html } from '../html.ts';
import type { PublicFiles } from '../public-files.ts';
import { contactButton, renderPublicPage } from '../public-layout.ts';

interface EndedInput {
  order: Order;
  contact: PageContact;
  language: RecipientLanguage;
  files: PublicFiles;
}

export function renderEndedLink({ order, contact, language, files }: EndedInput): string {
  const { head, text, transfer } = trackingTexts[language].endedLink;
  const path = `/t/${order.trackingNumber}`;
  return renderPublicPage({
    language,
    name: 'tracking page-narrow',
    title: `${head} – ${contact.name}`,
    files,
    path: `${path}/protocol.pdf`,
    brand: contact.brand,
    test: false,
    body: html`<main id="content" class="tracking"><div class="tracking-summary">
<section class="block head"><h1>${head}</h1><p class="note">${text}</p>
<p><a class="button filled wide" href="${path}?lang=${language}">${transfer}</a></p></section>
<section class="block ask">${contactButton(contact, language, 'button outline')}</section>
</div></main>`,
  });
}
