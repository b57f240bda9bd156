// The playground: creates a test order, and shows its progress, its messages and their responses.

import type { Document } from '../documents/document.ts';
import { listDocuments } from '../documents/store.ts';
import type { Endpoint } from '../messages/webhooks/endpoint.ts';
import type { SignatureReport } from '../messages/webhooks/sign-message.ts';
import { listEndpoints } from '../messages/webhooks/store.ts';
import type { Account } from '../model/account.ts';
import type { Scope } from '../model/environment.ts';
import { orderErrors } from '../model/orders/errors.ts';
import type { Order } from '../model/orders/order.ts';
import type { Actor } from '../operator/audit.ts';
import { createOrder } from '../orders/create/create-order.ts';
import type { Core } from '../orders/records/core.ts';
import { getOrder } from '../orders/records/find-order.ts';
import { callErrors } from '../platform/call-errors.ts';
import { isUuid } from '../platform/ids.ts';
import { explainMessage } from './inboxes/inbox.ts';
import { findReceivedMessage, findSentEvent, readSentEvents, type SentEvent } from './playground-store.ts';
import type { Process, ScenarioChoice } from './process.ts';
import type { Sandbox } from './sandbox-policy.ts';
import { findProcess } from './store.ts';
import { TEST_ORDER_CONTENT } from './test-order.ts';

export async function createTestOrder(
  core: Core,
  sandbox: Sandbox,
  { account, actor }: { account: Account; actor: Actor },
  choice: ScenarioChoice,
): Promise<string> {
  let id = '';
  await createOrder(core, {
    account,
    actor,
    environment: 'sandbox',
    policy: sandbox.policyFor(choice),
    content: TEST_ORDER_CONTENT,
    unsupportedServices: { exportPlate: false, customs: false },
    key: null,
    alwaysQuote: false,
    extra: {},
    onOrderKnown: (orderId) => {
      id = orderId;
    },
    render: () => ({ status: 201, body: '' }),
  });
  return id;
}

export interface TestOrderView {
  order: Order;
  process: Process;
  endpoints: Endpoint[];
  events: SentEvent[];
  documents: Document[];
}

/** Everything that the playground shows about one test order. */
export async function watchTestOrder(core: Core, scope: Scope, reference: string): Promise<TestOrderView> {
  const order = await getOrder(core.sql, scope, reference);
  const [process, endpoints, events, documents] = await Promise.all([
    findProcess(core.sql, order.id),
    listEndpoints(core.sql, scope),
    readSentEvents(core.sql, order.id),
    listDocuments(core.sql, order.id),
  ]);
  if (!process) throw orderErrors.ORDER_NOT_FOUND();
  return { order, process, endpoints, events, documents };
}

interface SentMessage {
  id: string;
  type: string;
  createdAt: Date;
  body: string;
  /** The message in an inbox; null if no inbox received it. */
  received: { inboxId: string; headers: Record<string, string>; signature: SignatureReport | null } | null;
}

export async function readSentMessage(
  core: Core,
  scope: Scope,
  reference: string,
  eventId: string,
): Promise<SentMessage> {
  const order = await getOrder(core.sql, scope, reference);
  const event = isUuid(eventId) ? await findSentEvent(core.sql, order.id, eventId) : null;
  if (!event) throw callErrors.NOT_FOUND({ message: 'This order has no event with this id.' });
  const message = await findReceivedMessage(core.sql, scope.accountId, event.id, core.clock.now());
  if (!message) return { ...event, received: null };
  const { inboxId, headers } = message;
  const signature = await explainMessage(core, scope.accountId, inboxId, message);
  return { ...event, received: { inboxId, headers, signature } };
}
