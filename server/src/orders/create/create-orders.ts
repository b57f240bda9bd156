// Creates several orders of an account, all or none: one for each vehicle, under one key.
import type { Account } from '../../model/account.ts';
import type { Order, OrderContent } from '../../model/orders/order.ts';
import type { UnsupportedServices } from '../../model/orders/rules.ts';
import type { Agreement } from '../../model/prices/agreement.ts';
import type { Actor } from '../../operator/audit.ts';
import type { Transaction } from '../../platform/db.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { Core } from '../records/core.ts';
import { insertOrders, isExternalIdTaken } from '../records/create-store.ts';
import type { CallKey, FirstAnswer, KeptAnswer } from '../records/idempotency/call-key.ts';
import { idempotencyErrors } from '../records/idempotency/errors.ts';
import { findFirstAnswer, newClaim } from '../records/idempotency/repeat.ts';
import { topicsOfOrder } from '../records/order-topics.ts';
import { checkOrder, refuseTakenNumber, refuseWrongDates } from './check-order.ts';
import { type BuiltCreation, buildCreation } from './create-order.ts';

export interface CreateManyRequest {
  account: Account;
  actor: Actor;
  contents: readonly OrderContent[];
  unsupportedServices: UnsupportedServices;
  /** Belongs to the first order; its answer is that of the whole call. */
  key: CallKey | null;
  alwaysQuote: boolean;
  render: (orders: readonly Order[], agreement: Agreement) => FirstAnswer;
  /** Writes other rows in the same transaction; what it throws undoes the orders. */
  record?: (tx: Transaction, orders: readonly Order[]) => Promise<void>;
}

type CreateManyResult =
  | { replayed: false; orders: Order[]; answer: FirstAnswer }
  | { replayed: true; answer: KeptAnswer };

const environment = 'production';
const NO_EXTRA = {};

/** Thrown to undo the transaction when another call has the key. */
class KeyHeld extends Error {}

/** In production only: the sandbox creates one order at a time. */
export async function createOrders(core: Core, request: CreateManyRequest): Promise<CreateManyResult> {
  const { account, key } = request;
  const now = core.clock.now();
  const scope = { accountId: account.id, environment } as const;
  const earlier = await findFirstAnswer(core.sql, scope, key, now);
  if (earlier) return { replayed: true, answer: earlier };
  const { built, agreement } = await buildAll(core, request, now);
  const orders = built.map(({ order }) => order);
  const answer = request.render(orders, agreement);
  try {
    await core.sql.begin((tx) => write(tx, request, built, answer, now));
  } catch (error) {
    if (isExternalIdTaken(error)) await refuseTaken(core, request);
    if (!(error instanceof KeyHeld)) throw error;
    const first = await findFirstAnswer(core.sql, scope, key, now);
    if (first) return { replayed: true, answer: first };
    throw idempotencyErrors.IDEMPOTENCY_REQUEST_IN_PROGRESS({ headers: { 'Retry-After': '1' } });
  }
  core.wakeDeliveries();
  for (const order of orders) core.changes.publish(topicsOfOrder(order));
  return { replayed: false, orders, answer };
}

/** One after the other: the addresses are the same, so only the first is measured. */
async function buildAll(core: Core, request: CreateManyRequest, now: Date) {
  const { account, actor, unsupportedServices, alwaysQuote } = request;
  const built: BuiltCreation[] = [];
  let agreement: Agreement | null = null;
  for (const [index, content] of request.contents.entries()) {
    refuseWrongDates(content);
    const checked = await checkOrder(core, { account, environment, content, unsupportedServices });
    if (checked.rejection) throw ofVehicle(checked.rejection, index);
    agreement = checked.agreement;
    const attempt = {
      account,
      actor,
      environment,
      content,
      alwaysQuote,
      extra: NO_EXTRA,
      ...checked,
    } as const;
    built.push(await buildCreation(core, attempt, now));
  }
  return { built, agreement: agreement! };
}

async function write(
  tx: Transaction,
  { key, record }: CreateManyRequest,
  built: readonly BuiltCreation[],
  answer: FirstAnswer,
  now: Date,
): Promise<void> {
  const keyOf = (index: number) =>
    key && index === 0 ? { ...key, ...newClaim(now), claimedBefore: false } : null;
  const creations = built.map((each, index) => ({ ...each, answer, key: keyOf(index), hook: null }));
  const outcomes = await insertOrders(tx, creations);
  if (outcomes.some((outcome) => outcome !== 'CREATED')) throw new KeyHeld();
  await record?.(
    tx,
    built.map(({ order }) => order),
  );
}

/** Throws for the first number that is taken. */
async function refuseTaken(core: Core, { account, contents, unsupportedServices }: CreateManyRequest) {
  for (const content of contents) {
    await refuseTakenNumber(core, { account, environment, content, unsupportedServices }, () => {});
  }
}

/** Says which vehicle is refused, counted from 1. */
function ofVehicle({ code, status, message, details }: ServiceError, index: number): ServiceError {
  return new ServiceError(code, { status, message }, { details: { ...details, vehicle: index + 1 } });
}
