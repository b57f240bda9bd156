// The words of commands for several orders in English.
import { pluralFormIn } from '../../../../../shared/text/plural.ts';

const form = pluralFormIn('en');
const orders = (count: number) => form(count, { one: 'one order', other: `${count} orders` });

export const en = {
  move: 'Move',
  cancel: 'Cancel',
  print: 'Print',
  export: 'Export',
  more: 'More actions',
  moveMany: (count: number) => `Move ${orders(count)}`,
  cancelMany: (count: number) => `Cancel ${orders(count)}`,
  how: 'How',
  byDays: 'By days',
  toDay: 'To a day',
  day: 'Day of the pickup',
  days: 'Days',
  daysHint: 'Negative moves to an earlier day. The times of day stay.',
  reason: 'Reason',
  reasonHint: 'Sent to the customer with the cancellation.',
  preview: 'What will happen',
  runs: (count: number) => `${orders(count)} will be changed`,
  unchanged: (count: number) => `${orders(count)} already as wanted`,
  refused: (count: number) => `${orders(count)} not possible`,
  mails: (count: number) => form(count, { one: 'one mail', other: `${count} mails` }),
  webhooks: (count: number) =>
    form(count, { one: 'one webhook message', other: `${count} webhook messages` }),
  noMessages: 'nobody gets a message',
  mailTo: (to: string) => `Mail to ${to}`,
  endpoints: (event: string, count: number) =>
    `${event} to ${form(count, { one: 'one endpoint', other: `${count} endpoints` })}`,
  isAsWanted: 'Already as wanted',
  message: 'Write to drivers',
  messageMany: (count: number) =>
    form(count, { one: 'Write to the driver', other: `Write to the drivers of ${orders(count)}` }),
  text: 'Message',
  textHint: 'Each driver sees it in the app, at the trip. Customers never see it.',
  question: 'Drivers are asked to answer',
  sends: (count: number) =>
    form(count, {
      one: 'The driver gets the message',
      other: `${orders(count)}: the driver gets the message`,
    }),
  drivers: (count: number) => form(count, { one: '1 driver', other: `${count} drivers` }),
  tells: (driver: string, how: 'push' | 'mail' | 'app') =>
    ({
      push: `${driver}, by push message`,
      mail: `${driver}, in the app, by mail if not read in time`,
      app: `${driver}, only in the app`,
    })[how],
  driverHas: (name: string) => `${name} has the trip`,
  progress: (done: number, all: number) => `${done} of ${all} done`,
  stopped: (done: number, all: number) =>
    `Stopped after ${done} of ${all}. What was done stays; continuing does nothing twice.`,
  goOn: 'Continue',
  exported: (name: string) => `${name} is saved`,
};

export type BulkWords = typeof en;
