// The words of the pages of quotes in English.
import { pluralFormIn, pluralIn } from '../../../../shared/text/plural.ts';

const plural = pluralIn('en');
const form = pluralFormIn('en');

export const en = {
  title: 'Quotes',
  toDecide: (count: number) => plural(count, { one: 'quote to decide', other: 'quotes to decide' }),
  none: 'Nothing to decide',
  sections: { toDecide: 'To decide', waiting: 'Waiting for a quote', decided: 'Decided and ended' },
  nearest: 'the nearest deadline first',
  newest: 'newest first',
  columns: {
    state: 'State',
    quote: 'Quote',
    request: 'Request',
    yourNumber: 'Your number',
    route: 'Route',
    vehicle: 'Vehicle',
    until: 'Decide until',
    decided: 'Decided',
    net: 'Net',
  },
  states: {
    REQUESTED: 'Requested',
    OFFERED: 'On offer',
    ACCEPTED: 'Accepted',
    DECLINED: 'Declined',
    WITHDRAWN: 'Withdrawn',
    EXPIRED: 'Expired',
  },
  noun: (count: number): string => form(count, { one: 'quote, newest first', other: 'quotes, newest first' }),
  empty: {
    title: 'No quotes yet',
    text: 'Where your agreement has no price, dispatch makes an offer. It appears here, and you decide on it.',
    action: 'New order',
  },
  sentence: {
    OFFERED: (amount: string, when: string) => `${amount} net, decide until ${when}`,
    REQUESTED: 'Dispatch is working on the quote',
    ACCEPTED: (number: string) => `Accepted, the order is ${number}`,
    DECLINED: 'Declined',
    WITHDRAWN: 'Withdrawn by dispatch',
    EXPIRED: 'Expired, the request waits for a new quote',
    EXPIRED_CHANGE: 'Expired, the order stays as it is',
  },
  version: (version: number) => `Version ${version}`,
  pdf: 'Quote as PDF',
  accept: (amount: string) => `Accept for ${amount} gross`,
  acceptTitle: (quote: string) => `Accept ${quote}?`,
  acceptText: (amount: string, account: string) =>
    `Binding for ${account}. The request becomes an order for ${amount} gross, and order.created goes to your endpoints.`,
  acceptChangeText: (amount: string, account: string) =>
    `Binding for ${account}. The order changes as offered and costs ${amount} gross, and order.rescheduled goes to your endpoints.`,
  acceptConfirm: (amount: string) => `Accept for ${amount}, binding`,
  accepted: (number: string) => `Accepted, the order is ${number}`,
  decline: 'Decline',
  declineTitle: (quote: string) => `Decline ${quote}?`,
  declineText:
    'The request ends as rejected, and order.rejected goes to your endpoints. This cannot be undone.',
  declineChangeText: 'The order stays as it is.',
  declineConfirm: 'Decline this quote',
  keepOpen: 'Decide later',
  declined: 'Declined',
  reason: 'Reason',
  notAgreed: 'Your agreement asks for a signature: accept it on the quote page.',
  quotePage: 'Open the quote page',
  notYours: 'Your role may look at quotes, not decide on them.',
  items: 'Items',
  note: 'Note from dispatch',
  request: 'Request',
  openOrder: (number: string) => `Open ${number}`,
  changeOf: (number: string) => `Change of ${number}`,
  why: 'Why a quote',
  whys: {
    TRANSPORT_TYPE: 'The agreement asks for one for this transport',
    VEHICLE_TYPE: 'The agreement asks for one for this vehicle',
    ADDRESS_UNCLEAR: 'Postal code and city did not fit together',
    DISTANCE_UNKNOWN: 'The distance could not be measured',
    DISTANCE_ABOVE_LIMIT: 'The distance is beyond the agreement',
    NO_TARIFF: 'The agreement has no price for it',
    REQUESTED: 'You asked for one',
    SCENARIO: 'The scenario asks for one',
  } as Record<string, string>,
  validUntil: 'Valid until',
};

export type QuotesWords = typeof en;
