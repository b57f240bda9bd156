// The pages of a quote that can no longer be decided: accepted, declined, expired, withdrawn, replaced.
import { fillLines } from '../../../../shared/text/fill-text.ts';
import { timeTexts } from '../../../../shared/texts/generated/time.ts';
import { type Html, html } from '../html.ts';
import { icon } from '../icons.ts';
import { contactButton, renderPublicPage } from '../public-layout.ts';
import {
  gross,
  pdfPath,
  type QuoteView,
  renderFoldedServices,
  renderHelp,
  renderPdfCard,
  renderQuoteFoot,
  renderRoute,
  renderVehicle,
} from './parts.ts';

type Closed = 'ACCEPTED' | 'DECLINED' | 'EXPIRED' | 'WITHDRAWN' | 'SUPERSEDED';

const TONES: Record<Closed, string> = {
  ACCEPTED: 'done',
  DECLINED: 'over',
  EXPIRED: 'over',
  WITHDRAWN: 'over',
  SUPERSEDED: 'over',
};

function closedState({ state, quote }: QuoteView): Closed {
  if (state === 'SUPERSEDED' || state === 'EXPIRED') return state;
  return quote.state === 'ACCEPTED' || quote.state === 'DECLINED' ? quote.state : 'WITHDRAWN';
}

export function renderClosedQuote(view: QuoteView): string {
  const { texts, quote, language, files, token, version } = view;
  const state = closedState(view);
  const parts = partsOf(view, state);
  return renderPublicPage({
    language,
    name: 'quote page-narrow',
    title: `${parts.head.join(' ')} – ${texts.title({ number: quote.quoteNumber })} – ${view.contact.name}`,
    files,
    path: `/q/${token}`,
    brand: view.contact.brand,
    test: view.order.environment === 'sandbox',
    body: html`<main id="content" class="quote-closed">
<section class="block head"><p class="states"><span class="state tone-${TONES[state]}"><i class="dot"></i>${texts.state[state]}</span><span class="quote-number muted">${texts.numberAndVersion({ number: quote.quoteNumber, version })}</span></p>
<h1>${parts.head.map((line, i) => html`${i > 0 && ' '}<span>${line}</span>`)}</h1>
${parts.top}</section>
${parts.below}
${renderQuoteFoot(view)}
</main>`,
  });
}

/** A change that was not accepted leaves the order as it is. */
function partsOf(view: QuoteView, state: Closed): Parts {
  const parts = PARTS[state](view);
  const isRefused = state === 'DECLINED' || state === 'WITHDRAWN';
  if (view.quote.change === null || !isRefused) return parts;
  return { ...parts, head: [parts.head[0]!, view.texts.orderStays] };
}

interface Parts {
  head: readonly string[];
  top: Html;
  below: Html;
}

const PARTS: Record<Closed, (view: QuoteView) => Parts> = {
  ACCEPTED: accepted,
  EXPIRED: (view) => ({
    head: fillLines(view.texts.expired.head, { when: whenDecided(view, view.quote.validUntil) }),
    top: html`<p class="note">${view.quote.change === null ? view.texts.expired.text : view.texts.expired.changeText}</p>${renderHelp(view, 'filled')}`,
    below: renderOffered(view),
  }),
  SUPERSEDED: superseded,
  DECLINED: declined,
  WITHDRAWN: (view) => ({
    head: view.texts.withdrawn.head,
    top: html`<p class="note">${view.texts.withdrawn.text}</p>${renderHelp(view, 'filled')}`,
    below: html``,
  }),
};

/** For example "today at 15:02" or "Fri 20 Nov at 18:00". */
function whenDecided({ times, language }: QuoteView, at: Date): string {
  const texts = timeTexts[language];
  const day = times.isNear(at) ? times.day(at) : texts.onDay({ day: times.day(at) });
  return texts.atClock({ day, clock: times.clock(at) });
}

