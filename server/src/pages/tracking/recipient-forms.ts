// The forms of the tracking page: messages, and another time or place. Each answers with the page.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { describeTracking } from '../../dispatch/tracking/public-tracking.ts';
import type { Order } from '../../model/orders/order.ts';
import type { Visitor } from '../../orders/notify/visitor.ts';
import { askDispatch, withdrawWish } from '../../orders/recipients/ask-dispatch.ts';
import { confirmMessages, stopMessages, subscribe } from '../../orders/recipients/subscribe.ts';
import { plainText } from '../../platform/plain-text.ts';
import type { Services } from '../../services.ts';
import { languageOf } from '../page-language.ts';
import { seeOther } from '../page-route.ts';
import type { ActionAttempt, ActionProblem } from './actions.ts';
import { canAskHere, canNotify } from './reader-state.ts';
import { readSlot, type Slot } from './slots.ts';
import { newVisitor, setVisitor, visitorOf } from './visitor-cookie.ts';

export interface Shown {
  order: Order;
  visitor: Visitor | null;
  attempt?: ActionAttempt;
}

type Handler = (request: FastifyRequest, reply: FastifyReply, order: Order) => Promise<FastifyReply>;

const emailSchema = z.email().max(254);
const textSchema = plainText(500);

export function registerRecipientForms(
  services: Services,
  post: (path: string, handler: Handler) => void,
  showPage: (request: FastifyRequest, reply: FastifyReply, shown: Shown) => Promise<FastifyReply>,
): void {
  const { core } = services;
  const back = (request: FastifyRequest, reply: FastifyReply, { trackingNumber }: Order) =>
    seeOther(reply, `/t/${trackingNumber}`, request);

  post('/notify', async (request, reply, order) => {
    const visitor = visitorOf(services, request, order) ?? newVisitor(services, order);
    const form = readForm(request);
    const email = form.get('email')?.trim() ?? '';
    const refuse = (problem: ActionProblem) =>
      showPage(request, reply, { order, visitor, attempt: attemptOf('notify', form, problem) });
    if (!emailSchema.safeParse(email).success) return refuse('email');
    if (!canNotify(core, order, await describeTracking(core, order))) return refuse('over');
    const subscribed = await subscribe(core, order, visitor, { email, language: languageOf(request) });
    if (subscribed === 'TOO_MANY') return refuse('tooMany');
    setVisitor(services, reply, order, visitor);
    return back(request, reply, order);
  });

  post('/notify/confirm', async (request, reply, order) => {
    const visitor = visitorOf(services, request, order);
    const isConfirmed = visitor !== null && (await confirmMessages(core, visitor));
    if (isConfirmed) return back(request, reply, order);
    return seeOther(reply, `/t/${order.trackingNumber}`, request, { confirm: '1' });
  });

  post('/notify/stop', async (request, reply, order) => {
    const visitor = visitorOf(services, request, order);
    if (visitor) await stopMessages(core, visitor);
    return back(request, reply, order);
  });

  post('/ask', async (request, reply, order) => {
    const visitor = visitorOf(services, request, order) ?? newVisitor(services, order);
    const form = readForm(request);
    const refuse = (problem: ActionProblem) =>
      showPage(request, reply, { order, visitor, attempt: attemptOf('ask', form, problem) });
    const email = form.get('email')?.trim() ?? '';
    const wish = wishOf(form, core.clock.now());
    if (wish === null) return refuse('wish');
    if (!emailSchema.safeParse(email).success) return refuse('email');
    if (!canAskHere(core, order, await describeTracking(core, order))) return refuse('over');
    const language = languageOf(request);
    const asked = await askDispatch(core, order, visitor, { email, language, ...wish });
    if (asked !== 'ASKED') return refuse(asked === 'TOO_MANY' ? 'tooMany' : 'anotherWaits');
    setVisitor(services, reply, order, visitor);
    return back(request, reply, order);
  });

  post('/ask/withdraw', async (request, reply, order) => {
    const visitor = visitorOf(services, request, order);
    if (visitor) await withdrawWish(core, order, visitor);
    return back(request, reply, order);
  });
}

function readForm({ body }: FastifyRequest): URLSearchParams {
  return new URLSearchParams(body instanceof Buffer ? body.toString('utf8') : '');
}

function attemptOf(
  action: ActionAttempt['action'],
  form: URLSearchParams,
  problem: ActionProblem,
): ActionAttempt {
  const value = (name: string) => form.get(name) ?? '';
  return { action, email: value('email'), slot: value('slot'), text: value('text'), problem };
}

/** Null if neither a time was chosen nor anything written. */
function wishOf(
  form: URLSearchParams,
  now: Date,
): { from: Date | null; until: Date | null; text: string | null } | null {
  const slot: Slot | null = readSlot(form.get('slot') ?? '', now);
  const written = (form.get('text') ?? '').replace(/\r\n?/g, '\n').trim();
  const text = written === '' ? null : (textSchema.safeParse(written).data ?? null);
  if (slot === null && text === null) return null;
  return { from: slot?.from ?? null, until: slot?.until ?? null, text };
}
