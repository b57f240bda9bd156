// The column heads of an account's list of orders.
export const orderWordsEn = {
  status: 'Status',
  number: 'Number',
  route: 'Route',
  pickup: 'Pickup',
  created: 'Ordered',
  net: 'Net',
  noun: 'orders',
};

export type OrderWords = typeof orderWordsEn;

export const orderWordsDe: OrderWords = {
  status: 'Status',
  number: 'Nummer',
  route: 'Strecke',
  pickup: 'Abholung',
  created: 'Bestellt',
  net: 'Netto',
  noun: 'Aufträge',
};
