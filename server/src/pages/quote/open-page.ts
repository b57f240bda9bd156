// The page of a quote that can be decided: its content, its price, and the forms to accept or decline it.

import { fillPieces } from '../../../../shared/text/fill-text.ts';
import { transportFormsTexts } from '../../../../shared/texts/generated/names/transport-forms.ts';
import { capital } from '../../../../shared/time/format-day.ts';
import { type Html, html } from '../html.ts';
import { icon } from '../icons.ts';
import { renderPublicPage } from '../public-layout.ts';
import {
  gross,
  pdfPath,
  type QuoteView,
  renderPdfCard,
  renderPlate,
  renderQuoteFoot,
  renderRoute,
  renderVehicle,
  vatNote,
  vehicleName,
} from './parts.ts';
import { renderInsurance, renderSeller, renderTerms } from './terms-parts.ts';

export type ProblemField = 'name' | 'typed' | 'drawn' | 'binding';

/** The values that were entered before, and their problems. */
export interface Attempt {
  name: string;
  typed: string;
  method: 'DRAWN' | 'TYPED';
  binding: boolean;
  problems: readonly ProblemField[];
  busy: boolean;
}

const NOTHING_YET: Attempt = {
  name: '',
  typed: '',
  method: 'DRAWN',
  binding: false,
  problems: [],
  busy: false,
};

/** In the order of the form. */
const PROBLEM_FIELDS: readonly ProblemField[] = ['name', 'drawn', 'typed', 'binding'];
/** A signature is either drawn or typed. */
const MAX_PROBLEMS = PROBLEM_FIELDS.length - 1;

export function renderOpenQuote(view: QuoteView, attempt: Attempt = NOTHING_YET): string {
  const { texts, quote, order, language, files, token } = view;
  const test = order.environment === 'sandbox';
  return renderPublicPage({
    language,
    name: 'quote',
    title: `${texts.title({ number: quote.quoteNumber })}: ${order.pickup.city} – ${order.delivery.city}, ${gross(view)} – ${view.contact.name}`,
    files,
    path: `/q/${token}`,
    brand: view.contact.brand,
    test,
    body: html`<main id="content" class="quote">
<div class="quote-story">
${renderTitle(view)}
${renderPriceOnPhone(view)}
<section class="card facts-card">${renderRoute(view)}${renderVehicleWide(view)}<div class="only-narrow">${renderVehicle(view)}</div></section>
${renderServices(view)}
${quote.note && html`<section class="card note-card"><h2>${texts.note}</h2><blockquote>${quote.note}</blockquote></section>`}
<div class="only-narrow card">${renderPdfCard(view, texts.pdf)}</div>
${renderTerms(view)}
${renderSeller(view)}
</div>
${renderAcceptPanel(view, attempt)}
${renderQuoteFoot(view)}
<div class="accept-bar" data-accept-bar><p><strong>${gross(view)}</strong><br><span class="muted">${vatNote(view)}</span></p><a class="button filled" href="#accept">${texts.accept.jump}</a></div>
</main>`,
  });
}

function renderTitle({ texts, quote, order, customer, version }: QuoteView): Html {
  return html`<section class="quote-title"><p class="states"><span class="state tone-open"><i class="dot"></i>${texts.state.OPEN}</span><span class="quote-number"><span class="mono">${quote.quoteNumber}</span> <span>${texts.version({ version })}</span></span></p>
<h1>${order.pickup.city} ${icon('arrow', 'icon title-arrow')} ${order.delivery.city}</h1>
<p class="muted">${texts.transferFor({ customer })}</p></section>`;
}

function validity({ texts, quote, times, now }: QuoteView): Html {
  const until = quote.validUntil;
  const day = `${times.day(until)}, ${times.clock(until)}`;
  return html`<p class="valid">${texts.validUntil({ when: day })}</p><p class="left" data-until="${until.toISOString()}" data-left="${texts.left({ span: '{}' })}">${icon('clock')}<span>${texts.left({ span: times.span(until.getTime() - now.getTime()) })}</span></p>`;
}

