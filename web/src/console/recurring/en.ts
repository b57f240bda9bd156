// The words of recurring orders in English.
import { pluralFormIn } from '../../../../shared/text/plural.ts';

const form = pluralFormIn('en');

export const en = {
  title: 'Recurring orders',
  moreOfOrders: 'More about orders',
  orders: 'Orders',
  weekdays: { 1: 'Mon', 2: 'Tue', 3: 'Wed', 4: 'Thu', 5: 'Fri', 6: 'Sat', 7: 'Sun' } as Record<
    number,
    string
  >,
  weekdayNames: {
    1: 'Monday',
    2: 'Tuesday',
    3: 'Wednesday',
    4: 'Thursday',
    5: 'Friday',
    6: 'Saturday',
    7: 'Sunday',
  } as Record<number, string>,
  rule: (days: string, weeks: number, time: string) =>
    `${weeks > 1 ? `Every ${weeks} weeks on` : 'Every'} ${days} at ${time}`,
  vehicles: (count: number) => form(count, { one: 'one vehicle', other: `${count} vehicles` }),
  states: { ACTIVE: 'Active', PAUSED: 'Paused', ENDED: 'Ended' },
  columns: { name: 'Name', customer: 'Customer', route: 'Route', rule: 'Rule', next: 'Next', state: 'State' },
  noun: (count: number) => form(count, { one: 'recurring order', other: 'recurring orders, newest first' }),
  none: {
    title: 'No recurring orders',
    text: 'Open an order that comes back and choose “Repeat…” in its menu.',
    open: 'Open orders',
  },
  add: 'Repeat…',
  copy: 'Copy order',
  form: {
    title: (number: string) => `Repeat ${number}`,
    change: 'Change rule',
    sentence: 'Customer, addresses, contacts and services are those of the order.',
    name: 'Name',
    weekdays: 'Weekdays',
    everyWeeks: 'Every how many weeks',
    pickupTime: 'Pickup at',
    pickupTimeHint: 'For example 08:30',
    deliveryHours: 'Delivery after hours',
    deliveryHint: 'Empty: no requested delivery',
    startsOn: 'From',
    endsOn: 'Until',
    skipsHolidays: 'Leave out public holidays of all of Germany',
    daysAhead: 'Create so many days ahead',
    vehicleCount: 'Vehicles on each date',
    sameVehicle: 'Always the vehicle of this order, with VIN and plate',
    preview: 'The next dates',
    holiday: 'public holiday',
    noDates: 'No date fits this rule.',
    save: 'Save',
    added: (name: string) => `“${name}” repeats from now on`,
    changed: (name: string) => `“${name}” is changed`,
  },
  actions: {
    pause: 'Pause',
    resume: 'Resume',
    end: 'End…',
    retry: 'Try refused dates again',
    change: 'Change rule…',
  },
  done: { pause: 'Paused', resume: 'Resumed', end: 'Ended', retry: 'The refused dates are tried again' },
  ending: {
    title: (name: string) => `End “${name}”?`,
    text: 'No more orders are created. Orders that exist stay as they are.',
    confirm: 'End recurring order',
    keep: 'Let it go on',
  },
  dates: 'Dates',
  noDates: 'No orders are created yet.',
  created: 'Created',
  refused: 'Refused',
  ahead: (days: number) => form(days, { one: 'one day ahead', other: `${days} days ahead` }),
};

export type RecurringWords = typeof en;
