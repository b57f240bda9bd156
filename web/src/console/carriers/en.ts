// The words of carriers and of offers to them in English.
import { pluralFormIn, pluralIn } from '../../../../shared/text/plural.ts';

const plural = pluralIn('en');
const form = pluralFormIn('en');

export const en = {
  title: 'Carriers',
  open: 'Carriers',
  summary: (count: number) => plural(count, { one: 'carrier', other: 'carriers' }),
  columns: {
    name: 'Carrier',
    people: 'People who answer',
    offers: 'Open offers',
    running: 'Orders under way',
    status: 'Status',
  },
  active: 'Active',
  suspended: 'Suspended',
  empty: 'No carriers yet',
  emptyText: 'Create an account of kind Carrier and invite its people. Then you can offer orders to it.',
  onOrder: {
    title: 'Carriers',
    offer: 'Offer to carriers',
    none: 'Not offered to any carrier.',
    until: (when: string) => `answer by ${when}`,
    net: (amount: string) => `${amount} net`,
    driver: (name: string) => `Driver: ${name}`,
    noDriver: 'No driver named yet',
    acceptFor: 'Accepted on the phone',
    declineFor: 'Declined on the phone',
    withdraw: 'Withdraw',
    actions: (carrier: string) => `Actions for ${carrier}`,
  },
  states: {
    OFFERED: 'Offered',
    ACCEPTED: 'Accepted',
    DECLINED: 'Declined',
    EXPIRED: 'Expired',
    WITHDRAWN: 'Withdrawn',
  },
  endReasons: {
    TAKEN: 'another carrier was first',
    ORDER: 'the order went another way',
    DISPATCH: 'by dispatch',
  },
  dialog: {
    title: 'Offer to carriers',
    text: 'The order goes to the pool. The people of each carrier get a mail, and the first who accepts has the order.',
    carriers: 'Carriers',
    noCarriers: 'There are no carriers who could answer.',
    noPeople: 'nobody who could answer',
    net: 'Price net',
    netHint: 'What the carrier gets. It becomes a cost of the order.',
    vatRate: 'VAT rate in percent',
    deadline: 'Answer by',
    submit: (count: number) =>
      form(count, { one: 'Offer to 1 carrier', other: `Offer to ${count} carriers` }),
    done: 'Offered',
  },
  answered: 'Noted',
  withdrawTitle: (carrier: string) => `Withdraw the offer to ${carrier}?`,
  withdrawOpen: 'The carrier gets a mail and can no longer accept.',
  withdrawAccepted:
    'The order loses its driver and returns to the pool, and its cost is removed. The carrier gets a mail.',
  withdrawConfirm: 'Withdraw offer',
  keep: 'Keep offer',
  withdrawn: 'Withdrawn',
  reason: 'Reason',
};

export type CarrierWords = typeof en;
