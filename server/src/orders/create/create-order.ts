// Creates an order or request exactly once: recognises repetitions, checks the rules, prices it and writes it.

import type { Scope } from '../../model/environment.ts';
import { announceCreation, CREATIONS } from '../../model/orders/creations.ts';
import { formatNumber, TRACKING_NUMBER_LENGTH } from '../../model/orders/numbers.ts';
import type { Order } from '../../model/orders/order.ts';
import { lastEventTime, writeEvents } from '../../model/orders/write-events.ts';
import type { Agreement } from '../../model/prices/agreement.ts';
import { type Actor, auditRow } from '../../operator/audit.ts';
import type { ServiceError } from '../../platform/errors.ts';
import { randomCrockford, uuidv7 } from '../../platform/ids.ts';
import { currentTraceParent } from '../../platform/tracing/call-context.ts';
import { mailsAboutCreation } from '../notify/end-customer-mails.ts';
import type { Core } from '../records/core.ts';
import type { Creation } from '../records/create-store.ts';
import type { Assessment } from '../records/environment-policy.ts';
import {
  CALL_LEASE_MS,
  type CallKey,
  type FirstAnswer,
  type KeptAnswer,
} from '../records/idempotency/call-key.ts';
import { idempotencyErrors } from '../records/idempotency/errors.ts';
import { findFirstAnswer, newClaim } from '../records/idempotency/repeat.ts';
import { claimKey, releaseKey } from '../records/idempotency/store.ts';
import { topicsOfOrder } from '../records/order-topics.ts';
import {
  checkOrder,
  type OrderCheck,
  type ProposedOrder,
  refuseTakenNumber,
  refuseWrongDates,
} from './check-order.ts';

/** How often a call starts over when it lost to another call that created nothing. */
const MAX_TRIES = 5;

export interface CreateRequest extends ProposedOrder {
  actor: Actor;
  key: CallKey | null;
  /** The customer asks for a quote, even if the agreement has a price. */
  alwaysQuote: boolean;
  /** Data that only the calling API understands. */
  extra: Record<string, unknown>;
  /**
   * Called with the id of the order that the call is about, also if the call is refused because of that
   * order.
   */
  onOrderKnown: (orderId: string) => void;
  /** Renders the API's answer, which is stored byte for byte for repeated calls. */
  render: (order: Order, agreement: Agreement) => FirstAnswer;
}

type CreateResult =
  | { replayed: false; order: Order; answer: FirstAnswer }
  | { replayed: true; answer: KeptAnswer };

export async function createOrder(core: Core, request: CreateRequest): Promise<CreateResult> {
  refuseWrongDates(request.content);
  const { rejection, ...judged } = await checkOrder(core, request);
  const attempt = { ...request, ...judged };
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const created = rejection ?? (await tryToCreate(core, attempt));
    if (created !== null && 'replayed' in created) return created;
    // An earlier answer wins, even over a rejection.
    const answer = await findEarlierAnswer(core, request);
    if (answer) return { replayed: true, answer };
    if (created !== null) throw created;
  }
  throw idempotencyErrors.IDEMPOTENCY_REQUEST_IN_PROGRESS({ headers: { 'Retry-After': '1' } });
}

/** What building an order needs of a request, with its agreement. */
type Attempt = Pick<
  CreateRequest,
  'account' | 'environment' | 'content' | 'actor' | 'alwaysQuote' | 'extra'
> &
  Omit<OrderCheck, 'rejection'>;

type WritingAttempt = CreateRequest & Attempt;

function scopeOf({ account, environment }: Pick<CreateRequest, 'account' | 'environment'>): Scope {
  return { accountId: account.id, environment };
}

/** What an earlier call stored under the key or the externalOrderId: its answer, an error, or nothing. */
async function findEarlierAnswer(core: Core, request: CreateRequest): Promise<KeptAnswer | null> {
  const scope = scopeOf(request);
  const answer = await findFirstAnswer(core.sql, scope, request.key, core.clock.now(), request.onOrderKnown);
  if (answer) return answer;
  await refuseTakenNumber(core, request, request.onOrderKnown);
  return null;
}

/** Null if another call was first; an error, with nothing written, if the policy accepts no more orders. */
async function tryToCreate(core: Core, attempt: WritingAttempt): Promise<CreateResult | ServiceError | null> {
  const { key, policy } = attempt;
  const now = core.clock.now();
  if (key === null || !policy.callsOtherServers) return writeOrder(core, attempt, now, null);
  const scope = scopeOf(attempt);
  const claim = newClaim(now);
  const leasedUntil = new Date(now.getTime() + CALL_LEASE_MS);
  if (!(await claimKey(core.sql, scope, key, { ...claim, leasedUntil }))) return null;
  let written: CreateResult | ServiceError | null = null;
  try {
    written = await writeOrder(core, attempt, now, claim.owner);
    return written;
  } finally {
    // If nothing was created, release the leased key, whatever the reason.
    if (written === null || !('replayed' in written)) {
      await releaseKey(core.sql, scope, key, claim.owner).catch(() => {});
    }
  }
}

