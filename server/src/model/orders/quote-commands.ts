// The commands of a request and its quotes, up to the order that follows.
import { command } from './command.ts';
import {
  type Conversion,
  cancelReason,
  type IssuedQuote,
  offersQuote,
  reason,
  toOrder,
  type WithOrigin,
  type WithReason,
} from './effects.ts';

export const QUOTE_COMMANDS = {
  withdraw: command<WithReason>({
    from: ['RECEIVED', 'QUOTE_REQUIRED'],
    to: 'REJECTED',
    changes: cancelReason,
    events: [{ type: 'order.rejected', data: reason }],
    notForDispatch: true,
  }),
  reject_request: command<WithReason>({
    from: ['RECEIVED', 'QUOTE_REQUIRED', 'QUOTE_SENT'],
    to: 'REJECTED',
    changes: cancelReason,
    events: [{ type: 'order.rejected', data: reason }],
    mail: { topic: 'quoteWithdrawn', when: ({ before }) => before.status === 'QUOTE_SENT' },
  }),
  issue_quote: command<IssuedQuote>({
    ...offersQuote,
    from: ['QUOTE_REQUIRED', 'QUOTE_SENT'],
    to: 'QUOTE_SENT',
  }),
  withdraw_quote: command<{ expired?: boolean }>({
    from: ['QUOTE_SENT'],
    to: 'QUOTE_REQUIRED',
    // The mail of the quote already contained the end of its validity.
    mail: { topic: 'quoteWithdrawn', when: ({ command: { expired } }) => expired !== true },
    notForDispatch: true,
  }),
  decline_quote: command<WithReason & WithOrigin>({
    from: ['QUOTE_SENT'],
    to: 'REJECTED',
    changes: cancelReason,
    events: [{ type: 'order.rejected', data: reason }],
    notForDispatch: true,
  }),
  accept_quote: command<WithOrigin>({ from: ['QUOTE_SENT'], to: 'QUOTE_ACCEPTED', notForDispatch: true }),
  convert: command<Conversion>({
    from: ['QUOTE_ACCEPTED'],
    via: ['CONVERTED'],
    to: 'OPEN',
    changes: toOrder,
    events: [{ type: 'order.created' }, { type: 'order.accepted' }],
    documents: [{ kind: 'SIGNED_QUOTE', announcedBy: 'order.created' }],
    mail: 'trackingLink',
    audit: ({ orderNumber }) => ({ orderNumber }),
    notForDispatch: true,
  }),
  /** Used when the agreement requires a manual release. */
  convert_held: command<Conversion>({
    from: ['QUOTE_ACCEPTED'],
    via: ['CONVERTED'],
    to: 'REQUESTED',
    changes: toOrder,
    events: [{ type: 'order.created' }],
    documents: [{ kind: 'SIGNED_QUOTE', announcedBy: 'order.created' }],
    audit: ({ orderNumber }) => ({ orderNumber }),
    notForDispatch: true,
  }),
};
