// The words of invoice runs in English.
import { pluralFormIn, pluralIn } from '../../../../../shared/text/plural.ts';

const plural = pluralIn('en');
const form = pluralFormIn('en');
const orders = (count: number) => plural(count, { one: 'order', other: 'orders' });
const invoices = (count: number) => plural(count, { one: 'invoice', other: 'invoices' });
const customers = (count: number) => plural(count, { one: 'customer', other: 'customers' });

/** What the confirmation of a run names. */
export interface StartedRun {
  count: number;
  ordersDue: number;
  net: string;
  gross: string;
  first: string;
  last: string;
  /** Of the customers. */
  names: readonly string[];
}

const SHOWN_NAMES = 3;

/** The first names, and how many there are besides. */
function listNames(names: readonly string[]): string {
  const rest = names.length - SHOWN_NAMES;
  const shown = names.slice(0, SHOWN_NAMES).join(', ');
  return rest > 0 ? `${shown} and ${rest} more` : shown;
}

export const en = {
  title: 'Invoice run',
  sentence: (count: number, ordersDue: number) =>
    count === 0 ? 'Nothing is due.' : `${invoices(count)} for ${orders(ordersDue)} are due.`,
  until: 'Until day of delivery',
  preview: 'What is due',
  customer: 'Customer',
  invoicing: 'Invoiced',
  invoicings: { PER_ORDER: 'per order', WEEKLY: 'weekly', MONTHLY: 'monthly' },
  orders: 'Orders',
  invoices: 'Invoices',
  net: 'Net',
  gross: 'Gross',
  findings: 'Findings',
  fine: 'No issues',
  finding: {
    NO_CONTRACTING_PARTY: () => 'Contracting party is missing',
    OPERATOR_INCOMPLETE: () => 'Own record is incomplete',
    CUSTOMER_INCOMPLETE: () => 'Customer record is incomplete',
    NO_PRICE: (count: number) => `${orders(count)} without a price`,
    EXTRAS_UNCHECKED: (count: number) => `${orders(count)} with unchecked extras`,
    OTHER_CURRENCY: (count: number) => `${orders(count)} in another currency, invoiced separately`,
    PERIOD_OPEN: (count: number) => `${orders(count)} later, their period is not over`,
  },
  field: {
    address: 'address',
    vatId: 'VAT id',
    phone: 'phone',
    sender: 'sender of mails',
    bank: 'bank account',
    'contractingParty.leitwegId': 'Leitweg-ID',
    'contractingParty.address': 'postal address',
  } as Record<string, string>,
  openCustomer: 'Open customer',
  openSettings: 'Open settings',
  nothing: 'Nothing is due',
  nothingSentence: 'Choose a later day, or complete orders first.',
  start: (count: number) => `Issue ${invoices(count)}`,
  startTitle: (count: number) => `Issue ${invoices(count)}?`,
  startText: ({ count, ordersDue, net, gross, first, last, names }: StartedRun) =>
    `${invoices(count)} for ${orders(ordersDue)} to ${customers(names.length)}: ${listNames(names)}. ${net} net, ${gross} gross. ${first === last ? `Number ${first}` : `Numbers ${first} to ${last}`}; provisional until they are issued.`,
  startFinal: 'An invoice can only be cancelled by another one. You can leave the page; the run goes on.',
  blockedCount: (count: number) => `${customers(count)} cannot be invoiced yet.`,
  runs: 'Runs',
  nounRuns: (count: number) => form(count, { one: 'run', other: 'runs' }),
  run: (day: string) => `Invoice run until ${day}`,
  startedBy: (name: string | null) => name ?? 'Operator token',
  startedAt: 'Started',
  by: 'By',
  state: 'State',
  states: { RUNNING: 'In progress', STOPPED: 'Stopped', DONE: 'Done' },
  accountStates: { WAITING: 'Waits', DONE: 'Done', BLOCKED: 'Not invoiced' },
  progress: (done: number, total: number) => `${done} of ${orders(total)}`,
  active: 'An invoice run is in progress',
  open: 'Open run',
  stop: 'Stop run',
  stopTitle: 'Stop the invoice run?',
  stopText: 'What is issued stays. Another run issues the rest.',
  result: 'Result by customer',
  numbers: 'Numbers',
  numbersOf: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
  none: '–',
  problem: {
    NO_CONTRACTING_PARTY: 'Contracting party is missing',
    ORDER_NOT_CHANGEABLE: 'A record is incomplete',
  } as Record<string, string>,
  otherProblem: 'Could not be invoiced',
  done: (count: number) => `${invoices(count)} issued.`,
  doneBlocked: (count: number, blocked: number) =>
    `${invoices(count)} issued, ${customers(blocked)} not invoiced.`,
  back: 'Invoice runs',
};

export type RunWords = typeof en;
