// Quotes for browser tests: an open one, and one in every state in which a link can be opened.
import { randomBytes } from 'node:crypto';
import { CACHED_MS, creation, eventNames } from '../server/test/harness/orders.ts';
import type { TestService } from '../server/test/harness/service.ts';
import {
  accept,
  decline,
  getQuote,
  issue,
  offeredRequest,
  withdraw,
} from '../server/test/orders/quotes/requests.ts';
import { advance } from '../server/test/sandbox/journey.ts';
import { newClockAtMorning } from './service.ts';

const HOUR_MS = 3_600_000;

export const OFFER = {
  lineItems: [
    { description: 'Transport on a truck', unitNet: 480 },
    { description: 'Kilometres', quantity: 232, unitNet: 0.5 },
  ],
  note: 'The truck comes with a ramp.',
};

export interface Offered {
  id: string;
  key: string;
  accountId: string;
  /** The path of the link. */
  path: string;
}

/** Offered at eight in the morning, valid until ten. */
export async function offer(service: TestService): Promise<Offered> {
  const morning = newClockAtMorning(service);
  const { key, accountId } = await service.customer({ environment: 'production' });
  const validUntil = new Date(morning.getTime() + 2 * HOUR_MS).toISOString();
  const id = await offeredRequest(service, key, { ...OFFER, validUntil });
  return { id, key, accountId, path: await linkPath(service, key, id) };
}

/** In the sandbox the scenario creates the quote. */
async function offerInSandbox(service: TestService): Promise<string> {
  const { key } = await service.customer();
  const headers = { 'x-sandbox-scenario': 'QUOTE_REQUIRED', 'x-sandbox-mode': 'manual' };
  const { json: order } = await service.call('/extern/quotes', { key, body: creation(), headers });
  await advance({ service, key, order });
  return linkPath(service, key, order.id);
}

export async function linkPath(service: TestService, key: string, id: string): Promise<string> {
  return new URL((await getQuote(service, key, id)).json.acceptance.url).pathname;
}

/** The decision, and the number of orders that it created; the first `order.created` is of the request. */
export async function outcomeOf(service: TestService, { id, key }: Offered) {
  const { state } = (await getQuote(service, key, id)).json;
  const created = (await eventNames(service, id)).filter((name) => name === 'order.created');
  return { state, orders: created.length - 1 };
}

export interface QuoteState {
  name: string;
  make(service: TestService): Promise<string>;
  status?: number;
  en: readonly [word: string | null, sentence: RegExp];
  de: readonly [word: string | null, sentence: RegExp];
  /** Whether its PDF is still available. */
  pdf: boolean;
}

export const QUOTE_STATES: readonly QuoteState[] = [
  {
    name: 'open',
    make: async (service) => (await offer(service)).path,
    en: ['Quote offered', /^Stuttgart München$/],
    de: ['Angebot offen', /^Stuttgart München$/],
    pdf: true,
  },
  {
    name: 'open in the sandbox',
    make: offerInSandbox,
    en: ['Quote offered', /^Stuttgart München$/],
    de: ['Angebot offen', /^Stuttgart München$/],
    pdf: true,
  },
  {
    name: 'accepted through the API',
    async make(service) {
      const { id, key, path } = await offer(service);
      await accept(service, key, id);
      return path;
    },
    en: ['Accepted', /^Ordered for €709\.24\.$/],
    de: ['Angenommen', /^Bestellt für 709,24 €\.$/],
    pdf: true,
  },
  {
    name: 'declined',
    async make(service) {
      const { id, key, path } = await offer(service);
      await decline(service, key, id, { reason: 'Too expensive' });
      return path;
    },
    en: ['Declined', /^Declined\. Nothing was ordered\.$/],
    de: ['Abgelehnt', /^Abgelehnt\. Es wurde nichts bestellt\.$/],
    pdf: true,
  },
  {
    name: 'expired',
    async make(service) {
      const { path } = await offer(service);
      service.clock.advance(3 * HOUR_MS);
      return path;
    },
    en: ['Expired', /^This quote expired today at \d\d:\d\d\.$/],
    de: ['Abgelaufen', /^Dieses Angebot ist heute um \d\d:\d\d Uhr abgelaufen\.$/],
    pdf: true,
  },
  {
    name: 'withdrawn',
    async make(service) {
      const { id, path } = await offer(service);
      await withdraw(service, id);
      return path;
    },
    en: ['Withdrawn', /^This quote was withdrawn\. Nothing was ordered\.$/],
    de: ['Zurückgezogen', /^Dieses Angebot wurde zurückgezogen\. Es wurde nichts bestellt\.$/],
    pdf: true,
  },
  {
    name: 'superseded',
    async make(service) {
      const { id, path } = await offer(service);
      await issue(service, id, OFFER);
      return path;
    },
    en: ['Replaced', /^A newer version replaces this quote\.$/],
    de: ['Ersetzt', /^Eine neuere Version ersetzt dieses Angebot\.$/],
    pdf: false,
  },
  {
    name: 'unknown',
    make: async () => `/q/${randomBytes(34).toString('base64url')}`,
    status: 404,
    en: [null, /^There is no quote at this link\.$/],
    de: [null, /^Dieser Link führt zu keinem Angebot\.$/],
    pdf: false,
  },
  {
    name: 'of a suspended account',
    async make(service) {
      const { accountId, path } = await offer(service);
      await service.ops('PATCH', `/accounts/${accountId}`, { status: 'SUSPENDED' });
      service.clock.advance(CACHED_MS);
      return path;
    },
    status: 403,
    en: [null, /^This link is closed\.$/],
    de: [null, /^Dieser Link ist geschlossen\.$/],
    pdf: false,
  },
];
