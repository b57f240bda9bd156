// The words of short-term plates in English.
import { pluralFormIn } from '../../../../shared/text/plural.ts';

const form = pluralFormIn('en');

export const en = {
  title: 'Short-term plates',
  drivers: 'Drivers',
  add: 'Add plate',
  summary: (stock: number, out: number, expired: number) =>
    `${stock} in stock, ${out} out${expired > 0 ? `, ${expired} expired` : ''}`,
  filter: 'State',
  all: 'All',
  expiredOnly: 'Expired',
  states: { IN_STOCK: 'In stock', WITH_DRIVER: 'With a driver', USED: 'In use', RETURNED: 'Returned' },
  expired: 'Expired',
  columns: {
    number: 'Plate',
    validity: 'Valid',
    state: 'State',
    driver: 'Driver',
    order: 'Order',
    actions: 'Actions',
  },
  noun: (count: number) => form(count, { one: 'plate', other: 'plates, newest first' }),
  validity: (from: string, until: string) => `${from} – ${until}`,
  actionsOf: (number: string) => `Actions for ${number}`,
  handOut: 'Hand out…',
  use: 'Use on an order…',
  giveBack: 'Returned',
  change: 'Change…',
  remove: 'Remove…',
  none: {
    title: 'No short-term plates',
    text: 'Add the plates that you have. Hand them out to drivers or use them on orders, and print the list.',
  },
  nothing: { title: 'No plates in this state', text: 'Choose another state.', clear: 'Show all' },
  form: {
    add: 'Add short-term plate',
    change: 'Change short-term plate',
    number: 'Number',
    validFrom: 'Valid from',
    validUntil: 'Valid until',
    save: 'Save',
    added: (number: string) => `${number} is in stock`,
    changed: (number: string) => `${number} is changed`,
  },
  hand: {
    title: (number: string) => `Hand out ${number}`,
    driver: 'Driver',
    findDriver: 'Type a name',
    order: 'For order',
    orderHint: 'The number, for example VT-100045',
    submit: 'Hand out',
    done: (number: string) => `${number} is handed out`,
  },
  useOn: {
    title: (number: string) => `Use ${number} on an order`,
    submit: 'Use',
    done: (number: string) => `${number} is in use`,
  },
  returned: (number: string) => `${number} is back`,
  removing: {
    title: (number: string) => `Remove ${number}?`,
    text: 'The journal keeps what was done with it.',
    confirm: 'Remove plate',
    keep: 'Keep plate',
    done: (number: string) => `${number} is removed`,
  },
  ofOrder: {
    title: 'Short-term plate',
    missing: 'Booked, none assigned yet.',
    until: (day: string) => `valid until ${day}`,
    choose: 'Assign plate…',
    chooseTitle: 'Assign a short-term plate',
    none: 'No plate is in stock.',
    inStock: (count: number) => form(count, { one: 'one plate in stock', other: `${count} plates in stock` }),
    open: 'Open list',
  },
};

export type PlateWords = typeof en;
