// Every state that a tracking page can show, and its first words in both languages.
import { advanceTripTo, newPhone, newTrip } from '../server/test/api/driver/phone.ts';
import { newTrackingSetup, sendPositions, ULM } from '../server/test/dispatch/tracking/tracking-setup.ts';
import {
  advanceOrderTo,
  CACHED_MS,
  cancelOrder,
  command,
  createOrder,
} from '../server/test/harness/orders.ts';
import type { TestService } from '../server/test/harness/service.ts';
import { newRequest } from '../server/test/orders/quotes/requests.ts';
import { newClockAtMorning } from './service.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Values that must not appear on the page of an order. */
const PRIVATE = {
  externalOrderId: 'DEALER-SECRET-1',
  instructions: 'Key in the letter box',
  metadata: { costCentre: 'CC-4711' },
};
export const SECRETS =
  /Königstraße|Marienplatz|70173|80331|Muster|711 123456|Leasing return|DEALER-SECRET|letter box|CC-4711|Kowalska|WVWZZZ1KZAW|S-AB|Autohaus Test/;

interface Made {
  /** The tracking number. */
  number: string;
  /** The start of the day on which the order was created; its sentences refer to that day. */
  morning: Date;
}

export interface TrackingState {
  name: string;
  make(service: TestService): Promise<Made>;
  /** The sentence; {} is replaced by a time of day. */
  en: readonly [word: string, sentence: string];
  de: readonly [word: string, sentence: string];
  has?: readonly ('map' | 'stale' | 'late' | 'no-map' | 'test' | 'unknown' | 'ended')[];
}

interface Began {
  key: string;
  accountId: string;
  morning: Date;
}

async function begin(service: TestService, terms: object = {}): Promise<Began> {
  const morning = newClockAtMorning(service);
  const { key, accountId } = await newTrackingSetup(service, terms);
  return { key, accountId, morning };
}

/** Pickup at ten, delivery by four, some 200 km in a straight line. */
function today(morning: Date) {
  return {
    requestedPickup: new Date(morning.getTime() + 2 * HOUR_MS).toISOString(),
    requestedDelivery: new Date(morning.getTime() + 8 * HOUR_MS).toISOString(),
  };
}

function tomorrow(morning: Date) {
  return today(new Date(morning.getTime() + DAY_MS));
}

const later = (time: string, minutes: number) =>
  new Date(Date.parse(time) + minutes * MINUTE_MS).toISOString();

async function newOrder(service: TestService, key: string, changes: object = {}) {
  const made = await createOrder(service, key, { ...PRIVATE, ...changes });
  if (made.status >= 300) throw new Error(made.text);
  return made.json as { id: string; trackingNumber: string };
}

async function runCommands(
  service: TestService,
  id: string,
  name: string,
  payload: Record<string, unknown> = {},
) {
  const answer = await command(service, id, name, payload);
  if (answer.status !== 200) throw new Error(answer.text);
}

async function numberOf(service: TestService, id: string): Promise<string> {
  return (await service.ops('GET', `/orders/${id}`)).json.trackingNumber;
}

/** An order in transit since nine, as the driver's phone reports it. */
export async function onTheRoad(service: TestService, changes: object = {}, status = 'IN_TRANSIT') {
  const { key, accountId, morning } = await begin(service);
  const phone = await newPhone(service);
  const id = await newTrip(service, key, phone.driverId, { ...PRIVATE, ...today(morning), ...changes });
  await advanceTripTo(phone, id, status);
  service.clock.set(new Date(morning.getTime() + HOUR_MS));
  return { id, number: await numberOf(service, id), morning, phone, key, accountId };
}

export async function atUlm(service: TestService, changes: object = {}, status = 'IN_TRANSIT') {
  const made = await onTheRoad(service, changes, status);
  await sendPositions(service, made.phone, made.id, { ...ULM, speedKmh: 112, headingDegrees: 95 });
  service.clock.advance(2 * MINUTE_MS);
  return made;
}

