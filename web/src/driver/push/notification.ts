// The notification for a push message, in the driver's language: what happened and the number, nothing about people.

import { type PushTexts, pushTexts } from '../../../../shared/texts/generated/driver/push.ts';
import { DRIVER_LANGUAGES } from '../../../../shared/texts/generated/languages.ts';
import { addressOf } from './trip-address.ts';

type Kind = keyof PushTexts['kinds'];

export interface ShownNotification {
  title: string;
  options: NotificationOptions & { data: { address: string } };
}

/** A message that cannot be read still shows something: browsers require it. */
export function notificationOf(payload: unknown): ShownNotification {
  const given = (typeof payload === 'object' && payload !== null ? payload : {}) as Record<string, unknown>;
  const language = DRIVER_LANGUAGES.find((one) => one === given.language) ?? 'de';
  const texts = pushTexts[language];
  const kind = isKind(given.kind) ? given.kind : 'OTHER';
  const tripId = typeof given.tripId === 'string' ? given.tripId : null;
  const number = typeof given.orderNumber === 'string' ? ` ${given.orderNumber}` : '';
  return {
    title: `${texts.kinds[kind]}${number}`,
    options: {
      body: texts.open,
      lang: language,
      // A newer one about the same replaces the older one.
      tag: `${kind} ${tripId ?? ''}`,
      icon: '/driver/icon-192.png',
      data: { address: addressOf(tripId) },
    },
  };
}

function isKind(kind: unknown): kind is Kind {
  return typeof kind === 'string' && Object.hasOwn(pushTexts.en.kinds, kind);
}
