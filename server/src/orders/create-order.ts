// Creates an order or request, once: recognises repetitions, checks the rules, prices, and writes it all together.
import type { Account } from '../customers/accounts/account.ts';
import type { Agreement } from '../customers/agreements/store.ts';
import { ServiceError } from '../http/errors.ts';
import type { Environment } from '../http/trace.ts';
import type { NewMail } from '../messages/mail/mail.ts';
import { mailsForChange, mayWriteTo } from '../messages/mail/mails-for-change.ts';
import { type Actor, auditRow } from '../operator/audit.ts';
import { findOperator } from '../operator/operator.ts';
import type { Clock } from '../platform/clock.ts';
import type { Sql } from '../platform/db.ts';
import { randomCrockford, uuidv7 } from '../platform/ids.ts';
import type { ScenarioChoice } from '../sandbox/process.ts';
import { insertOrder, PROCESSES_PER_DAY } from './create-store.ts';
import {
  type CallKey,
  type FirstAnswer,
  judgeRepetition,
  KEY_MEMORY_MS,
  LEASE_MS,
} from './idempotency/repeat.ts';
import { claimKey, findCall, releaseKey } from './idempotency/store.ts';
import { announceCreation } from './model/announce.ts';
import { CREATIONS } from './model/lifecycle-table.ts';
import type { Order, OrderContent } from './model/order.ts';
import { checkRules, type UnofferedServices } from './model/rules.ts';
import { type EventRow, lastEventTime, writeEvents } from './model/write-events.ts';
import type { NumberPool } from './number-pool.ts';
import type { Assessment, OrderEnvironment } from './operation.ts';
import { listOrders, type Scope } from './store.ts';

/** 18 characters of 5 bits each: nobody guesses a tracking page. */
const TRACKING_LENGTH = 18;
const DAY_MS = 86_400_000;
/** How often a call starts over when the one it lost against left nothing behind. */
const MOST_TRIES = 5;

export interface CreateDeps {
  sql: Sql;
  clock: Clock;
  numbers: NumberPool;
  publicUrl: string;
  wakeDeliveries: () => void;
  environments: Record<Environment, OrderEnvironment>;
}

export interface CreateRequest {
  account: Account;
  environment: Environment;
  agreement: Agreement;
  actor: Actor;
  content: OrderContent;
  unoffered: UnofferedServices;
  key: CallKey | null;
  /** The customer asks for a quote, whatever the agreement would price. */
  alwaysQuote: boolean;
  /** What the sandbox is to play; production has none. */
  scenario: ScenarioChoice | null;
  /** What only the door knows of the order. */
  extra: Record<string, unknown>;
  /** The answer as the door writes it; kept for repetitions, byte for byte. */
  render: (order: Order) => FirstAnswer;
}

export type CreateResult =
  | { replayed: false; order: Order; answer: FirstAnswer }
  | { replayed: true; answer: FirstAnswer };

export async function createOrder(deps: CreateDeps, request: CreateRequest): Promise<CreateResult> {
  const environment = deps.environments[request.environment];
  const rejection =
    environment.admit(request.account) ??
    checkRules(request.content, request.unoffered, request.agreement.terms);
  if (rejection) {
    const answer = await earlierAnswer(deps, request);
    if (answer) return { replayed: true, answer };
    throw rejection;
  }
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const created = await tryToCreate(deps, request, environment);
    if (created && created !== 'DAY_IS_FULL') return created;
    // What was there before is told first, also on a day that takes nothing new.
    const answer = await earlierAnswer(deps, request);
    if (answer) return { replayed: true, answer };
    if (created === 'DAY_IS_FULL') throw sandboxLimit(deps.clock.now());
  }
  throw new ServiceError('IDEMPOTENCY_REQUEST_IN_PROGRESS', { headers: { 'Retry-After': '1' } });
}

function scopeOf(request: CreateRequest): Scope {
  return { accountId: request.account.id, environment: request.environment };
}

/** What an earlier call left under the key or the externalOrderId: its answer, an error, or nothing. */
async function earlierAnswer(deps: CreateDeps, request: CreateRequest): Promise<FirstAnswer | null> {
  const scope = scopeOf(request);
  if (request.key) {
    const stored = await findCall(deps.sql, scope, request.key);
    const answer = judgeRepetition(request.key, stored, deps.clock.now());
    if (answer) return answer;
  }
  const { externalOrderId } = request.content;
  if (externalOrderId === null) return null;
  const [order] = await listOrders(deps.sql, { ...scope, externalOrderId }, 1, null);
  if (!order) return null;
  const { id, orderNumber, requestNumber } = order;
  throw new ServiceError('EXTERNAL_ORDER_ID_EXISTS', {
    details: { externalOrderId, id, orderNumber, requestNumber },
  });
}

