// What a recipient can do on the tracking page: get messages, a calendar entry, ask for another time. Forms without scripts.
import type { RecipientRequest, Subscription } from '../../orders/notify/recipient-store.ts';
import type { Language } from '../../platform/language.ts';
import { type Html, html, trusted } from '../html.ts';
import { icon } from '../icons.ts';
import { handoverTime } from './calendar.ts';
import { type Slot, slotValue } from './slots.ts';
import type { TrackingView } from './tracking-view.ts';

/** What a form was sent with, and why it was refused. */
export interface ActionAttempt {
  action: 'notify' | 'ask';
  email: string;
  slot: string;
  text: string;
  problem: ActionProblem;
}

export type ActionProblem = 'email' | 'wish' | 'tooMany' | 'anotherWaits' | 'over';

/** What the reader of the page has asked for, as far as the browser is recognised. */
export interface ReaderState {
  subscription: Subscription | null;
  request: RecipientRequest | null;
  /** The reader follows the link of the mail that asks to confirm the address. */
  isConfirming: boolean;
  canNotify: boolean;
  canAsk: boolean;
  slots: readonly Slot[];
  attempt: ActionAttempt | null;
}

interface ActionsInput {
  view: TrackingView;
  state: ReaderState;
  language: Language;
}

export function renderActions({ view, state, language }: ActionsInput): Html | null {
  const { texts, record } = view;
  const { canNotify, canAsk } = state;
  const path = `/t/${record.trackingNumber}`;
  const at = handoverTime(record);
  if (!canNotify && !canAsk && at === null) return null;
  return html`<section class="block actions" data-actions aria-label="${texts.actions.label}">
${renderConfirmation(view, state, language)}
<div class="action-bar">
${canNotify && renderNotify(view, state, language)}
${at && html`<a class="button action" href="${path}/calendar.ics?lang=${language}">${icon('calendar')}<span>${texts.actions.calendar}</span></a>`}
${canAsk && renderAsk(view, state, language)}
</div></section>`;
}

/** Only a press of the button confirms: some mail programs open every link. */
function renderConfirmation(
  { texts, record }: TrackingView,
  state: ReaderState,
  language: Language,
): Html | null {
  if (!state.isConfirming) return null;
  const { subscription } = state;
  const { notify } = texts.actions;
  if (subscription === null)
    return html`<div class="action-done is-open" role="status">${icon('info')}<p>${notify.gone}</p></div>`;
  if (subscription.confirmedAt !== null) return null;
  return html`<form class="action-done is-open" action="/t/${record.trackingNumber}/notify/confirm?lang=${language}" method="post">${icon('mail')}<div><p><strong>${notify.confirmTitle}</strong></p><p class="muted">${subscription.email}</p><button class="button filled" type="submit">${notify.confirm}</button></div></form>`;
}

/** Elements of the same name unfold one at a time. */
function unfolds(isOpen: boolean) {
  return html`name="action"${isOpen && trusted(' open')}`;
}

function renderNotify({ texts, record }: TrackingView, state: ReaderState, language: Language): Html {
  const { subscription, attempt } = state;
  const { notify } = texts.actions;
  const path = `/t/${record.trackingNumber}/notify`;
  const isOpen = attempt?.action === 'notify' || (subscription !== null && !state.isConfirming);
  const problem = attempt?.action === 'notify' ? attempt.problem : null;
  const body = subscription
    ? html`<div class="action-done">${icon('check')}<div><p><strong>${subscription.confirmedAt ? notify.done : notify.asked}</strong></p><p class="muted">${subscription.email}</p><form action="${path}/stop?lang=${language}" method="post"><button class="link" type="submit">${notify.stop}</button></form></div></div>`
    : html`<form class="action-form" action="${path}?lang=${language}" method="post" novalidate><label for="notify-email">${notify.email}</label>
${emailField('notify-email', attempt?.action === 'notify' ? attempt.email : '', problem === 'email')}
${problem && html`<p class="field-error" id="notify-email-problem" role="alert">${texts.actions.problems[problem]}</p>`}
<button class="button filled wide" type="submit">${notify.button}</button>
<p class="muted small">${notify.hint}</p></form>`;
  return html`<details class="action" ${unfolds(isOpen)}><summary class="button">${icon('bell')}<span>${notify.title}</span></summary><div class="action-body">${body}</div></details>`;
}