function accepted(view: QuoteView): Parts {
  const { texts, quote, order, times, customer, contact, language } = view;
  const { accepted } = texts;
  const at = quote.decidedAt ?? quote.updatedAt;
  const { by, method } = (quote.decision ?? {}) as { by?: string; method?: string };
  const who =
    method === 'API' || !by
      ? accepted.byApi({ when: whenDecided(view, at), customer })
      : accepted.by({ name: by, when: whenDecided(view, at), customer });
  const pickup = order.requestedPickup;
  const help = contact.phone
    ? accepted.changeText({ phone: contact.phone.replaceAll(' ', '\u00a0') })
    : contact.email
      ? accepted.changeMail
      : null;
  return {
    head: [
      accepted.head({ amount: gross(view) }),
      pickup ? accepted.pickupOn({ day: times.day(pickup), near: times.isNear(pickup) }) : '',
    ].filter(Boolean),
    top: html`<p class="note">${who}</p>
${view.pdf && html`<a class="button filled wide" href="${pdfPath(view)}" target="_blank" rel="noopener">${icon('download')}${accepted.download}</a><p class="by-mail muted">${icon('mail')}${accepted.mailed}</p>`}`,
    below: html`<section class="block"><h2>${accepted.next}</h2><ol class="timeline">
${nextStep('final', accepted.created({ number: order.orderNumber ?? '' }), times.moment(at))}
${nextStep('next', accepted.driver, html`<a href="${view.trackingUrl}">${accepted.follow}</a>`)}
${nextStep('next', accepted.pickup({ city: order.pickup.city }), order.requestedPickup && texts.onFrom({ day: times.capitalDay(order.requestedPickup), clock: times.clock(order.requestedPickup) }))}
${nextStep('next', accepted.delivery({ city: order.delivery.city }), order.requestedDelivery && texts.onBy({ day: times.capitalDay(order.requestedDelivery), clock: times.clock(order.requestedDelivery) }))}
${nextStep('next', accepted.invoice, accepted.afterDelivery)}</ol></section>
<section class="block"><h2>${accepted.ordered}</h2>${renderRoute(view)}${renderVehicle(view)}${renderFoldedServices(view)}</section>
${help && html`<section class="block ask"><p><strong>${accepted.change}</strong> ${help}</p>${contactButton(contact, language, 'button outline')}</section>`}`,
  };
}

function nextStep(look: 'final' | 'next', title: string, time: string | Html | null): Html {
  return html`<li class="step is-${look}"><span class="step-mark">${look === 'final' && icon('check')}</span><div class="step-text"><p class="step-title">${title}</p>${time && html`<p class="step-time">${time}</p>`}</div></li>`;
}

function superseded(view: QuoteView): Parts {
  const { texts, version, contact, language } = view;
  const { superseded } = texts;
  const call = contactButton(contact, language, 'button soft wide', true);
  return {
    head: superseded.head,
    top: html`<p class="note">${superseded.text({ version })}</p><div class="no-map">${icon('mail')}<p><strong>${superseded.mailbox}</strong><br>${superseded.mailboxText}</p></div><p class="by-mail muted">${icon('lock')}${superseded.own}</p>`,
    below: html`${call && html`<section class="block"><h2>${superseded.notFound}</h2><p class="note">${superseded.notFoundText}</p>${call}</section>`}`,
  };
}

function declined(view: QuoteView): Parts {
  const { texts, quote, customer } = view;
  const { declined } = texts;
  const { reason } = (quote.decision ?? {}) as { reason?: string | null };
  const help = renderHelp(view, 'soft');
  return {
    head: declined.head,
    top: html`<p class="note">${declined.by({ when: whenDecided(view, quote.decidedAt ?? quote.updatedAt), customer })}</p>${reason && html`<blockquote class="reason">${reason}<footer>${declined.reason}</footer></blockquote>`}`,
    below: html`${help && html`<section class="block"><h2>${declined.mind}</h2><p class="note">${declined.mindText}</p>${help}</section>`}${renderOffered(view)}`,
  };
}

function renderOffered(view: QuoteView): Html {
  return html`<section class="block was-offered"><h2>${view.texts.offered}</h2>${renderRoute(view)}${renderVehicle(view)}${renderFoldedServices(view)}${renderPdfCard(view, view.texts.pdf)}</section>`;
}
