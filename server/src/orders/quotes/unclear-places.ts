// Addresses of a request that could not be located: which they are, suggestions, and the choice of dispatch.
import type { Coordinates, PlaceCandidate } from '../../geo/ports.ts';
import { postalDigits } from '../../geo/postal-areas.ts';
import type { Location, Order } from '../../model/orders/order.ts';
import type { Actor } from '../../operator/audit.ts';
import { invalidFields } from '../../platform/call-errors.ts';
import { postalCodeProblems } from '../../platform/checked-values.ts';
import type { Db } from '../../platform/db.ts';
import { applyCommand } from '../act/apply-command.ts';
import { runOnOrder } from '../act/run-on-order.ts';
import type { Core } from '../records/core.ts';
import { getRequestOfQuote } from './find-quote.ts';
import { listRecentPostalCodes } from './request-store.ts';

export const ENDS = ['pickup', 'delivery'] as const;
export type End = (typeof ENDS)[number];

export interface UnclearPlace {
  end: End;
  postalCode: string;
  city: string;
  /** The main town of the postal code's area, if it differs from the city. */
  postalTown: string | null;
}

const UNCLEAR_REASONS = ['ADDRESS_UNCLEAR', 'DISTANCE_UNKNOWN'];
const WAITING = ['RECEIVED', 'QUOTE_REQUIRED'];

/** Only for a request that waits for its first quote because of them. Makes no network call. */
export async function findUnclearPlaces({ geo }: Core, order: Order): Promise<UnclearPlace[]> {
  if (!WAITING.includes(order.status) || !UNCLEAR_REASONS.includes(order.quoteReason ?? '')) return [];
  const { geocoder } = geo.offline;
  const found: UnclearPlace[] = [];
  for (const end of ENDS) {
    const place = order[end];
    const contradicts = await geocoder.contradicts(place);
    if (!contradicts && place.coordinates !== null) continue;
    const byCode = (await geocoder.candidates(place)).find(({ by }) => by === 'POSTAL_CODE');
    const { postalCode, city } = place;
    found.push({ end, postalCode, city, postalTown: contradicts ? (byCode?.city ?? null) : null });
  }
  return found;
}

export interface SuggestedPlace extends PlaceCandidate {
  /** The given one if it fits the place, otherwise that of recent orders; null if there are none. */
  postalCode: string | null;
}

export async function listPlaceCandidates(
  { sql, geo }: Core,
  reference: string,
  end: End,
): Promise<SuggestedPlace[]> {
  const { geocoder } = geo.offline;
  const place = (await getRequestOfQuote(sql, null, reference))[end];
  const { city, country } = place;
  const candidates = await geocoder.candidates(place);
  const known = [place.postalCode, ...(await listRecentPostalCodes(sql, { city, country }))];
  return candidates.map((candidate) => {
    const isOf = (area: string) => known.find((code) => postalDigits(code).startsWith(area));
    const ofArea = (candidate.postalArea?.split(' ') ?? []).map(isOf).find((code) => code !== undefined);
    return { ...candidate, postalCode: candidate.by === 'POSTAL_CODE' ? place.postalCode : (ofArea ?? null) };
  });
}

export interface ChosenPlace {
  end: End;
  candidateId: string;
  city: string;
  postalCode: string;
}

/** The chosen address must be consistent, because drivers rely on it. */
export async function choosePlace(
  core: Core,
  actor: Actor,
  reference: string,
  chosen: ChosenPlace,
): Promise<Order> {
  return runOnOrder<Order, { place: Location; distanceKm: number | null }>(core, {
    find: (db: Db) => getRequestOfQuote(db, null, reference),
    prepare: async (order) => {
      const place = await placeOf(core, order[chosen.end], chosen);
      const ends = { pickup: order.pickup, delivery: order.delivery, [chosen.end]: place };
      return { place, distanceKm: await distanceBetween(core, ends.pickup, ends.delivery) };
    },
    act(tx, order, { place: { city, postalCode, coordinates }, distanceKm }) {
      const place = { city, postalCode, coordinates };
      return applyCommand(core, tx, order, {
        actor,
        command: { name: 'choose_place', end: chosen.end, place, distanceKm },
      });
    },
  });
}

async function placeOf(
  { geo }: Core,
  before: Location,
  { candidateId, city, postalCode }: ChosenPlace,
): Promise<Location> {
  const { geocoder } = geo.offline;
  const candidate = (await geocoder.candidates(before)).find(({ id }) => id === candidateId);
  if (!candidate) {
    const message = 'Choose one of the candidates of this address.';
    throw invalidFields([
      { field: 'candidateId', code: 'invalid_value', message, reason: 'place_candidate' },
    ]);
  }
  const wrong = postalCodeProblems('postalCode', before.country, postalCode);
  if (wrong.length > 0) throw invalidFields(wrong);
  const { lat, lng } = candidate;
  const place = { ...before, city, postalCode, coordinates: { lat, lng } };
  if (await geocoder.contradicts(place)) {
    const message = `${postalCode} and ${city} are far apart. Give the postal code of this place.`;
    const params = { postalCode, city };
    throw invalidFields([
      { field: 'postalCode', code: 'invalid_value', message, reason: 'place_far', params },
    ]);
  }
  return place;
}

/** Between the chosen places; if the map server has no answer, the offline data is used. */
async function distanceBetween({ geo }: Core, pickup: Location, delivery: Location): Promise<number | null> {
  const [from, to] = [pickup.coordinates, delivery.coordinates];
  if (from === null || to === null) return null;
  const measured = await geo.router.distanceKm(from, to).catch(() => null);
  return measured ?? geo.offline.router.distanceKm(from as Coordinates, to as Coordinates);
}
