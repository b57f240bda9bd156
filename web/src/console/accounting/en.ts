// The words of accounting in English.
import { pluralFormIn, pluralIn } from '../../../../shared/text/plural.ts';

const plural = pluralIn('en');
const form = pluralFormIn('en');

export const en = {
  invoices: 'Invoices',
  mailGoes: (email: string | null) =>
    email === null ? 'No mail is sent: the customer wants none.' : `A mail with it goes to ${email}.`,
  creditedBy: (numbers: readonly string[]) => `Credited by ${numbers.join(', ')}`,
  mail: 'Mail',
  files: 'Files',
  completeRow: 'Complete',
  completeOne: (number: string) => `Complete ${number}`,
  delivered: 'Delivered, to complete',
  completed: 'Completed, to invoice',
  lists: { invoiced: 'All', corrected: 'Corrections' },
  net: 'Net',
  number: 'Order',
  at: 'Delivered',
  customer: 'Customer',
  route: 'Route',
  papers: 'Findings',
  damage: 'Damage to review',
  noParty: 'Contracting party is missing',
  noPrice: 'No price',
  fine: 'No issues',
  choose: (number: string) => `Choose ${number}`,
  chooseOne: 'Choose',
  chooseAll: (count: number) => `Choose all ${count} without findings`,
  clear: 'Clear',
  complete: (count: number, sum: string) => `Complete ${count}, ${sum}`,
  chooseFirst: 'Choose orders first',
  running: (done: number, total: number) => `${done} of ${total}`,
  completing: 'Completing',
  invoiceRun: 'Invoice run',
  stop: 'Stop after this one',
  runDone: (done: number, failed: number) =>
    failed === 0
      ? `${plural(done, { one: 'order', other: 'orders' })} done.`
      : `${done} done, ${failed} not.`,
  close: 'Close',
  onlyAccounting: 'Accounting and admins make invoices.',
  nounOrders: (count: number) => form(count, { one: 'order', other: 'orders' }),
  nounInvoices: (count: number) => form(count, { one: 'invoice', other: 'invoices' }),
  noneDelivered: 'Nothing waits to be completed',
  noneCompleted: 'Nothing waits for an invoice',
  noneSentence: 'As soon as a vehicle is handed over, its order appears here.',
  noInvoices: 'No invoice in this month',
  noInvoicesSentence: 'Complete orders and start a run; the invoices appear here with their PDF.',
  invoiceNumber: 'Invoice',
  date: 'Date',
  vat: 'VAT',
  total: 'Gross',
  month: 'Month',
  onlyExtras: 'Extras only',
  wasCancelled: 'Its invoice was cancelled',
  corrections: 'Cancellations and credit notes',
  correction: 'Correction',
  about: 'Correction of',
  noCorrections: 'Nothing was corrected in this month',
  noCorrectionsSentence: 'An invoice is cancelled from the list of invoices; what cancels it appears here.',
  cancels: (number: string) => `Cancels ${number}`,
  cancelledBy: (number: string) => `Cancelled by ${number}`,
  replacedBy: (number: string) => `Invoiced again as ${number}`,
  toReinvoice: 'To be invoiced again',
  cancel: 'Cancel…',
  cancelOne: (number: string) => `Cancel ${number}`,
  cancelTitle: (number: string) => `Cancel invoice ${number}?`,
  cancelConfirm: (number: string) => `Cancel invoice ${number}`,
  cancelKeep: 'Keep invoice',
  cancelText: (amount: string, customer: string, order: string) =>
    `A cancellation invoice with the next number takes ${amount} back from ${customer}. It becomes a document of ${order}, and the customer’s endpoints are told. This cannot be undone; afterwards the order can be invoiced again.`,
  reason: 'Reason',
  reasonHint: 'Appears on the cancellation invoice.',
  cancelled: (number: string) => `${number} is cancelled`,
  ordersOf: (count: number) => plural(count, { one: 'order', other: 'orders' }),
  credits: (number: string) => `Corrects ${number}`,
  reinvoice: 'Invoice again',
  reinvoiceOne: (order: string) => `Invoice again ${order}`,
  reinvoiceTitle: (order: string) => `Invoice ${order} again?`,
  reinvoiceText: (amount: string, customer: string) =>
    `A new invoice with the next number goes to ${customer}, at the price that the order has now. The cancelled one was over ${amount}.`,
  reinvoiced: (order: string) => `${order} is invoiced again`,
  totals: (count: number, corrections: number) =>
    corrections === 0
      ? plural(count, { one: 'invoice', other: 'invoices' })
      : `${plural(count, { one: 'invoice', other: 'invoices' })}, ${plural(corrections, { one: 'correction', other: 'corrections' })} among them`,
};

export type AccountingWords = typeof en;
