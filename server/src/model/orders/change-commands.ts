// The commands that change what was ordered and its price, at once or after the customer accepts a quote.
import { command } from './command.ts';
import {
  type IssuedQuote,
  newDates,
  offersQuote,
  updated,
  type WithOrigin,
  type WithReason,
} from './effects.ts';
import { BEFORE_PICKUP } from './status.ts';
import { effectiveTerms, type TermsChange } from './terms-changes.ts';

const withReason = ({ reason }: WithReason) => (reason === undefined ? {} : { reason });

/** The audit keeps the values of the changed fields separately. */
const changed = {
  to: 'same' as const,
  changes: effectiveTerms,
  events: [{ type: 'order.rescheduled' as const, data: newDates }],
  legacy: [{ type: 'order.updated' as const, data: updated }],
  audit: withReason,
  notForDispatch: true as const,
};

export const CHANGE_COMMANDS = {
  change_terms: command<TermsChange>({ ...changed, from: BEFORE_PICKUP }),
  /** Another destination while the vehicle is on the way; nothing else can change then. */
  redirect: command<TermsChange>({ ...changed, from: ['IN_TRANSIT'] }),
  /** The agreement requires a quote for the changed order: until it is accepted, the order stays as it is. */
  offer_change: command<WithReason & IssuedQuote>({ ...offersQuote, from: BEFORE_PICKUP, to: 'same' }),
  accept_change: command<TermsChange & WithOrigin>({
    ...changed,
    from: BEFORE_PICKUP,
    audit: ({ reason, address, userAgent }) => ({
      ...withReason({ reason }),
      ...(address !== undefined && { address, userAgent }),
    }),
  }),
  decline_change: command<WithReason & WithOrigin>({ from: BEFORE_PICKUP, to: 'same', notForDispatch: true }),
  withdraw_change: command<{ expired?: boolean }>({
    from: BEFORE_PICKUP,
    to: 'same',
    mail: { topic: 'quoteWithdrawn', when: ({ command: { expired } }) => expired !== true },
    notForDispatch: true,
  }),
};