export const TRACKING_STATES: readonly TrackingState[] = [
  {
    name: 'received',
    async make(service) {
      const { key, morning } = await begin(service, { release: 'MANUAL' });
      return { number: (await newOrder(service, key)).trackingNumber, morning };
    },
    en: ['Received', 'The transfer is registered. Its dates follow soon.'],
    de: ['Eingegangen', 'Die Überführung ist angemeldet. Die Termine folgen bald.'],
    has: ['no-map'],
  },
  {
    name: 'confirmed',
    async make(service) {
      const { key, morning } = await begin(service);
      return { number: (await newOrder(service, key)).trackingNumber, morning };
    },
    en: ['Confirmed', 'The transfer is confirmed. A driver is being planned.'],
    de: ['Bestätigt', 'Die Überführung ist bestätigt. Wir planen einen Fahrer ein.'],
    has: ['no-map'],
  },
  {
    name: 'scheduled',
    async make(service) {
      const { key, morning } = await begin(service);
      const { id, trackingNumber } = await newOrder(service, key, tomorrow(morning));
      await advanceOrderTo(service, id, 'ACCEPTED');
      return { number: trackingNumber, morning };
    },
    en: ['Scheduled', 'Pickup is tomorrow. Expected by {}.'],
    de: ['Geplant', 'Abholung ist morgen. Ankunft bis {}.'],
    has: ['no-map'],
  },
  {
    name: 'on the way to the pickup',
    async make(service) {
      const { key, morning } = await begin(service);
      const { id, trackingNumber } = await newOrder(service, key, today(morning));
      await advanceOrderTo(service, id, 'PICKUP');
      return { number: trackingNumber, morning };
    },
    en: ['Pickup', 'The driver is on the way to Stuttgart. Expected today at {}.'],
    de: ['Abholung', 'Der Fahrer ist auf dem Weg nach Stuttgart. Ankunft heute um {}.'],
    has: ['no-map'],
  },
  {
    name: 'at the pickup',
    async make(service) {
      const { key, morning } = await begin(service);
      const { id, trackingNumber } = await newOrder(service, key, today(morning));
      await advanceOrderTo(service, id, 'PICKUP');
      service.clock.advance(MINUTE_MS);
      await runCommands(service, id, 'arrive_pickup');
      return { number: trackingNumber, morning };
    },
    en: ['Pickup', 'The driver is at the pickup in Stuttgart. Expected today at {}.'],
    de: ['Abholung', 'Der Fahrer ist am Abholort in Stuttgart. Ankunft heute um {}.'],
    has: ['no-map'],
  },
  {
    name: 'in transit with a position',
    make: (service) => atUlm(service),
    en: ['In transit', 'On the way to München. Expected today at {}.'],
    de: ['Unterwegs', 'Unterwegs nach München. Ankunft heute um {}.'],
    has: ['map'],
  },
  {
    name: 'in transit with a stale position',
    async make(service) {
      const made = await atUlm(service);
      service.clock.advance(HOUR_MS);
      return made;
    },
    en: ['In transit', 'On the way to München. Expected today at {}.'],
    de: ['Unterwegs', 'Unterwegs nach München. Ankunft heute um {}.'],
    has: ['map', 'stale'],
  },
  {
    name: 'late, as the driver reported',
    async make(service) {
      const made = await atUlm(service);
      const requestedDelivery = later(today(made.morning).requestedDelivery, 45);
      await runCommands(service, made.id, 'report_delay', {
        requestedDelivery,
        reason: 'Stau bei Frau Muster',
      });
      return made;
    },
    en: ['In transit', 'On the way to München. Now expected today at {}.'],
    de: ['Unterwegs', 'Unterwegs nach München. Jetzt erwartet heute um {}.'],
    has: ['map', 'late'],
  },
  {
    name: 'in transit without a position',
    make: (service) => onTheRoad(service),
    en: ['In transit', 'On the way to München. Expected today at {}.'],
    de: ['Unterwegs', 'Unterwegs nach München. Ankunft heute um {}.'],
    has: ['no-map'],
  },
  {
    name: 'arrived',
    make: (service) => atUlm(service, {}, 'DELIVERY'),
    en: ['Arrived', 'Arrived in München. The handover is under way.'],
    de: ['Angekommen', 'Angekommen in München. Die Übergabe läuft.'],
    has: ['map'],
  },
  {
    name: 'delivered',
    make: (service) => onTheRoad(service, {}, 'DELIVERED'),
    en: ['Delivered', 'Handed over in München today at {}.'],
    de: ['Übergeben', 'Übergeben in München heute um {}.'],
    has: ['no-map'],
  },
  {
    name: 'cancelled',
    async make(service) {
      const { key, morning } = await begin(service);
      const { id, trackingNumber } = await newOrder(service, key, tomorrow(morning));
      await cancelOrder(service, key, id);
      return { number: trackingNumber, morning };
    },
    en: ['Cancelled', 'This transfer was cancelled. Nobody is on the way.'],
    de: ['Storniert', 'Diese Überführung wurde storniert. Niemand ist unterwegs.'],
  },
  {
    name: 'rejected',
    async make(service) {
      const { key, morning } = await begin(service);
      const { id, trackingNumber } = await newRequest(service, key, PRIVATE);
      await runCommands(service, id, 'reject_request');
      return { number: trackingNumber, morning };
    },
    en: ['No order', 'This request did not become an order. No vehicle will be moved.'],
    de: ['Kein Auftrag', 'Aus dieser Anfrage wurde kein Auftrag. Es wird kein Fahrzeug überführt.'],
  },
  {
    name: 'ended 30 days after the handover',
    async make(service) {
      const made = await onTheRoad(service, {}, 'DELIVERED');
      service.clock.advance(30 * DAY_MS);
      return made;
    },
    en: ['Delivered', 'This transfer was delivered on {date}.'],
    de: ['Übergeben', 'Diese Überführung wurde am {date} übergeben.'],
    has: ['ended'],
  },
  {
    name: 'a test order of the sandbox',
    async make(service) {
      const morning = newClockAtMorning(service);
      const { key } = await service.customer();
      return { number: (await newOrder(service, key)).trackingNumber, morning };
    },
    en: ['Confirmed', 'The transfer is confirmed. A driver is being planned.'],
    de: ['Bestätigt', 'Die Überführung ist bestätigt. Wir planen einen Fahrer ein.'],
    has: ['no-map', 'test'],
  },
  {
    name: 'an unknown number',
    make: async (service) => ({ number: 'ZZZZZZZZZZZZZZZZZ', morning: newClockAtMorning(service) }),
    en: ['Not found', 'We can’t find this number.'],
    de: ['Nicht gefunden', 'Diese Nummer finden wir nicht.'],
    has: ['unknown'],
  },
  {
    name: 'a number of a suspended account',
    async make(service) {
      const { key, accountId, morning } = await begin(service);
      const { trackingNumber } = await newOrder(service, key);
      await service.ops('PATCH', `/accounts/${accountId}`, { status: 'SUSPENDED' });
      service.clock.advance(CACHED_MS);
      return { number: trackingNumber, morning };
    },
    en: ['Not found', 'We can’t find this number.'],
    de: ['Nicht gefunden', 'Diese Nummer finden wir nicht.'],
    has: ['unknown'],
  },
];

/** The sentence as a pattern: a time of day, or the day of the delivery. */
export function sentencePattern(sentence: string, morning: Date, language: 'en' | 'de'): RegExp {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', ...options }).format(morning);
  const dot = language === 'de' ? '\\.' : '';
  const date = `${part({ day: 'numeric' })}${dot} \\S+ ${part({ year: 'numeric' })}`;
  const escaped = sentence.replace(/[.?]/g, '\\$&');
  return new RegExp(`^${escaped.replace('{}', '\\d\\d:\\d\\d').replace('{date}', date)}$`);
}