function renderPriceOnPhone(view: QuoteView): Html {
  return html`<section class="only-narrow price-block"><p><strong class="price">${gross(view)}</strong> <span class="muted">${vatNote(view)}</span></p><div class="validity">${validity(view)}</div></section>`;
}

function renderVehicleWide(view: QuoteView): Html {
  const { texts, order } = view;
  const { vin } = order.vehicle;
  const plate = renderPlate(view);
  return html`<dl class="vehicle-wide"><div><dt>${texts.vehicle}</dt><dd><strong>${vehicleName(view)}</strong></dd></div>
${vin && html`<div><dt>${texts.vin}</dt><dd class="mono">${vin}</dd></div>`}
${plate && html`<div><dt>${texts.plate}</dt><dd>${plate}</dd></div>`}
<div><dt>${texts.transport}</dt><dd>${capital(transportFormsTexts[view.language][order.transportType])}</dd></div></dl>`;
}

function renderServices(view: QuoteView): Html {
  const { texts, formats, quote } = view;
  const { lines, netCents, vatCents, vatRate } = quote.price;
  const unit = (unitNet: string) => formats.unitPrice(unitNet);
  return html`<section class="card services"><div class="card-head"><h2>${texts.services}</h2><a class="only-wide pdf-link" href="${pdfPath(view)}" target="_blank" rel="noopener">${icon('download')}${texts.pdf}</a></div>
<table><thead><tr><th scope="col">${texts.no}</th><th scope="col">${texts.service}</th><th scope="col" class="right">${texts.quantity}</th><th scope="col" class="right">${texts.unitPrice}</th><th scope="col" class="right">${texts.amount}</th></tr></thead>
<tbody>${lines.map((line, i) => {
    const single = Number(line.quantity) === 1;
    return html`<tr><td class="muted">${i + 1}</td><td class="service-name"><strong>${line.description}</strong>${!single && html`<span class="only-narrow muted"><br>${formats.number(Number(line.quantity))} × ${unit(line.unitNet)}</span>`}</td><td class="right figures">${formats.number(Number(line.quantity))}</td><td class="right figures">${unit(line.unitNet)}</td><td class="right figures amount">${formats.money(line.netCents)}</td></tr>`;
  })}</tbody></table>
<dl class="sums"><div><dt>${texts.net}</dt><dd class="figures">${formats.money(netCents)}</dd></div><div><dt>${texts.vat({ rate: formats.percent(vatRate) })}</dt><dd class="figures">${formats.money(vatCents)}</dd></div><div class="sum"><dt>${texts.total}</dt><dd class="figures">${gross(view)}</dd></div></dl></section>`;
}

/** Shown by the script where JavaScript runs, otherwise by the server. */
function renderProblems({ texts: { problems } }: QuoteView, attempt: Attempt): Html {
  const count = attempt.problems.length;
  const summaries = Array.from({ length: MAX_PROBLEMS }, (_, i) => problems.summary({ count: i + 1 }));
  return html`<div class="problem-summary" id="problems" role="alert" tabindex="-1" data-summaries="${JSON.stringify(summaries)}"${count === 0 && html` hidden`}><p>${count > 0 && problems.summary({ count })}</p><ul>${PROBLEM_FIELDS.map((field) => html`<li data-problem="${field}"${!attempt.problems.includes(field) && html` hidden`}><a href="#${field}">${problems[field]}</a></li>`)}</ul><p class="kept" data-kept hidden>${problems.kept}</p></div>
<p class="problem-summary" id="failed" role="alert" tabindex="-1" data-busy="${problems.busy}" data-offline="${problems.offline}"${!attempt.busy && html` hidden`}>${attempt.busy && problems.busy}</p>`;
}

