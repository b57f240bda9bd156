// A client of the service: all its calls, with one credential.
import { type CallOperation, callsOf } from './call.ts';
import { type Documents, documentsOf } from './documents.ts';
import { type Events, eventsOf } from './events.ts';
import { type Orders, ordersOf } from './orders.ts';
import { type Quotes, quotesOf } from './quotes.ts';
import { type Sandbox, sandboxOf } from './sandbox.ts';
import { type CallOptions, senderOf } from './send.ts';
import { type HandoverOptions, readSettings } from './settings.ts';
import type { CurrentCredential } from './types.ts';
import { type Webhooks, webhooksOf } from './webhook-endpoints.ts';

/** A client of the service. */
export interface Handover {
  /** Tests the connection: answers account, environment and scopes of the credential. */
  me(options?: CallOptions): Promise<CurrentCredential>;
  /** Orders. */
  orders: Orders;
  /** Documents of orders. */
  documents: Documents;
  /** Quotes. */
  quotes: Quotes;
  /** Webhook endpoints. */
  webhooks: Webhooks;
  /** Events by polling, in place of webhooks. */
  events: Events;
  /** The sandbox. */
  sandbox: Sandbox;
  /** Calls any operation of the description by its id, with the same retries; also those of the older interface. */
  call: CallOperation;
}

/**
 * Creates a client. Without options it takes `HANDOVER_URL` and `HANDOVER_API_KEY` from the environment.
 *
 * @example
 * const client = handover({ url: 'https://handover.example', apiKey: 'svc_test_…' });
 * const order = await client.orders.create({ pickup, delivery });
 */
export function handover(options: HandoverOptions = {}): Handover {
  const sender = senderOf(readSettings(options));
  const call = callsOf(sender);
  return {
    me: (options) => call('getCurrentCredential', {}, options),
    orders: ordersOf(call),
    documents: documentsOf(sender, call),
    quotes: quotesOf(sender, call),
    webhooks: webhooksOf(sender, call),
    events: eventsOf(call),
    sandbox: sandboxOf(sender, call),
    call,
  };
}