function emailField(id: string, value: string, isWrong: boolean): Html {
  return html`<input id="${id}" name="email" type="email" autocomplete="email" inputmode="email" maxlength="254" required value="${value}"${isWrong && html` aria-invalid="true" aria-describedby="${id}-problem" autofocus`}>`;
}

function renderAsk(view: TrackingView, state: ReaderState, language: Language): Html {
  const { texts, record } = view;
  const { request, attempt } = state;
  const { ask } = texts.actions;
  const isAnswered = request !== null && (request.state === 'ACCEPTED' || request.state === 'DECLINED');
  const isOpen = attempt?.action === 'ask' || request?.state === 'OPEN' || isAnswered;
  const path = `/t/${record.trackingNumber}/ask`;
  const body =
    request?.state === 'OPEN'
      ? html`<div class="action-done is-waiting">${icon('clock')}<div><p><strong>${ask.asked({ wish: wishOf(view, request), when: view.times.moment(request.createdAt) })}</strong></p><p class="muted">${stays(view)}</p><form action="${path}/withdraw?lang=${language}" method="post"><button class="link" type="submit">${ask.withdraw}</button></form></div></div>`
      : html`${isAnswered && renderAnswer(view, request)}${renderAskForm(view, state, `${path}?lang=${language}`)}`;
  return html`<details class="action" ${unfolds(isOpen)}><summary class="button">${icon('calendarChange')}<span>${ask.title}</span></summary><div class="action-body">${body}</div></details>`;
}

function renderAnswer({ texts }: TrackingView, { state, answer }: RecipientRequest): Html {
  const { ask } = texts.actions;
  const isAgreed = state === 'ACCEPTED';
  return html`<div class="action-done${!isAgreed && ' is-waiting'}">${icon(isAgreed ? 'check' : 'info')}<div><p><strong>${isAgreed ? ask.accepted : ask.declined}</strong></p>${answer && html`<p>${answer}</p>`}</div></div>`;
}

function renderAskForm(view: TrackingView, { slots, attempt: tried }: ReaderState, action: string): Html {
  const { texts, record } = view;
  const { ask, problems } = texts.actions;
  const attempt = tried?.action === 'ask' ? tried : null;
  const choice = (value: string, label: string) =>
    html`<label class="slot"><input type="radio" name="slot" value="${value}"${attempt?.slot === value && trusted(' checked')}><span>${label}</span></label>`;
  return html`<form class="action-form" action="${action}" method="post" novalidate>
<p class="muted">${record.state === 'IN_TRANSIT' ? ask.onTheRoad : ask.lead}</p>
<fieldset class="slots"><legend class="visually-hidden">${ask.slots}</legend>${slots.map((slot) => choice(slotValue(slot), slotLabel(view, slot)))}${choice('other', ask.other)}</fieldset>
<label for="ask-text">${ask.text}</label><textarea id="ask-text" name="text" rows="2" maxlength="500"${attempt?.problem === 'wish' && html` aria-invalid="true" aria-describedby="ask-problem" autofocus`}>${attempt?.text ?? ''}</textarea>
<label for="ask-email">${ask.email}</label>${emailField('ask-email', attempt?.email ?? '', attempt?.problem === 'email')}
${attempt && html`<p class="field-error" id="${attempt.problem === 'email' ? 'ask-email-problem' : 'ask-problem'}" role="alert">${problems[attempt.problem]}</p>`}
<button class="button filled wide" type="submit">${ask.button}</button>
<p class="muted small">${stays(view)}</p></form>`;
}

function slotLabel({ times }: TrackingView, { from, until }: Slot): string {
  return `${times.capitalDay(from)} ${times.shortClock(from)}–${times.shortClock(until)}`;
}

function wishOf(view: TrackingView, { wantedFrom, wantedUntil, text }: RecipientRequest): string {
  if (wantedFrom === null || wantedUntil === null) return `“${text ?? ''}”`;
  const { times } = view;
  return `${times.day(wantedFrom)} ${times.shortClock(wantedFrom)}–${times.shortClock(wantedUntil)}`;
}

/** What stays agreed until dispatch answers. */
function stays({ record, texts, times }: TrackingView): string {
  const { requestedDelivery: at } = record;
  const { ask } = texts.actions;
  return at ? ask.staysAgreed({ when: times.inSentence(at, 'until') }) : ask.stays;
}