/** The terms are named where there are some to read: on this page, or on the operator's own. */
function renderBinding(view: QuoteView): Html {
  const { texts, customer, contact } = view;
  const { accept } = texts;
  const hasCancellation = view.terms.lateCancellation !== null || view.terms.tripInVain !== null;
  const terms = html`<a class="in-text" href="${contact.termsUrl ?? '#terms'}"${contact.termsUrl && html` target="_blank" rel="noopener"`}>${hasCancellation ? accept.terms : accept.paymentTerms}</a>`;
  const pieces = fillPieces<{ customer: string; amount: string; terms: string }, string | Html>(
    accept.bindingTerms,
    { customer, amount: html`<strong>${gross(view)}</strong>`, terms },
  );
  return html`${pieces}`;
}

/** The option to draw is disabled until a script enables it; without scripts a name is typed. */
function renderAcceptPanel(view: QuoteView, attempt: Attempt): Html {
  const { texts, token, language } = view;
  const { accept, decline, problems } = texts;
  const wrong = (field: ProblemField) => attempt.problems.includes(field);
  const invalid = (field: ProblemField) =>
    wrong(field) && html` aria-invalid="true" aria-describedby="${field}-problem"`;
  const problem = (field: ProblemField) =>
    html`<p class="field-error" id="${field}-problem"${!wrong(field) && html` hidden`}>${problems[field]}</p>`;
  const drawn = attempt.method === 'DRAWN';
  return html`<section class="panel" id="accept">
<div class="only-wide panel-price"><p><strong class="price">${gross(view)}</strong> <span class="muted">${vatNote(view)}</span></p><div class="validity">${validity(view)}</div></div>
<div class="panel-body">
<h2>${accept.title}</h2>
${renderProblems(view, attempt)}
<form id="accept-form" action="/q/${token}/accept?lang=${language}" method="post" novalidate data-accept data-problems="${attempt.problems.join(' ')}" data-sending="${accept.sending}">
<label for="name">${accept.name}</label>
<input id="name" name="name" type="text" autocomplete="name" maxlength="200" value="${attempt.name}" required${invalid('name')}>
${problem('name')}
<div class="sign-head"><span id="signature-label">${accept.signature}</span>
<div class="segments" role="radiogroup" aria-labelledby="signature-label" hidden data-methods><label><input type="radio" name="method" value="DRAWN" disabled${drawn && html` checked`}><span>${accept.draw}</span></label><label><input type="radio" name="method" value="TYPED" disabled${!drawn && html` checked`}><span>${accept.type}</span></label></div></div>
<div class="draw-box" id="drawn" tabindex="-1" hidden data-draw${invalid('drawn')}><canvas role="img" aria-label="${accept.drawHere}"></canvas><button class="quiet clear" type="button" data-clear>${icon('erase')}${accept.clear}</button><p class="sign-line"><span data-sign-name data-sign-date="${view.times.date(view.now)}"></span></p></div>
${problem('drawn')}
<div class="type-box" data-type><input id="typed" name="typed" type="text" maxlength="200" value="${attempt.typed}" aria-label="${accept.typeHere}" placeholder="${accept.typeHere}"${invalid('typed')}></div>
${problem('typed')}
<input type="hidden" name="png" value="">
${renderInsurance(view)}
<label class="tick" for="binding"><input id="binding" name="binding" type="checkbox" value="yes"${attempt.binding && html` checked`}${invalid('binding')}><span>${renderBinding(view)}</span></label>
${problem('binding')}
</form>
<div class="decide"><button class="button filled" type="submit" form="accept-form">${accept.button}</button>
<details class="decline"><summary class="button outline plain-ink">${decline.button}</summary>
<form action="/q/${token}/decline?lang=${language}" method="post" data-decline><label for="reason">${decline.reason}</label><textarea id="reason" name="reason" rows="3" maxlength="500"></textarea><p class="muted">${decline.hint}</p><button class="button outline danger wide" type="submit">${decline.confirm}</button></form></details></div>
<p class="by-mail muted">${icon('mail')}${accept.mail}</p>
</div></section>`;
}
