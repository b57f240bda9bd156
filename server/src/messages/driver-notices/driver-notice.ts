// A notice to a driver in the internal model: a change of a trip, a note or a question, and its outcome.
import type { DriverNoticeKind } from '../../model/orders/driver-notices.ts';

/**
 * NOTIFIED: a push service took it for a phone. NOT_REACHED: no phone took it in time, and there is no mail address.
 * MAILED: it was not read in time. OBSOLETE: the trip went to another driver before it was sent.
 */
export const DRIVER_NOTICE_STATES = [
  'WAITING',
  'NOTIFIED',
  'READ',
  'NOT_REACHED',
  'MAILED',
  'OBSOLETE',
] as const;
export type DriverNoticeState = (typeof DRIVER_NOTICE_STATES)[number];

export interface DriverNotice {
  id: string;
  accountId: string;
  orderId: string;
  driverId: string;
  kind: DriverNoticeKind;
  /** The message of the trip's thread that it announces. */
  messageId: string | null;
  state: DriverNoticeState;
  createdAt: Date;
  notifiedAt: Date | null;
  readAt: Date | null;
  mailedAt: Date | null;
}

export type NewDriverNotice = Pick<
  DriverNotice,
  'id' | 'accountId' | 'orderId' | 'driverId' | 'kind' | 'messageId' | 'createdAt'
>;