/** Null when another call was first; nothing is left behind when the sandbox's day is full. */
async function tryToCreate(
  deps: CreateDeps,
  request: CreateRequest,
  environment: OrderEnvironment,
): Promise<CreateResult | 'DAY_IS_FULL' | null> {
  const { sql, clock } = deps;
  const scope = scopeOf(request);
  const now = clock.now();
  const claim = {
    owner: uuidv7(now),
    now,
    leasedUntil: null,
    expiredBefore: new Date(now.getTime() - KEY_MEMORY_MS),
  };
  const claimedBefore = request.key !== null && environment.leavesProcess;
  if (claimedBefore) {
    const leasedUntil = new Date(now.getTime() + LEASE_MS);
    if (!(await claimKey(sql, scope, request.key!, { ...claim, leasedUntil }))) return null;
  }
  let done = false;
  try {
    const { order, events, mails } = await assemble(deps, request, environment, now);
    const answer = request.render(order);
    const audit = auditRow({ now: () => now }, request.actor, {
      action: order.kind === 'ORDER' ? 'order.created' : 'request.created',
      accountId: order.accountId,
      subjectType: 'order',
      subjectId: order.id,
      details: { status: order.status },
    });
    const key = request.key && { ...request.key, ...claim, claimedBefore };
    const process = environment.startProcess(order, request.scenario);
    const outcome = await insertOrder(sql, { order, events, audit, mails, answer, key, process });
    done = outcome === 'CREATED' || outcome === 'KEY_HELD';
    if (outcome === 'DAY_IS_FULL') return outcome;
    if (outcome !== 'CREATED') return null;
    deps.wakeDeliveries();
    return { replayed: false, order, answer };
  } finally {
    // A key that was leased for nothing must be free again, whatever went wrong.
    if (!done && claimedBefore && request.key)
      await releaseKey(sql, scope, request.key, claim.owner).catch(() => {});
  }
}

async function assemble(
  deps: CreateDeps,
  request: CreateRequest,
  environment: OrderEnvironment,
  now: Date,
): Promise<{ order: Order; events: EventRow[]; mails: NewMail[] }> {
  const { account, agreement, content } = request;
  const assessed = await environment.assess(account, agreement.terms, content, request.scenario);
  const assessment = request.alwaysQuote ? asRequest(assessed) : assessed;
  const { kind, statuses } = CREATIONS[assessment.creation];
  const announcements = announceCreation(assessment.creation).filter((announcement) =>
    environment.announces({ kind }, announcement),
  );
  const order: Order = {
    ...content,
    ...(await numbersFor(deps.numbers, environment, kind)),
    pickup: { ...content.pickup, coordinates: assessment.pickup },
    delivery: { ...content.delivery, coordinates: assessment.delivery },
    id: uuidv7(now),
    accountId: account.id,
    environment: request.environment,
    kind,
    status: statuses[statuses.length - 1]!,
    statusBeforeComplaint: null,
    trackingNumber: randomCrockford(TRACKING_LENGTH),
    actualPickup: null,
    actualDelivery: null,
    arrivedAtPickup: null,
    price: assessment.price,
    quoteReason: assessment.quoteReason,
    distanceKm: assessment.distanceKm,
    agreementVersion: agreement.version,
    driver: null,
    cancelReason: null,
    invoiceNumber: null,
    hasDamage: false,
    extra: request.extra,
    version: 1,
    createdAt: now,
    updatedAt: lastEventTime(now, announcements),
  };
  const { publicUrl } = deps;
  const events = writeEvents(order, announcements, now, publicUrl);
  if (!mayWriteTo(order)) return { order, events, mails: [] };
  const context = { operator: await findOperator(deps.sql), language: account.language, publicUrl, now };
  return { order, events, mails: mailsForChange(order, announcements, context) };
}

function asRequest(assessment: Assessment): Assessment {
  const quoteReason = assessment.quoteReason ?? 'REQUESTED';
  return { ...assessment, creation: 'needsQuote', price: null, quoteReason };
}

function sandboxLimit(now: Date): ServiceError {
  const nextDay = Math.ceil((now.getTime() + 1) / DAY_MS) * DAY_MS;
  const seconds = Math.max(1, Math.ceil((nextDay - now.getTime()) / 1000));
  return new ServiceError('SANDBOX_LIMIT', {
    details: { limit: PROCESSES_PER_DAY },
    headers: { 'Retry-After': String(seconds) },
  });
}

async function numbersFor(numbers: NumberPool, { numberPrefixes }: OrderEnvironment, kind: Order['kind']) {
  if (kind === 'REQUEST') {
    return { orderNumber: null, requestNumber: `${numberPrefixes.request}${await numbers.take('request')}` };
  }
  return { orderNumber: `${numberPrefixes.order}${await numbers.take('order')}`, requestNumber: null };
}