async function writeOrder(
  core: Core,
  attempt: WritingAttempt,
  now: Date,
  leasedBy: string | null,
): Promise<CreateResult | ServiceError | null> {
  const built = await buildCreation(core, attempt, now);
  const { order } = built;
  const answer = attempt.render(order, attempt.agreement);
  const claim = newClaim(now);
  const key = attempt.key && {
    ...attempt.key,
    ...claim,
    owner: leasedBy ?? claim.owner,
    claimedBefore: leasedBy !== null,
  };
  const hook = attempt.policy.creationHook(order);
  await hook?.prepare(core.sql);
  const outcome = await core.writeCreation({ ...built, answer, key, hook });
  if (outcome === 'REFUSED') return hook!.refuse(now);
  if (outcome !== 'CREATED') return null;
  attempt.onOrderKnown(order.id);
  core.wakeDeliveries();
  core.changes.publish(topicsOfOrder(order));
  return { replayed: false, order, answer };
}

export type BuiltCreation = Omit<Creation, 'answer' | 'key' | 'hook'>;

/** Everything that is written with the order, except what belongs to the call. */
export async function buildCreation(core: Core, attempt: Attempt, now: Date): Promise<BuiltCreation> {
  const { order, events, mails } = await buildOrder(core, attempt, now);
  const audit = auditRow({ now: () => now }, attempt.actor, {
    action: order.kind === 'ORDER' ? 'order.created' : 'request.created',
    accountId: order.accountId,
    subjectType: 'order',
    subjectId: order.id,
    details: { status: order.status, quoteReason: order.quoteReason },
  });
  return { order, events, mails, audit, traceParent: currentTraceParent() };
}

async function buildOrder(
  core: Core,
  attempt: Attempt,
  now: Date,
): Promise<Pick<Creation, 'order' | 'events' | 'mails'>> {
  const { account, agreement, content, environment, policy } = attempt;
  const [assessed, [pickupPin, deliveryPin]] = await Promise.all([
    policy.assess(account, agreement.terms, content, attempt.circumstances),
    core.pins.of(scopeOf(attempt), [content.pickup, content.delivery]),
  ]);
  const assessment = attempt.alwaysQuote ? asRequest(assessed) : assessed;
  const { kind, statuses } = CREATIONS[assessment.creation];
  const announcements = announceCreation(assessment.creation).filter((announcement) =>
    policy.announces({ kind }, announcement),
  );
  const number = formatNumber(
    kind === 'ORDER' ? 'order' : 'request',
    environment,
    await core.numbers.take(kind === 'ORDER' ? 'order' : 'request'),
  );
  // The spread comes last: with this many fields after it, V8 takes fifty times as long.
  const order: Order = {
    id: uuidv7(now),
    accountId: account.id,
    environment,
    kind,
    status: statuses[statuses.length - 1]!,
    statusBeforeComplaint: null,
    orderNumber: kind === 'ORDER' ? number : null,
    requestNumber: kind === 'REQUEST' ? number : null,
    trackingNumber: randomCrockford(TRACKING_NUMBER_LENGTH),
    actualPickup: null,
    actualDelivery: null,
    arrivedAtPickup: null,
    vehicleAtPickup: null,
    agreedDelivery: content.requestedDelivery,
    delayedUntil: null,
    price: assessment.price,
    quoteReason: assessment.quoteReason,
    quoteNumber: null,
    distanceKm: assessment.distanceKm,
    agreementVersion: agreement.version,
    driver: null,
    confirmSince: null,
    cancelReason: null,
    invoiceNumber: null,
    supplementaryInvoices: [],
    hasDamage: false,
    extra: attempt.extra,
    version: 1,
    createdAt: now,
    updatedAt: lastEventTime(now, announcements),
    ...content,
    pickup: { ...content.pickup, coordinates: pickupPin ?? assessment.pickup },
    delivery: { ...content.delivery, coordinates: deliveryPin ?? assessment.delivery },
  };
  const events = writeEvents(order, announcements, now, core.links);
  const topic = CREATIONS[assessment.creation].mail;
  const mails = await mailsAboutCreation(core, { order, before: order, showDriver: false, topic });
  return { order, events, mails };
}

function asRequest(assessment: Assessment): Assessment {
  const quoteReason = assessment.quoteReason ?? 'REQUESTED';
  return { ...assessment, creation: 'needsQuote', price: null, quoteReason };
}
