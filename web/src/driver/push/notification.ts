// The notification for a push message, in the driver's language: what happened and the number, nothing about people.
import { addressOf } from './trip-address.ts';

const TEXTS = {
  de: {
    NEW_TRIP: 'Neue Fahrt',
    TIME_CHANGED: 'Zeit geändert',
    TRIP_CHANGED: 'Adresse oder Fahrzeug geändert',
    TRIP_CANCELLED: 'Fahrt storniert',
    TRIP_REASSIGNED: 'Fahrt fährt jemand anderes',
    NOTE: 'Nachricht der Disposition',
    QUESTION: 'Frage der Disposition',
    OTHER: 'Neues zu Ihren Fahrten',
    open: 'Zum Lesen die App öffnen',
  },
  en: {
    NEW_TRIP: 'New trip',
    TIME_CHANGED: 'Time changed',
    TRIP_CHANGED: 'Address or vehicle changed',
    TRIP_CANCELLED: 'Trip cancelled',
    TRIP_REASSIGNED: 'Trip went to another driver',
    NOTE: 'Message from dispatch',
    QUESTION: 'Question from dispatch',
    OTHER: 'News about your trips',
    open: 'Open the app to read it',
  },
} as const;

type Kind = Exclude<keyof (typeof TEXTS)['en'], 'open'>;

export interface ShownNotification {
  title: string;
  options: NotificationOptions & { data: { address: string } };
}

/** A message that cannot be read still shows something: browsers require it. */
export function notificationOf(payload: unknown): ShownNotification {
  const given = (typeof payload === 'object' && payload !== null ? payload : {}) as Record<string, unknown>;
  const language = given.language === 'en' ? 'en' : 'de';
  const texts = TEXTS[language];
  const kind = isKind(given.kind) ? given.kind : 'OTHER';
  const tripId = typeof given.tripId === 'string' ? given.tripId : null;
  const number = typeof given.orderNumber === 'string' ? ` ${given.orderNumber}` : '';
  return {
    title: `${texts[kind]}${number}`,
    options: {
      body: texts.open,
      lang: language,
      // A newer one about the same replaces the older one.
      tag: `${kind} ${tripId ?? ''}`,
      icon: '/driver/icon-192.png',
      data: { address: addressOf(kind === 'TRIP_REASSIGNED' ? null : tripId) },
    },
  };
}

function isKind(kind: unknown): kind is Kind {
  return typeof kind === 'string' && kind !== 'open' && Object.hasOwn(TEXTS.en, kind);
}
