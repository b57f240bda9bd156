// The words of values, dates that nobody matched, and problems of cells in English.
import { pluralIn } from '../../../../shared/text/plural.ts';
import { en as order } from '../../orders/new/en.ts';

const plural = pluralIn('en');
const rows = (count: number) => plural(count, { one: 'row', other: 'rows' });

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

type About = Record<string, string | number>;

const choices: Record<string, string> = {
  ...order.types,
  ...order.fuels,
  DRIVEN: 'Driven',
  TRAILER: 'Trailer',
  TRUCK: 'Truck',
  REGISTERED: 'Registered',
  NOT_REGISTERED: 'Not registered',
  DEREGISTERED: 'Deregistered',
  true: 'Yes',
  false: 'No',
};

export const valuesEn = {
  title: 'Values',
  sentence: 'of your file that we do not know. Your choice counts for all rows, and for your next files.',
  means: (text: string, field: string) => `${field} ${text} means`,
  inRows: (count: number) => `in ${rows(count)}`,
  choose: (field: string) => `${field}?`,
  empty: 'Leave empty',
  choices,
  question: {
    requestedPickup: (column: string) => `Is “${column}” the pickup date?`,
    requestedDelivery: (column: string) => `Is “${column}” the delivery date?`,
    detail: 'The column holds dates and is not imported yet.',
    yes: { requestedPickup: 'Yes, the pickup', requestedDelivery: 'Yes, the delivery' },
    otherYes: { requestedPickup: 'No, the delivery', requestedDelivery: 'No, the pickup' },
    no: 'Neither',
  },
  /** Within the column of an address, its part is enough. */
  shortFields: {
    pickup: 'Pickup address',
    delivery: 'Delivery address',
    company: 'Company',
    street: 'Street',
    postalCode: 'Postal code',
    city: 'City',
    country: 'Country',
    'contact.name': 'Contact',
    'contact.phone': 'Phone',
  } as Record<string, string>,
  problems: {
    REQUIRED: (_: About, name: string) => `${name} is missing`,
    LETTER: ({ letter, at }: About) => `Letter ${letter} at ${at}`,
    LENGTH: ({ has, needs }: About, name: string) =>
      needs === undefined ? `${name}: ${has} characters, too long` : `${has} characters, needs ${needs}`,
    DIGITS: ({ has, needs }: About) => `${has} digits, needs ${needs}`,
    POSTAL_CODE: ({ example }: About) =>
      example ? `Not a postal code of this country, ${example} would be one` : 'Not a postal code',
    DAY_OF_MONTH: ({ month, days }: About) => `${months[Number(month) - 1]} has ${days} days`,
    DATE_NUMBER: () => 'A number, not a date',
    TIME_FORMAT: (_: About, name: string) => `${name} is no date, write 17.11.2026 08:00`,
    COUNTRY: (_: About, name: string) => `${name} is unknown, write DE or Germany`,
    CHOICE: (_: About, name: string) => `${name} is unknown`,
    EMAIL: (_: About, name: string) => `${name} is no email address`,
    DATES: () => 'Delivery before pickup, or not between 2000 and 2100',
    PAST_PICKUP: () => 'In the past',
    SAME_NUMBER: ({ row }: About) => `Same number as row ${row}`,
    RULE: () => null,
    OTHER: () => null,
  },
};

export type ValueWords = typeof valuesEn;
