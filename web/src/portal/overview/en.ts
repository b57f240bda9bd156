// The words of the overview in English.

import { pluralFormIn, pluralIn } from '../../../../shared/text/plural.ts';
import { NEW_ORDER } from '../../orders/words/commands.ts';

const plural = pluralIn('en');
const form = pluralFormIn('en');

export const en = {
  sentence: (orders: number, others: number, moving: number) => {
    const parts = [
      orders > 0 && plural(orders, { one: 'order', other: 'orders' }),
      others > 0 && plural(others, { one: 'technical item', other: 'technical items' }),
    ].filter((part) => part !== false);
    const look =
      parts.length === 0
        ? 'Nothing needs attention'
        : `${parts.join(' and ')} ${form(orders + others, { one: 'needs', other: 'need' })} attention`;
    const road =
      moving === 0
        ? 'nothing is on the road'
        : `${plural(moving, { one: 'vehicle is', other: 'vehicles are' })} on the road`;
    return `${look}, ${road}`;
  },
  title: 'Overview',
  firstSteps: {
    title: 'First steps',
    count: (done: number) => `${done} of 5 done`,
    done: 'Done',
    steps: {
      key: ['Create a key', 'For your test system. The secret is shown once.', 'API keys'],
      call: [
        'Make the first call',
        'Each key has a curl line that answers with your account.',
        'Copy the line',
      ],
      order: ['Send a test order', 'By your system, or play one through by hand.', 'Playground'],
      endpoint: [
        'Give messages an address',
        'Your own under Webhooks, or an inbox that needs no server.',
        'New inbox',
      ],
      delivered: [
        'See a message arrive',
        'Advance an order, and read how its signature is checked.',
        'Playground',
      ],
    },
  },
  newOrder: NEW_ORDER.en,
  importCsv: 'Import CSV',
  needsAttention: 'Needs attention',
  urgent: 'most urgent first',
  allOfThem: (count: number) => `All ${count} orders that need attention`,
  missing: (count: number, what: string) => `${count} orders have no ${what}`,
  foldedLabel: 'orders',
  showAll: 'Show all',
  foldUp: 'Fold up',
  nothing:
    'Nothing waits for you. Quotes to decide, orders that lack something, endpoints that fail and keys that end appear here.',
  deadline: {
    nextAttempt: 'next attempt',
    givenUp: 'given up',
    toPickup: 'to pickup',
    noPickup: 'no date yet',
    toDecide: 'to decide',
    toExpiry: 'to expiry',
    complaint: 'complaint',
    open: 'Open',
    overdue: 'Overdue',
  },
  refuses: (name: string, status: number | null) =>
    status === null ? `${name} does not answer` : `${name} refuses messages with ${status}`,
  notDelivered: (count: string, since: string) => `${count} not delivered since ${since}`,
  seeWhy: 'See why',
  hasNo: (number: string, what: string) => `${number} has no ${what}`,
  lacks: {
    'vehicle.vin': 'VIN',
    'pickup.contact.name': 'contact at pickup',
    'pickup.contact.phone': 'phone at pickup',
    'delivery.contact.name': 'contact at delivery',
    'delivery.contact.phone': 'phone at delivery',
  } as Record<string, string>,
  addVin: 'Add VIN',
  complete: 'Complete',
  complaintOf: (number: string) => `Complaint on ${number}`,
  look: 'Open',
  quoteFor: (number: string, amount: string) => `Quote for ${number}, ${amount} net`,
  until: (when: string) => `until ${when}`,
  decide: 'Decide',
  keyEnds: (name: string, when: string) => `Key “${name}” ends ${when}`,
  keyHint: 'Roll it before, so that no call is refused.',
  rollKey: 'Roll key',
  traffic: 'API, last 24 hours',
  requestLog: 'Request log',
  calls: 'calls',
  errors: (share: string) => `errors, ${share}`,
  typical: 'typical answer',
  callsAnHour: 'Calls an hour',
  errorsAnHour: 'Errors an hour',
  now: 'Now',
  chart: (calls: string, errors: string) =>
    `${calls} calls and ${errors} errors in the last 24 hours, by the hour`,
  topErrors: 'Most frequent errors',
  noCalls: 'No calls in the last 24 hours.',
  movements: 'Today’s movements',
  vehicles: (count: number) => plural(count, { one: 'vehicle', other: 'vehicles' }),
  allOrders: 'All orders',
  legend: { driven: 'driven', toGo: 'to go', late: 'late', planned: 'planned', done: 'delivered' },
  noMovements: 'Nothing is picked up or delivered today.',
  status: 'Status',
  order: 'Order',
  route: 'Route',
  lateBy: (when: string, span: string) => `${when}, ${span} late`,
  handingOver: 'handing over',
};

export type OverviewWords = typeof en;
