// The parts that open and closed quotes share: route, vehicle, services and contact.
import { formatAddressLine } from '../../../../shared/addresses/address-line.ts';
import { phoneLink } from '../../../../shared/contact/phone-link.ts';
import type { RecipientLanguage } from '../../../../shared/texts/generated/languages.ts';
import { layoutTexts } from '../../../../shared/texts/generated/pages/layout.ts';
import type { QuoteTexts } from '../../../../shared/texts/generated/pages/quote.ts';
import { formatVehicleName } from '../../../../shared/vehicle/vehicle-name.ts';
import type { Location, Order } from '../../model/orders/order.ts';
import type { PageContact } from '../../operator/contact.ts';
import type { LinkState } from '../../orders/quotes/find-quote.ts';
import type { Quote } from '../../orders/quotes/quote.ts';
import type { TimeFormatter } from '../../platform/format-time.ts';
import type { Formats } from '../../platform/formats.ts';
import { type Html, html } from '../html.ts';
import { icon } from '../icons.ts';
import type { PublicFiles } from '../public-files.ts';
import { contactButton, legalLinks } from '../public-layout.ts';
import type { QuoteTerms } from './quote-terms.ts';

export interface QuoteView {
  token: string;
  order: Order;
  quote: Quote;
  /** The version that the link belongs to. */
  version: number;
  state: LinkState;
  customer: string;
  contact: PageContact;
  terms: QuoteTerms;
  language: RecipientLanguage;
  texts: QuoteTexts;
  times: TimeFormatter;
  formats: Formats;
  now: Date;
  files: PublicFiles;
  pdf: { size: number } | null;
  trackingUrl: string;
}

export function pdfPath({ token }: QuoteView): string {
  return `/q/${token}/pdf`;
}

export function gross({ formats, quote }: QuoteView): string {
  return formats.money(quote.price.grossCents);
}

export function vatNote({ formats, quote: { price }, texts }: QuoteView): string {
  return price.vatRate === 0 ? texts.noVat : texts.inclVat({ rate: formats.percent(price.vatRate) });
}

export function renderRoute(view: QuoteView): Html {
  const { order, texts, times } = view;
  const { requestedPickup: pickup, requestedDelivery: delivery } = order;
  const when = (at: Date | null, text: (at: { day: string; clock: string }) => string) =>
    at ? text({ day: times.capitalDay(at), clock: times.clock(at) }) : texts.dateOpen;
  return html`<div class="route">
${place('start', texts.pickup, order.pickup, when(pickup, texts.onFrom))}
${place('end', texts.delivery, order.delivery, when(delivery, texts.onBy))}
</div>`;
}

function place(end: 'start' | 'end', label: string, location: Location, when: string) {
  const { company } = location;
  return html`<div class="place place-${end}"><i class="place-mark"></i><div><p class="muted">${label}</p>
${company && html`<p><strong>${company}</strong></p>`}<p>${formatAddressLine(location)}</p><p class="muted">${when}</p></div></div>`;
}

export function vehicleName({ order: { vehicle }, texts }: QuoteView): string {
  return formatVehicleName(vehicle) || texts.vehicle;
}

export function renderPlate({ order }: QuoteView): Html | null {
  const { licensePlate } = order.vehicle.registration;
  const country = order.pickup.country;
  return licensePlate === null
    ? null
    : html`<span class="plate"><i>${country === 'DE' ? 'D' : country}</i>${licensePlate}</span>`;
}

export function renderVehicle(view: QuoteView): Html {
  const { vin } = view.order.vehicle;
  return html`<div class="vehicle-line"><p><strong>${vehicleName(view)}</strong>${vin && html`<br><span class="mono muted">${vin}</span>`}</p>${renderPlate(view)}</div>`;
}

/** The lines that one summary line unfolds. */
export function renderFoldedServices(view: QuoteView): Html {
  const { texts, formats, quote } = view;
  const { lines, netCents, vatCents } = quote.price;
  return html`<details class="folded"><summary><span><strong>${texts.serviceCount({ count: lines.length })}</strong><br><span class="muted">${texts.netAndVat({ net: formats.money(netCents), vat: formats.money(vatCents) })}</span></span><strong class="folded-sum">${gross(view)}</strong>${icon('chevron')}</summary>
<ul>${lines.map((line) => html`<li><span>${line.description}</span><span class="figures">${formats.money(line.netCents)}</span></li>`)}</ul></details>`;
}

export function renderPdfCard(view: QuoteView, label: string): Html | null {
  if (!view.pdf) return null;
  const size = `${Math.ceil(view.pdf.size / 1000)} kB`;
  return html`<a class="pdf-card" href="${pdfPath(view)}" target="_blank" rel="noopener">${icon('file')}<span><strong>${label}</strong><br><span class="muted">${view.quote.quoteNumber}.pdf, ${size}</span></span>${icon('download')}</a>`;
}

export function renderQuoteFoot({ contact, language }: QuoteView): Html {
  const texts = layoutTexts[language];
  const reach = contact.phone ?? contact.email;
  const href = contact.phone ? phoneLink(contact.phone) : `mailto:${contact.email}`;
  return html`<footer class="quote-foot"><p><span>${contact.name}</span>${reach && html` <span class="foot-dot">·</span> <a href="${href}">${texts.questions} <span class="nowrap">${reach}</span></a>`}</p><p class="legal">${legalLinks(contact, language)}</p></footer>`;
}

/** The contact of the operator, with a mail link that already names the quote. */
export function renderHelp(view: QuoteView, look: 'filled' | 'soft'): Html | null {
  const { contact, language, texts, quote } = view;
  const subject = encodeURIComponent(texts.expired.subject({ number: quote.quoteNumber }));
  const mail =
    contact.email &&
    html`<a class="button ${look} wide" href="mailto:${contact.email}?subject=${subject}">${icon('mail')}${texts.expired.ask}</a>`;
  const call = contact.phone && contactButton(contact, language, 'button outline plain-ink wide', true);
  if (!mail && !call) return null;
  return html`<div class="help"><p class="help-who"><strong>${contact.name}</strong>${contact.phoneHours && html`<br><span class="muted">${contact.phoneHours}</span>`}</p>${mail}${call}</div>`;
}
