// The orders of the demo's first two weeks as data: customer, route, vehicle and status.

import type { Status } from '../model/orders/status.ts';
import type { TransportType } from '../model/prices/vocabulary.ts';
import type { CustomerName } from './company.ts';
import type { DemoDamage } from './phone.ts';
import type { PlaceName } from './places.ts';
import type { ModelName } from './vehicles.ts';

/**
 * Either a day relative to the first start with an hour in UTC, or minutes relative to the time of the first
 * start.
 */
export type Moment = { day: number; hour: number } | { minutes: number };

export interface DemoOrder {
  customer: CustomerName;
  from: PlaceName;
  to: PlaceName;
  model: ModelName;
  reaches: Status;
  pickup: Moment;
  /** The index in the list of drivers. */
  driver?: number;
  transportType?: TransportType;
  /** The outcome of the quote; without it the order needs no quote, or waits for one. */
  quote?: 'offered' | 'revised' | 'expired' | 'declined' | 'accepted';
  damage?: DemoDamage;
  delayed?: true;
  /** Another destination: after the assignment of the driver, on the way, or offered as a quote. */
  redirected?: { to: PlaceName; when: 'PLANNED' | 'ON_THE_WAY' | 'OFFERED'; reason: string };
  /** What dispatch asks the driver on the road, and the answer. */
  thread?: { question: string; answer: string };
  /** Whether the customer has paid the invoice. */
  paid?: 'WHOLE' | 'PART';
}

type Row = [CustomerName, PlaceName, PlaceName, ModelName, Status, Moment, Partial<DemoOrder>?];

const on = (day: number, hour: number): Moment => ({ day, hour });
const at = (minutes: number): Moment => ({ minutes });

