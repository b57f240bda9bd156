// A carrier names the driver of an accepted order, and gets the link with which the driver signs in.

import { lockAccount } from '../../customers/accounts/store.ts';
import { topicsOfOperator } from '../../model/change-topics.ts';
import type { Order } from '../../model/orders/order.ts';
import { isOneOf, UNASSIGNED } from '../../model/orders/status.ts';
import type { Actor } from '../../operator/audit.ts';
import { applyCommand } from '../../orders/act/apply-command.ts';
import type { Core } from '../../orders/records/core.ts';
import { invalidFields } from '../../platform/call-errors.ts';
import type { Transaction } from '../../platform/db.ts';
import { putTerms } from '../availability/terms-store.ts';
import { USUAL_TERMS } from '../availability/working-terms.ts';
import type { DriverFields } from '../drivers/driver.ts';
import { type DriverLink, type LinkMail, makeDriverLink, makeDriverLinkIn } from '../drivers/driver-link.ts';
import { chooseDriver, insertNewDriver } from '../drivers/manage-drivers.ts';
import { type CarrierOffer, isBeforePickup } from './carrier-offer.ts';
import {
  countDriversOfCarrier,
  findCarrierOfDriver,
  insertCarrierDriver,
  MAX_DRIVERS_OF_CARRIER,
} from './driver-store.ts';
import { carrierErrors, ended, notOpen } from './errors.ts';
import { updateOffer } from './offer-store.ts';
import { type OfferChange, type OfferFinder, recordOfferAudit, runOnOffer } from './run-on-offer.ts';

/** A driver whom the carrier named before, or a new one. */
export type NamedDriver =
  | { driverId: string }
  | Pick<DriverFields, 'name' | 'phone' | 'email' | 'language' | 'locationConsent'>;

/** Possible until the vehicle is picked up; another driver replaces the first. The link is also mailed to the driver. */
export async function nameDriver(
  core: Core,
  actor: Actor,
  find: OfferFinder,
  named: NamedDriver,
  mail: LinkMail,
): Promise<OfferChange & { link: DriverLink }> {
  const change = await runOnOffer(core, find, async (tx, found, order) => {
    checkAccepted(found);
    if (!isBeforePickup(order)) throw notOpen('ON_THE_WAY', found);
    const isFirst = isOneOf(UNASSIGNED, order);
    const driver = await findOrAdd(core, tx, actor, found, named);
    const isSame = order.driver?.id === driver.id;
    const name = isFirst ? 'assign_driver' : 'reassign_driver';
    const changed: Order = isSame
      ? order
      : await applyCommand(core, tx, order, { actor, command: { name, driver } });
    const offer = await updateOffer(tx, found, { driverId: driver.id }, core.clock.now());
    await recordOfferAudit(core, tx, actor, 'driver_named', offer, { driverId: driver.id });
    return { offer, order: changed, link: await makeDriverLinkIn(core, tx, actor, driver.id, mail) };
  });
  core.changes.publish(topicsOfOperator('drivers'));
  return change;
}

/** The link is also mailed to the driver. */
export async function renewDriverLink(
  core: Core,
  actor: Actor,
  find: OfferFinder,
  mail: LinkMail,
): Promise<DriverLink> {
  const offer = await find(core.sql);
  checkAccepted(offer);
  if (offer.driverId === null) throw notOpen('NO_DRIVER', offer);
  return makeDriverLink(core, actor, offer.driverId, mail);
}

function checkAccepted(offer: CarrierOffer): void {
  if (offer.state === 'OFFERED') throw notOpen('NOT_ACCEPTED', offer);
  if (offer.state !== 'ACCEPTED') throw ended(offer);
  if (offer.endedAt !== null) throw notOpen('ON_THE_WAY', offer);
}

async function findOrAdd(
  core: Core,
  tx: Transaction,
  actor: Actor,
  { carrierId }: CarrierOffer,
  named: NamedDriver,
) {
  if ('driverId' in named) {
    if ((await findCarrierOfDriver(tx, named.driverId)) === carrierId)
      return chooseDriver(tx, named.driverId);
    const message = 'There is no driver of yours with this id.';
    throw invalidFields([{ field: 'driverId', code: 'invalid_value', message, reason: 'driver_unknown' }]);
  }
  await lockAccount(tx, carrierId);
  if ((await countDriversOfCarrier(tx, carrierId)) >= MAX_DRIVERS_OF_CARRIER)
    throw carrierErrors.TOO_MANY_DRIVERS({ details: { max: MAX_DRIVERS_OF_CARRIER } });
  const now = core.clock.now();
  const { id, name } = await insertNewDriver(core, tx, actor, { ...named, active: true });
  await insertCarrierDriver(tx, { driverId: id, accountId: carrierId, createdAt: now });
  await putTerms(tx, id, { ...USUAL_TERMS, employment: 'CARRIER' }, now);
  return { id, name };
}
