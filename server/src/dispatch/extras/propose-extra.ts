// Actions of a driver on extras and expenses of a trip: propose, change and remove them until dispatch decides.
import { countUpload } from '../../documents/count-upload.ts';
import type { Order } from '../../model/orders/order.ts';
import { FIRST_ZONE, refuseFutureDay } from '../../operator/refuse-future-day.ts';
import { runOnOrder } from '../../orders/act/run-on-order.ts';
import type { Core } from '../../orders/records/core.ts';
import { invalidFields } from '../../platform/call-errors.ts';
import type { Transaction } from '../../platform/db.ts';
import { putFor } from '../../platform/objects/objects.ts';
import type { ActingDriver, Driver } from '../drivers/driver.ts';
import { actorOf } from '../drivers/driver.ts';
import { checkDoneInTime, getTripToSubmit } from '../trips/former-trip.ts';
import { checkPhoto } from '../trips/pictures.ts';
import type { DeviceReport } from '../trips/trip.ts';
import { type AgreedTerms, readTermsOfOrder } from './agreed-store.ts';
import { assessExtra } from './assess-extra.ts';
import { notChangeable } from './errors.ts';
import { type Content, type Extra, hasContent } from './extra.ts';
import { deleteExtra, findExtra, listExtrasOf, updateExtra } from './extra-store.ts';
import { putReceipt } from './receipt-store.ts';
import { insertProposal, recordExtraAudit, withQuarters } from './record-extra.ts';

/** A trip has a few; more are a mistake of the phone. */
const MAX_EXTRAS = 50;

function runOnTrip<T>(
  core: Core,
  driver: Driver,
  tripId: string,
  act: (tx: Transaction, order: Order) => Promise<T>,
): Promise<T> {
  return runOnOrder<T>(core, { find: (db) => getTripToSubmit(core, db, driver, tripId), act });
}

/** Adds it, or changes it while it is a proposal. Sending the same again changes nothing, even after a decision. */
export async function proposeExtra(
  core: Core,
  driver: ActingDriver,
  tripId: string,
  id: string,
  given: Content,
  { performedAt = core.clock.now(), clockOffsetSeconds }: DeviceReport = {},
): Promise<Extra> {
  await refuseFutureDay(core, 'extra.paidOn', given.paidOn, FIRST_ZONE);
  return runOnTrip(core, driver, tripId, async (tx, order) => {
    await checkDoneInTime(core, tx, driver, order, [performedAt], clockOffsetSeconds);
    const agreed = await readTermsOfOrder(tx, order.id);
    const content = withQuarters(given, agreed);
    const known = await findExtra(tx, id);
    if (!known) return addProposal(core, tx, driver, order, agreed, id, content);
    if (!isOwn(known, driver, order)) throw notChangeable('OTHER_ORDER', { state: null });
    if (hasContent(known, content)) return known;
    if (known.state !== 'PROPOSED') throw notChangeable('DECIDED', { state: known.state });
    const ofOrder = await listExtrasOf(tx, [order.id]);
    const { billTo } = assessExtra(agreed, ofOrder, content, id);
    await updateExtra(tx, known, { ...content, billTo }, core.clock.now());
    const changed = (await findExtra(tx, id))!;
    await recordExtraAudit(core, tx, actorOf(driver), 'changed', changed);
    return changed;
  });
}

function isOwn(extra: Extra, driver: Driver, order: Order): boolean {
  return extra.orderId === order.id && extra.driverId === driver.id;
}

async function addProposal(
  core: Core,
  tx: Transaction,
  driver: ActingDriver,
  order: Order,
  agreed: AgreedTerms,
  id: string,
  content: Content,
): Promise<Extra> {
  const ofOrder = await listExtrasOf(tx, [order.id]);
  if (ofOrder.length >= MAX_EXTRAS) throw tooMany();
  // The driver knows better how long the waiting was than the service, which proposed it at the pickup.
  const known = ofOrder.find(
    ({ kind, source, state }) => kind === 'WAITING' && source === 'SYSTEM' && state === 'PROPOSED',
  );
  if (content.kind === 'WAITING' && known) {
    await deleteExtra(tx, known.id);
    await recordExtraAudit(core, tx, actorOf(driver), 'removed', known);
  }
  const { billTo } = assessExtra(agreed, ofOrder, content, id);
  const given = { id, content, source: 'DRIVER', driverId: driver.id, billTo } as const;
  return insertProposal(core, tx, actorOf(driver), order, given);
}

function tooMany() {
  const message = `An order has at most ${MAX_EXTRAS} extras and expenses.`;
  const params = { max: MAX_EXTRAS };
  return invalidFields([{ field: 'extraId', code: 'too_big', message, reason: 'too_many', params }]);
}

/** Removing what does not exist is not an error: the phone may repeat the call. */
export async function removeProposal(
  core: Core,
  driver: ActingDriver,
  tripId: string,
  id: string,
): Promise<void> {
  await runOnTrip(core, driver, tripId, async (tx, order) => {
    const known = await findExtra(tx, id);
    if (!known || !isOwn(known, driver, order)) return;
    if (known.state !== 'PROPOSED') throw notChangeable('DECIDED', { state: known.state });
    await deleteExtra(tx, id);
    await recordExtraAudit(core, tx, actorOf(driver), 'removed', known);
  });
}

/** The photo replaces an earlier one until dispatch decides. */
export async function addReceiptOfTrip(
  core: Core,
  driver: ActingDriver,
  tripId: string,
  id: string,
  bytes: Buffer,
): Promise<Extra> {
  const contentType = checkPhoto(bytes);
  const findOwner = () => getTripToSubmit(core, core.sql, driver, tripId);
  const receipt = { bytes, contentType, objectKey: await putFor(core.objects, findOwner, bytes) };
  return runOnTrip(core, driver, tripId, async (tx, order) => {
    const known = await findExtra(tx, id);
    if (!known || !isOwn(known, driver, order)) throw notChangeable('REMOVED', { state: null });
    const now = core.clock.now();
    if (!(await putReceipt(tx, id, receipt, now))) return known;
    if (known.state !== 'PROPOSED') throw notChangeable('DECIDED', { state: known.state });
    await countUpload(tx, order.accountId, bytes.length, now);
    await recordExtraAudit(core, tx, actorOf(driver), 'receipt_added', known);
    return known;
  });
}

/** The driver's own, of each trip. */
export async function listExtrasOfTrips(
  { sql }: Core,
  driver: Driver,
  tripIds: readonly string[],
): Promise<Extra[]> {
  return (await listExtrasOf(sql, tripIds)).filter(({ driverId }) => driverId === driver.id);
}