const ROWS: readonly Row[] = [
  // Delivered, invoiced, and one with a complaint.
  ['dealer', 'Stuttgart', 'Köln', 'golf', 'INVOICED', on(-13, 7), { driver: 0, paid: 'WHOLE' }],
  ['leasing', 'Amsterdam', 'Hannover', 'id4', 'INVOICED', on(-12, 6), { driver: 1, paid: 'WHOLE' }],
  ['dealer', 'Leipzig', 'Stuttgart', 'glc', 'INVOICED', on(-12, 8), { driver: 2, paid: 'PART' }],
  ['fleet', 'Frankfurt am Main', 'Hamburg', 'passat', 'INVOICED', on(-11, 7), { driver: 3, paid: 'WHOLE' }],
  ['leasing', 'Dortmund', 'Berlin', 'a4', 'INVOICED', on(-10, 6), { driver: 4 }],
  [
    'dealer',
    'München',
    'Nürnberg',
    'x1',
    'INVOICED',
    on(-9, 9),
    { driver: 5, damage: 'Kratzer am Stoßfänger hinten' },
  ],
  ['fleet', 'Kassel', 'Bremen', 'crafter', 'INVOICED', on(-8, 7), { driver: 6, quote: 'accepted' }],
  ['leasing', 'Köln', 'Amsterdam', 'enyaq', 'INVOICED', on(-7, 6), { driver: 0 }],
  [
    'fleet',
    'Hannover',
    'Frankfurt am Main',
    'corolla',
    'INVOICED',
    on(-6, 8),
    {
      driver: 1,
      redirected: { to: 'Kassel', when: 'ON_THE_WAY', reason: 'Das Fahrzeug wird in Kassel gebraucht.' },
    },
  ],
  [
    'dealer',
    'Dresden',
    'Nürnberg',
    'octavia',
    'COMPLAINT',
    on(-5, 7),
    { driver: 2, damage: 'Delle in der Tür links' },
  ],
  ['dealer', 'Stuttgart', 'Salzburg', 'i4', 'COMPLETED', on(-3, 7), { driver: 3 }],
  ['leasing', 'Hamburg', 'Dortmund', 'passat', 'COMPLETED', on(-2, 6), { driver: 4 }],
  ['fleet', 'Berlin', 'Leipzig', 'clio', 'COMPLETED', on(-1, 7), { driver: 5 }],
  ['dealer', 'Nürnberg', 'Stuttgart', 'golf', 'DELIVERED', on(-1, 8), { driver: 6 }],
  ['leasing', 'Bremen', 'Amsterdam', 'a4', 'DELIVERED', on(-1, 9), { driver: 1 }],
  ['dealer', 'Berlin', 'Rostock', 'x1', 'CANCELLED', on(-4, 8), { driver: 0 }],
  ['fleet', 'Köln', 'Kassel', 'corolla', 'CANCELLED', on(2, 8)],
  // On the road when the service starts.
  ['dealer', 'Hamburg', 'München', 'i4', 'IN_TRANSIT', at(-14), { driver: 0 }],
  ['dealer', 'Köln', 'Leipzig', 'glc', 'IN_TRANSIT', at(-25), { driver: 2, delayed: true }],
  [
    'dealer',
    'Berlin',
    'Frankfurt am Main',
    'octavia',
    'IN_TRANSIT',
    at(-22),
    {
      driver: 4,
      thread: {
        question: 'Der Empfänger fragt: Schaffen Sie es vor dem Feierabend um 17 Uhr?',
        answer: 'Ja, wenn die A9 frei bleibt. Ich melde mich an der Raststätte noch einmal.',
      },
    },
  ],
  ['leasing', 'Amsterdam', 'Kassel', 'id4', 'IN_TRANSIT', at(-8), { driver: 1 }],
  ['fleet', 'Hannover', 'Berlin', 'passat', 'DELIVERY', at(-50), { driver: 3 }],
  ['fleet', 'Frankfurt am Main', 'Stuttgart', 'clio', 'PICKUP', at(25), { driver: 5 }],
  // Planned for the coming days.
  ['dealer', 'Stuttgart', 'Freiburg', 'golf', 'ASSIGNED', at(90), { driver: 7 }],
  ['dealer', 'München', 'Salzburg', 'x1', 'ACCEPTED', on(1, 7), { driver: 7 }],
  ['leasing', 'Dortmund', 'Amsterdam', 'enyaq', 'ASSIGNED', on(2, 6), { driver: 6 }],
  [
    'fleet',
    'Bremen',
    'Kassel',
    'corolla',
    'ACCEPTED',
    on(1, 8),
    {
      driver: 3,
      redirected: { to: 'Hannover', when: 'PLANNED', reason: 'Die Filiale in Kassel hat geschlossen.' },
    },
  ],
  ['dealer', 'Leipzig', 'Dresden', 'id4', 'OPEN', on(2, 8)],
  [
    'fleet',
    'Hamburg',
    'Köln',
    'sprinter',
    'OPEN',
    on(3, 7),
    {
      quote: 'accepted',
      redirected: { to: 'Dortmund', when: 'OFFERED', reason: 'Neues Ziel nach Telefonat.' },
    },
  ],
  ['dealer', 'Nürnberg', 'Wien', 'a4', 'POOLED', on(3, 9)],
  ['fleet', 'Kassel', 'Hannover', 'octavia', 'TENANT_ACCEPTED', on(4, 7)],
  ['dealer', 'Freiburg', 'Stuttgart', 'clio', 'OFFERED', on(4, 8)],
  ['leasing', 'Amsterdam', 'Köln', 'glc', 'REQUESTED', on(5, 6)],
  ['leasing', 'Berlin', 'Dortmund', 'x1', 'CONFIRMED', on(4, 6)],
  // Requests and their quotes.
  ['dealer', 'Stuttgart', 'Zürich', 'porsche', 'QUOTE_REQUIRED', on(6, 8), { transportType: 'TRAILER' }],
  ['fleet', 'Rostock', 'München', 'passat', 'QUOTE_REQUIRED', on(7, 7)],
  ['fleet', 'Leipzig', 'Dortmund', 'sprinter', 'QUOTE_REQUIRED', on(8, 7)],
  ['fleet', 'Köln', 'Dresden', 'crafter', 'QUOTE_REQUIRED', on(-4, 7), { quote: 'expired' }],
  [
    'dealer',
    'München',
    'Prag',
    'porsche',
    'QUOTE_SENT',
    on(9, 8),
    { transportType: 'TRAILER', quote: 'offered' },
  ],
  ['fleet', 'Hamburg', 'Wien', 'passat', 'QUOTE_SENT', on(8, 6), { quote: 'revised' }],
  ['leasing', 'Köln', 'Berlin', 'id4', 'QUOTE_SENT', on(7, 6), { transportType: 'TRUCK', quote: 'offered' }],
  [
    'dealer',
    'Frankfurt am Main',
    'Zürich',
    'i4',
    'REJECTED',
    on(-2, 8),
    { transportType: 'TRUCK', quote: 'declined' },
  ],
  // A day to propose: chains that lead home, a car for two drivers to Nürnberg, and a night in München.
  ['dealer', 'Hamburg', 'Hannover', 'golf', 'OPEN', on(1, 6)],
  ['dealer', 'Hannover', 'Hamburg', 'x1', 'OPEN', on(1, 11)],
  ['fleet', 'Köln', 'Frankfurt am Main', 'clio', 'OPEN', on(1, 6)],
  ['fleet', 'Frankfurt am Main', 'Köln', 'corolla', 'OPEN', on(1, 11)],
  ['dealer', 'Nürnberg', 'Frankfurt am Main', 'octavia', 'OPEN', on(1, 9)],
  ['dealer', 'Nürnberg', 'Frankfurt am Main', 'a4', 'OPEN', on(1, 9)],
  ['fleet', 'Berlin', 'Dresden', 'passat', 'OPEN', on(1, 7)],
  ['dealer', 'Dresden', 'Leipzig', 'id4', 'OPEN', on(1, 11)],
  ['fleet', 'Stuttgart', 'München', 'golf', 'OPEN', on(1, 13)],
  ['fleet', 'München', 'Stuttgart', 'x1', 'OPEN', on(2, 6)],
];

