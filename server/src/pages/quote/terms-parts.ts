// The parts of the quote page about terms and seller.
import { phoneLink } from '../../../../shared/contact/phone-link.ts';
import { HOUR_MS } from '../../../../shared/time/durations.ts';
import { type Html, html } from '../html.ts';
import { icon } from '../icons.ts';
import type { QuoteView } from './parts.ts';
import type { Cost } from './quote-terms.ts';

export function renderTerms(view: QuoteView): Html {
  const { texts, terms } = view;
  const { payment } = texts.terms;
  const { dueDays, discount } = terms.payment;
  const due = dueDays === 0 ? payment.dueAtOnce : payment.due({ days: dueDays });
  const early =
    discount && payment.discount({ percent: view.formats.percent(discount.percent), days: discount.days });
  const sentences = [payment[terms.invoicing], due, early, terms.seller.hasBank && payment.byTransfer];
  const rows = cancellationRows(view);
  return html`<section class="card terms-card" id="terms"><div><h2>${payment.title}</h2><p>${sentences.filter(Boolean).join(' ')}</p></div>
${rows.length > 0 && html`<div><h2>${texts.terms.cancellation.title}</h2><dl class="cancellation">${rows}</dl></div>`}</section>`;
}

function cancellationRows(view: QuoteView): Html[] {
  const { texts, terms, order, times, now } = view;
  const { cancellation } = texts.terms;
  const row = (when: string, what: string | Html) => html`<div><dt>${when}</dt><dd>${what}</dd></div>`;
  const rows: Html[] = [];
  const late = terms.lateCancellation;
  if (late) {
    const pickup = order.requestedPickup;
    const hours = late.hoursBeforePickup;
    const until = pickup && new Date(pickup.getTime() - hours * HOUR_MS);
    const free = html`<span class="free">${cancellation.free}</span>`;
    if (until === null) rows.push(row(cancellation.untilHours({ hours }), free));
    else if (until > now) rows.push(row(cancellation.until({ when: times.moment(until) }), free));
    const isLateNow = until !== null && until <= now;
    rows.push(row(isLateNow ? cancellation.fromNow : cancellation.later, costText(view, late.cost)));
  }
  if (terms.tripInVain) rows.push(row(cancellation.inVain, costText(view, terms.tripInVain)));
  return rows;
}

function costText({ texts, formats }: QuoteView, { percent, netCents }: Cost): string {
  const amount = formats.money(netCents);
  const { cancellation } = texts.terms;
  return percent === null
    ? cancellation.net({ amount })
    : cancellation.share({ percent: formats.percent(percent), amount });
}

/** Stands beside the signature. */
export function renderInsurance({ texts, terms: { seller } }: QuoteView): Html | null {
  if (seller.insurance === null) return null;
  const { insuranceUrl: url } = seller;
  return html`<div class="insured">${icon('shield')}<p>${seller.insurance}${url && html` <a href="${url}" target="_blank" rel="noopener">${texts.terms.certificate}</a>`}</p></div>`;
}

export function renderSeller({ texts, contact, terms: { seller } }: QuoteView): Html {
  const { seller: labels } = texts.terms;
  const address = (seller.address ?? '').split(/\n|,\s*/).filter((line) => line !== '');
  const column = (label: string, lines: (string | Html | null)[]) => {
    const shown = lines.filter((line) => line !== null);
    return (
      shown.length > 0 && html`<div><dt>${label}</dt>${shown.map((line) => html`<dd>${line}</dd>`)}</div>`
    );
  };
  const { phone, email } = contact;
  return html`<section class="card seller-card"><h2 class="visually-hidden">${labels.title}</h2><dl>
${column(labels.title, [html`<strong>${contact.name}</strong>`, ...address])}
${column(labels.contact, [phone && html`<a href="${phoneLink(phone)}">${phone}</a>`, email && html`<a href="mailto:${email}">${email}</a>`])}
${column(labels.register, [
  seller.register,
  seller.managedBy && labels.managedBy({ names: seller.managedBy }),
  seller.vatId && labels.vatId({ id: seller.vatId }),
])}</dl></section>`;
}
