// Previews a new agreement version: an example and the last 30 days in both, and what keeps the old version.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { DAY_MS } from '../../../../shared/time/durations.ts';
import { refusePastStart } from '../../customers/accounts/manage-accounts.ts';
import { listFuelSurcharges } from '../../customers/agreements/fuel-store.ts';
import { findSchedules } from '../../customers/agreements/store.ts';
import type { Account } from '../../model/account.ts';
import type { OrderContent } from '../../model/orders/order.ts';
import { type Agreement, type AgreementTerms, agreementOn } from '../../model/prices/agreement.ts';
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
import { circumstancesOf } from '../../model/prices/surcharges.ts';
import { findOperator } from '../../operator/operator.ts';
import { dayOf } from '../../platform/time-zones.ts';
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
  /** The first day of the new version. */
  validFrom: string;
  /** The version that would apply on that day otherwise. */
  current: Agreement;
  /** The next version that was planned before, which follows the new one. */
  next: Agreement | null;
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
  { terms: proposed, validFrom: from }: { terms: AgreementTerms; validFrom?: string | undefined },
  content: OrderContent | null,
): Promise<AgreementPreview> {
  const { timeZone } = await findOperator(core.sql);
  const fuel = await listFuelSurcharges(core.sql);
  const today = dayOf(timeZone, core.clock.now());
  const validFrom = from ?? today;
  refusePastStart(validFrom, today);
  const { versions } = (await findSchedules(core.sql, [account.id], today)).get(account.id)!;
  const current = agreementOn(versions, validFrom)!;
  const [before, after] = [termsFor(account, current.terms), termsFor(account, proposed)];
  const since = new Date(core.clock.now().getTime() - REPRICED_DAYS * DAY_MS);
  const [orders, holdings, pricedSoFar, example] = await Promise.all([
    readPricedOrders(core.sql, account.id, since, MAX_REPRICED + 1),
    countHoldings(core.sql, account.id),
    countOrdersSince(core.sql, account.id, current.createdAt),
    content && previewExample(core, account, { before: current.terms, after: proposed }, content),
  ]);
  const shape = {
    transportType: content?.transportType ?? ('DRIVEN' as const),
    vehicleType: content?.vehicle.type ?? ('CAR' as const),
    services: content?.services ?? { registration: false, shortTermPlate: false },
    circumstances: content ? await core.agreements.circumstancesOf(content) : undefined,
  };
  const priced = orders.slice(0, MAX_REPRICED).map((order) => ({
    ...order,
    circumstances: circumstancesOf(order, order.createdAt, { timeZone, fuel }),
  }));
  const toKm = Math.max(CURVE_KM, Math.ceil(((example?.after.distanceKm ?? 0) * 1.2) / 100) * 100);
  return {
    validFrom,
    current,
    next: nextAfter(versions, validFrom),
    example,
    curve: priceCurve(before, after, shape, toKm),
    tariffs: tariffsAt(before, after, COMPARED_AT_KM),
    repriced: await repriceInParts(before, after, priced),
    capped: orders.length > MAX_REPRICED,
    keeps: { orders: holdings.openOrders, quotes: holdings.openQuotes, pricedSoFar },
  };
}

function nextAfter(versions: readonly Agreement[], day: string): Agreement | null {
  const later = versions.flatMap(({ validFrom }) => (validFrom !== null && validFrom > day ? validFrom : []));
  return later.length === 0 ? null : agreementOn(versions, later.sort()[0]!);
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
  { before, after }: { before: AgreementTerms; after: AgreementTerms },
  content: OrderContent,
) {
  const circumstances = await core.agreements.circumstancesOf(content);
  const preview = (terms: AgreementTerms) =>
    previewOption(core, account, 'production', { terms, circumstances }, content);
  return { before: await preview(before), after: await preview(after) };
}
