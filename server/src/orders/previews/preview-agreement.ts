// Previews a new agreement version: an example and the last 30 days in both, and what keeps the old version.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { DAY_MS } from '../../../../shared/time/durations.ts';
import { findCurrentAgreement } from '../../customers/agreements/store.ts';
import type { Account } from '../../model/account.ts';
import type { OrderContent } from '../../model/orders/order.ts';
import type { Agreement, AgreementTerms } from '../../model/prices/agreement.ts';
import {
  addRepricing,
  type CurvePoint,
  type PricedOrder,
  priceCurve,
  type Repricing,
  repriceOrders,
  tariffsAt,
} from '../../model/prices/compare-terms.ts';
import { termsFor } from '../../model/prices/price.ts';
import { countHoldings, countOrdersSince, readPricedOrders } from '../lists/account-activity-store.ts';
import type { Core } from '../records/core.ts';
import { type PreviewOption, previewOption } from './preview-price.ts';

/** In a busy month, older orders do not change the result noticeably. */
const MAX_REPRICED = 500;
const REPRICED_PER_BATCH = 50;
const REPRICED_DAYS = 30;
const COMPARED_AT_KM = 300;
/** The minimum length of the curve, which also extends a bit beyond the example. */
const CURVE_KM = 1000;

type Option = PreviewOption & { distanceKm: number | null };

export interface AgreementPreview {
  current: Agreement;
  example: { before: Option; after: Option } | null;
  curve: CurvePoint[];
  tariffs: { beforeCents: number | null; afterCents: number | null }[];
  repriced: Repricing;
  /** True if there are more orders than are priced again. */
  capped: boolean;
  keeps: { orders: number; quotes: number; pricedSoFar: number };
}

export async function previewAgreement(
  core: Core,
  account: Account,
  proposed: AgreementTerms,
  content: OrderContent | null,
): Promise<AgreementPreview> {
  const current = (await findCurrentAgreement(core.sql, account.id))!;
  const [before, after] = [termsFor(account, current.terms), termsFor(account, proposed)];
  const since = new Date(core.clock.now().getTime() - REPRICED_DAYS * DAY_MS);
  const [orders, holdings, pricedSoFar, example] = await Promise.all([
    readPricedOrders(core.sql, account.id, since, MAX_REPRICED + 1),
    countHoldings(core.sql, account.id),
    countOrdersSince(core.sql, account.id, current.createdAt),
    content && previewExample(core, account, current.terms, proposed, content),
  ]);
  const shape = {
    transportType: content?.transportType ?? ('DRIVEN' as const),
    vehicleType: content?.vehicle.type ?? ('CAR' as const),
    services: content?.services ?? { registration: false, shortTermPlate: false },
  };
  const toKm = Math.max(CURVE_KM, Math.ceil(((example?.after.distanceKm ?? 0) * 1.2) / 100) * 100);
  return {
    current,
    example,
    curve: priceCurve(before, after, shape, toKm),
    tariffs: tariffsAt(before, after, COMPARED_AT_KM),
    repriced: await repriceInParts(before, after, orders.slice(0, MAX_REPRICED)),
    capped: orders.length > MAX_REPRICED,
    keeps: { orders: holdings.openOrders, quotes: holdings.openQuotes, pricedSoFar },
  };
}

/** A chunk takes a few milliseconds; between two chunks the event loop serves other calls. */
async function repriceInParts(
  before: AgreementTerms,
  after: AgreementTerms,
  orders: readonly PricedOrder[],
): Promise<Repricing> {
  let sum = repriceOrders(before, after, orders.slice(0, REPRICED_PER_BATCH));
  for (let from = REPRICED_PER_BATCH; from < orders.length; from += REPRICED_PER_BATCH) {
    await nextTurn();
    sum = addRepricing(sum, repriceOrders(before, after, orders.slice(from, from + REPRICED_PER_BATCH)));
  }
  return sum;
}

async function previewExample(
  core: Core,
  account: Account,
  before: AgreementTerms,
  after: AgreementTerms,
  content: OrderContent,
) {
  return {
    before: await previewOption(core, account, 'production', before, content),
    after: await previewOption(core, account, 'production', after, content),
  };
}
