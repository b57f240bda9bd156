// Trips on the road for tests: a customer, a phone, positions, and what tracking shows.

import { advanceTripTo, newPhone, newTrip, type Phone } from '../../api/driver/phone.ts';
import { changeTerms } from '../../harness/orders.ts';
import type { TestService } from '../../harness/service.ts';

/** On the motorway between Stuttgart and Munich. */
export const ULM = { lat: 48.4, lng: 9.99 };
export const AUGSBURG = { lat: 48.37, lng: 10.9 };

export interface TrackingSetup {
  key: string;
  accountId: string;
  phone: Phone;
}

export async function newTrackingSetup(service: TestService, terms: object = {}): Promise<TrackingSetup> {
  const { account, key } = await service.customer({ environment: 'production' });
  await changeTerms(service, account.id, terms);
  return { key, accountId: account.id, phone: await newPhone(service) };
}

/** A trip that has just reached this status; the clock is at the start of an interval of any usual length. */
export async function tripInStatus(
  service: TestService,
  { key, phone }: TrackingSetup,
  status: string,
  changes: Record<string, unknown> = {},
): Promise<string> {
  const id = await newTrip(service, key, phone.driverId, changes);
  await advanceTripTo(phone, id, status);
  const hourMs = 3_600_000;
  service.clock.set(new Date(Math.ceil((service.clock.now().getTime() + 1) / hourMs) * hourMs));
  return id;
}

export function sendPositions(
  service: TestService,
  phone: Phone,
  tripId: string,
  ...positions: { lat: number; lng: number; secondsAgo?: number; [field: string]: unknown }[]
) {
  const now = service.clock.now().getTime();
  return phone.post('/positions', {
    positions: positions.map(({ secondsAgo = 0, ...position }) => ({
      tripId,
      recordedAt: new Date(now - secondsAgo * 1000).toISOString(),
      ...position,
    })),
  });
}

export async function track(service: TestService, key: string, id: string) {
  const answer = await service.call(`/extern/orders/${id}/tracking`, { key });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.json;
}
