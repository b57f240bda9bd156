// Creates, changes, removes and merges places. The audit log counts contacts, because it stays when they go.
import { topicsOfParts } from '../../model/change-topics.ts';
import type { Scope } from '../../model/environment.ts';
import { type Actor, recordAudit } from '../../operator/audit.ts';
import type { BaseContext } from '../../platform/base-context.ts';
import { invalidFields } from '../../platform/call-errors.ts';
import { changesBetween } from '../../platform/changes.ts';
import { postalCodeProblems } from '../../platform/checked-values.ts';
import type { Transaction } from '../../platform/db.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { addressKey } from './address-key.ts';
import { checkPin, type PinContext } from './check-pin.ts';
import { placeErrors } from './errors.ts';
import { mergePlaces } from './merge-places.ts';
import type { Place, PlaceFields } from './place.ts';
import * as store from './place-store.ts';

const MAX_PLACES = 10_000;

export async function getPlace({ sql }: Pick<BaseContext, 'sql'>, scope: Scope, id: string): Promise<Place> {
  const place = await store.findPlace(sql, scope, id);
  if (!place) throw placeErrors.PLACE_NOT_FOUND();
  return place;
}

export async function createPlace(
  context: BaseContext & PinContext,
  actor: Actor,
  scope: Scope,
  fields: PlaceFields,
  isPinConfirmed = false,
): Promise<Place> {
  checkPostalCode(fields);
  if (!isPinConfirmed) await checkPin(context, fields);
  const now = context.clock.now();
  const { accountId, environment } = scope;
  const place: Place = {
    ...fields,
    id: uuidv7(now),
    accountId,
    environment,
    addressKey: addressKey(fields),
    createdAt: now,
    updatedAt: now,
  };
  await context.sql.begin(async (tx) => {
    if ((await store.countPlaces(tx, scope)) >= MAX_PLACES) throw placeErrors.TOO_MANY_PLACES();
    await store.insertPlace(tx, place);
    await audit(context, tx, actor, place, 'place.created', { changes: changes(null, place) });
  });
  announce(context, scope);
  return place;
}

export async function changePlace(
  context: BaseContext & PinContext,
  actor: Actor,
  scope: Scope,
  id: string,
  fields: Partial<PlaceFields>,
  isPinConfirmed = false,
): Promise<Place> {
  // Before the transaction, because the address may be located by another server.
  if (!isPinConfirmed && isElsewhere(fields)) {
    await checkPin(context, { ...(await getPlace(context, scope, id)), ...fields });
  }
  const changed = await context.sql.begin(async (tx) => {
    const [before] = await locked(tx, scope, [id]);
    checkPostalCode({ ...before!, ...fields });
    return write(context, tx, actor, before!, { ...before!, ...fields }, 'place.changed');
  });
  announce(context, scope);
  return changed;
}

export async function removePlace(
  context: BaseContext,
  actor: Actor,
  scope: Scope,
  id: string,
): Promise<void> {
  await context.sql.begin(async (tx) => {
    const [place] = await locked(tx, scope, [id]);
    await store.deletePlace(tx, place!);
    await audit(context, tx, actor, place!, 'place.removed', { changes: changes(place!, null) });
  });
  announce(context, scope);
}

/** The other place is removed; the kept one takes over what it lacks. */
export async function mergeIntoPlace(
  context: BaseContext,
  actor: Actor,
  scope: Scope,
  keptId: string,
  otherId: string,
): Promise<Place> {
  const merged = await context.sql.begin(async (tx) => {
    const [kept, other] = await locked(tx, scope, [keptId, otherId]);
    if (kept!.id === other!.id || kept!.addressKey !== other!.addressKey) {
      throw placeErrors.PLACES_NOT_MERGEABLE();
    }
    await store.deletePlace(tx, other!);
    const details = { merged: { id: other!.id, name: other!.name } };
    const after = { ...kept!, ...mergePlaces(kept!, other!) };
    return write(context, tx, actor, kept!, after, 'place.merged', details);
  });
  announce(context, scope);
  return merged;
}

function isElsewhere({ street, postalCode, city, country, coordinates }: Partial<PlaceFields>): boolean {
  return [street, postalCode, city, country, coordinates].some((part) => part !== undefined);
}

function checkPostalCode({ country, postalCode }: PlaceFields): void {
  const problems = postalCodeProblems('postalCode', country, postalCode);
  if (problems.length > 0) throw invalidFields(problems);
}

async function write(
  context: BaseContext,
  tx: Transaction,
  actor: Actor,
  before: Place,
  fields: Place,
  action: string,
  details: Record<string, unknown> = {},
): Promise<Place> {
  const after = { ...fields, addressKey: addressKey(fields), updatedAt: context.clock.now() };
  await store.updatePlace(tx, after);
  await audit(context, tx, actor, after, action, { ...details, changes: changes(before, after) });
  return after;
}

/** In the order of the ids. */
async function locked(tx: Transaction, scope: Scope, ids: readonly string[]): Promise<Place[]> {
  const found = await store.lockPlaces(tx, scope, ids);
  return ids.map((id) => {
    const place = found.get(id.toLowerCase());
    if (!place) throw placeErrors.PLACE_NOT_FOUND();
    return place;
  });
}

/** Contacts are counted and remarks are left out: both may name people. */
function changes(before: Place | null, after: Place | null) {
  return changesBetween(before ? readable(before) : {}, after ? readable(after) : {});
}

function readable({ name, street, postalCode, city, country, coordinates, openingHours, ...place }: Place) {
  const { contacts, remarks } = place;
  const hasRemarks = remarks !== null;
  return {
    name,
    street,
    postalCode,
    city,
    country,
    coordinates,
    openingHours,
    contacts: contacts.length,
    hasRemarks,
  };
}

async function audit(
  { clock }: BaseContext,
  tx: Transaction,
  actor: Actor,
  { id, accountId, name }: Place,
  action: string,
  details: Record<string, unknown>,
): Promise<void> {
  const entry = { action, accountId, subjectType: 'place', subjectId: id, details: { name, ...details } };
  await recordAudit(tx, clock, actor, entry);
}

function announce({ changes: feed }: BaseContext, scope: Scope): void {
  feed.publish(topicsOfParts(scope, 'places'));
}
