// Which entries of the audit log are changes of an order, and who may see them.
import type { TimelineRow } from './timeline-store.ts';

/** Steps of dispatch that customers do not see, unless a legacy endpoint received them. */
export const INTERNAL_STEPS = [
  'order.confirm',
  'order.pool',
  'order.return_to_pool',
  'order.take',
  'order.offer',
  'order.driver_accepted',
];
/** Notes, for colleagues and for the driver, are not changes, and customers must not see them. */
export const NOTE_ACTION = 'order.note';
export const DRIVER_NOTE_ACTION = 'order.driver_note';
/** A question to the customer is shown by its mail. */
const ASKED_ACTION = 'request.asked';
/** Messages with the driver have their own place on the order page. */
export const MESSAGE_ACTION = 'order.message';
const NOTES: readonly string[] = [NOTE_ACTION, DRIVER_NOTE_ACTION, ASKED_ACTION, MESSAGE_ACTION];

/** The order page lists extras with their decisions; customers see only the approved ones. */
export const EXTRA_ACTION_PREFIX = 'extra.';
/** A damage case has a history of its own. */
export const DAMAGE_ACTION_PREFIX = 'damage.';
/** The order page lists offers to carriers; customers see none of them. */
export const CARRIER_ACTION_PREFIX = 'carrier.';

const OTHER_PREFIXES = [EXTRA_ACTION_PREFIX, DAMAGE_ACTION_PREFIX, CARRIER_ACTION_PREFIX];

export function isChange({ action }: TimelineRow): boolean {
  if (action === null || NOTES.includes(action)) return false;
  return !OTHER_PREFIXES.some((prefix) => action.startsWith(prefix));
}

/** The events of other commands contain their reason, as far as customers may see it. */
const WITH_SHOWN_REASON = [
  'order.change_terms',
  'order.redirect',
  'order.offer_change',
  'order.accept_change',
];

export function reasonIn({ action, details }: TimelineRow): string | null {
  return WITH_SHOWN_REASON.includes(action!) ? ((details?.reason as string | undefined) ?? null) : null;
}
