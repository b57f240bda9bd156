// The ways to create an order or request: initial status, events and mail.
import { API_VERSION } from '../../platform/api-version.ts';
import type { MailTopic } from './command.ts';
import type { EventName } from './event-catalog.ts';
import { statusChanged } from './lifecycle.ts';
import type { Status } from './status.ts';
import type { Announcement } from './write-events.ts';

interface Creation {
  kind: 'ORDER' | 'REQUEST';
  /** The last one is the initial status; legacy endpoints receive each of them. */
  statuses: readonly Status[];
  events: readonly EventName[];
  mail: MailTopic | null;
}

export const CREATIONS = {
  released: {
    kind: 'ORDER',
    statuses: ['OPEN'],
    events: ['order.created', 'order.accepted'],
    mail: 'trackingLink',
  },
  manualRelease: { kind: 'ORDER', statuses: ['REQUESTED'], events: ['order.created'], mail: null },
  needsQuote: {
    kind: 'REQUEST',
    statuses: ['RECEIVED', 'QUOTE_REQUIRED'],
    events: ['order.created'],
    mail: null,
  },
} as const satisfies Record<string, Creation>;

export type CreationName = keyof typeof CREATIONS;

export function announceCreation(creation: CreationName): Announcement[] {
  const { statuses, events }: Creation = CREATIONS[creation];
  return [
    ...events.map((type): Announcement => ({ format: API_VERSION, type, data: {} })),
    ...statuses.map((status, i) => statusChanged(statuses[i - 1] ?? null, status)),
  ];
}