export const ORDERS: readonly DemoOrder[] = ROWS.map(
  ([customer, from, to, model, reaches, pickup, more]) => ({
    customer,
    from,
    to,
    model,
    reaches,
    pickup,
    ...more,
  }),
);

/** The routes of the fleet's later orders, used in turn. */
export const FURTHER_ROUTES: readonly [CustomerName, PlaceName, PlaceName, ModelName][] = [
  ['dealer', 'Stuttgart', 'Hannover', 'golf'],
  ['fleet', 'Frankfurt am Main', 'Leipzig', 'corolla'],
  ['dealer', 'München', 'Köln', 'i4'],
  ['leasing', 'Amsterdam', 'Bremen', 'a4'],
  ['dealer', 'Berlin', 'Nürnberg', 'octavia'],
  ['fleet', 'Hamburg', 'Dortmund', 'clio'],
  ['dealer', 'Dresden', 'Kassel', 'x1'],
  ['leasing', 'Köln', 'Hamburg', 'id4'],
  ['dealer', 'Salzburg', 'Stuttgart', 'glc'],
  ['fleet', 'Bremen', 'Berlin', 'passat'],
  ['dealer', 'Leipzig', 'München', 'enyaq'],
];

/** The routes of later requests for a quote. */
export const FURTHER_REQUESTS: readonly [CustomerName, PlaceName, PlaceName, ModelName][] = [
  ['fleet', 'Hamburg', 'Salzburg', 'sprinter'],
  ['fleet', 'Rostock', 'Stuttgart', 'crafter'],
  ['fleet', 'Berlin', 'Zürich', 'passat'],
];
