// The webhook receivers and the push service of the demo: names that do not exist, answered inside the process.
import type { AddressGuard } from '../messages/webhooks/address-guard.ts';
import type { Outbound, OutboundRequest } from '../messages/webhooks/send-request.ts';
import type { CustomerName } from './company.ts';

interface Receiver {
  customer: CustomerName;
  url: string;
  description: string;
  durationMs: number;
  /** The response to a message of this event. */
  answer(event: string): { status: number; response: string };
}

const RECEIVED = { status: 200, response: '{"received":true}' };

export const RECEIVERS: readonly Receiver[] = [
  {
    customer: 'dealer',
    url: 'https://erp.autohaus.handover.example/webhooks',
    description: 'Warenwirtschaft',
    durationMs: 46,
    answer: () => RECEIVED,
  },
  {
    customer: 'leasing',
    url: 'https://hooks.leasing.handover.example/vehicles',
    description: 'Contract system',
    durationMs: 120,
    answer: (event) =>
      event === 'invoice.created'
        ? { status: 500, response: 'unknown event type invoice.created' }
        : RECEIVED,
  },
  {
    customer: 'fleet',
    url: 'https://api.fuhrpark.handover.example/handover',
    description: 'Fuhrparkverwaltung (wird gerade umgezogen)',
    durationMs: 18,
    answer: () => ({ status: 503, response: 'Service Unavailable' }),
  },
];

/** Where the phones of demo drivers get push messages. */
const PUSH_PREFIX = 'https://push.handover.example/';
const PUSHED = { status: 201, response: '', durationMs: 35, error: null, retryAfterSeconds: null };

export const pushAddressOf = (driverId: string) => `${PUSH_PREFIX}${driverId}`;

const receiverAt = (url: string) => RECEIVERS.find((receiver) => receiver.url === url);

/** Allows these addresses, which no name server resolves; all others are checked as usual. */
export function withDemoReceivers(guard: AddressGuard): AddressGuard {
  return {
    check: async (url) =>
      receiverAt(url) || url.startsWith(PUSH_PREFIX)
        ? { ok: true, url: new URL(url), addresses: [] }
        : guard.check(url),
  };
}

/** Delivers to the demo receivers without a socket; sends everything else out as usual. */
export function toDemoReceivers(outside: Outbound): Outbound {
  return {
    async post(request) {
      if (request.url.startsWith(PUSH_PREFIX)) return PUSHED;
      const receiver = receiverAt(request.url);
      return receiver ? received(receiver, request) : outside.post(request);
    },
    close: () => outside.close(),
  };
}

function received({ durationMs, answer }: Receiver, { headers }: OutboundRequest) {
  const event = headers['X-Service-Event'] ?? '';
  return { ...answer(event), durationMs, error: null, retryAfterSeconds: null };
}
