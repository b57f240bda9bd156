// Asks about a mark on the map that is far from its address: most are mistakes, some are sites without an address.
import { greatCircleKm } from '../../geo/great-circle.ts';
import type { Geocoder } from '../../geo/ports.ts';
import { placeErrors } from './errors.ts';
import type { PlaceFields } from './place.ts';

/** Addresses are located by their postal area, and the widest are about this large. */
const FAR_KM = 30;

export interface PinContext {
  geo: { geocoder: Geocoder };
}

/** Nothing is asked about an address that is not found. */
export async function checkPin({ geo }: PinContext, { coordinates, ...address }: PlaceFields): Promise<void> {
  const located = coordinates && (await geo.geocoder.locate(address));
  if (!located) return;
  const km = Math.round(greatCircleKm(coordinates, located));
  if (km > FAR_KM) throw placeErrors.PIN_FAR_FROM_ADDRESS({ details: { km } });
}
