// The texts of a trip that several screens share.

import type { AppTexts } from '../../../../shared/texts/generated/driver/app.ts';
import type { Trip } from '../local-store/records.ts';
import type { TripView } from './trip-view.ts';

export function statusOf(texts: AppTexts, { trip, progress }: TripView): string {
  if (progress < 0 && trip.status === 'ACCEPTED') return texts.status.TO_CONFIRM;
  return progress === 2 ? texts.status.AT_PICKUP : texts.status[trip.status];
}

export function toneOf({ progress, cancelled }: TripView): string {
  if (cancelled) return 'alert';
  if (progress < 0) return 'warn';
  if (progress === 0) return 'place';
  return progress >= 5 ? 'good' : 'transit';
}

/** Apple devices get a link to Apple Maps, others a geo link; both open the map app of the phone. */
export function mapsLink({ formatted, coordinates }: Trip['pickup']): string {
  const address = encodeURIComponent(formatted);
  if (/iPhone|iPad/.test(navigator.userAgent)) return `https://maps.apple.com/?daddr=${address}`;
  const at = coordinates ? `${coordinates.lat},${coordinates.lng}` : '0,0';
  return `geo:${at}?q=${address}`;
}
