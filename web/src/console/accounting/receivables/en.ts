// The words of open items, payments and reminders in English.
import { pluralIn } from '../../../../../shared/text/plural.ts';

const plural = pluralIn('en');
const invoices = (count: number) => plural(count, { one: 'invoice', other: 'invoices' });

export const en = {
  parts: 'Parts of accounting',
  part: {
    invoicing: 'Invoicing',
    runs: 'Invoice runs',
    openItems: 'Open items',
    payments: 'Payments',
    reminders: 'Reminders',
  },

  openItems: 'Open items',
  openSentence: (count: number) => (count === 0 ? 'Everything is paid.' : `${invoices(count)} not settled.`),
  ages: {
    NOT_DUE: 'Not due',
    DAYS_30: '1–30 days',
    DAYS_60: '31–60 days',
    DAYS_90: '61–90 days',
    OLDER: 'Over 90 days',
  },
  age: 'Overdue',
  overdue: (days: number) =>
    days <= 0 ? 'Not due' : `${plural(days, { one: 'day', other: 'days' })} overdue`,
  invoice: 'Invoice',
  customer: 'Customer',
  dueOn: 'Due on',
  gross: 'Total',
  open: 'Open',
  level: 'Reminder',
  levelOf: (level: number) => (level === 0 ? 'None' : `Level ${level}`),
  blocked: 'Blocked',
  actions: 'Actions',
  writeOff: 'Write off',
  writeOffTitle: (number: string) => `Write off the rest of ${number}?`,
  writeOffText: (amount: string) =>
    `${amount} are open. Up to the limit of the settings a small difference can be written off.`,
  block: 'Block reminders',
  unblock: 'Allow reminders',
  blockTitle: (number: string) => `No reminders for ${number}?`,
  blockText: 'The invoice stays open. Reminders leave it out until you allow them again.',
  reason: 'Reason',
  keep: 'Back',
  done: 'Saved',
  nothingOpen: 'Nothing is open',
  nothingOpenSentence: 'Invoices appear here until they are paid.',
  nothingInView: 'No invoice of this age',
  exportCsv: 'CSV',
  exportDatev: 'DATEV',
  exportAuditor: 'Auditor’s list',

  payments: 'Payments',
  paymentsSentence: (open: number) =>
    open === 0
      ? 'Every payment is allocated.'
      : `${plural(open, { one: 'payment', other: 'payments' })} to allocate.`,
  views: { OPEN: 'To allocate', ALLOCATED: 'Allocated', SET_ASIDE: 'Set aside' },
  view: 'State',
  upload: 'Upload a statement',
  uploadFile: 'Bank statement as CAMT.053 or MT940',
  uploaded: (added: number, entries: number) =>
    `${added} of ${plural(entries, { one: 'entry', other: 'entries' })} are new`,
  takeCertain: 'Take all certain ones',
  taken: (count: number) => `${plural(count, { one: 'payment', other: 'payments' })} allocated`,
  certain: 'Certain',
  unclear: {
    OUTGOING: 'Money that left',
    LESS_THAN_OPEN: 'Less than open',
    MORE_THAN_OPEN: 'More than open',
    SEVERAL_ACCOUNTS: 'Several customers',
    AMOUNT_ONLY: 'Only the amount fits',
    NOTHING_FOUND: 'No number found',
  },
  because: {
    NUMBER: 'number',
    AMOUNT: 'amount',
    DISCOUNT: 'amount with discount',
    PAYER: 'paid before',
    NAME: 'name',
  },
  unknownPayer: 'Unknown payer',
  byHand: 'Noted by hand',
  rest: (amount: string) => `${amount} not allocated`,
  candidates: 'Candidates',
  noCandidates: 'No open invoice fits. Set the payment aside, or allocate it when the invoice exists.',
  openOf: (amount: string) => `${amount} open`,
  discountOf: (amount: string) => `${amount} discount`,
  take: 'Allocate',
  takeOne: (number: string) => `Allocate to ${number}`,
  takeProposal: 'Allocate as proposed',
  setAside: 'Set aside',
  setAsideTitle: 'Set this payment aside?',
  setAsideText: 'Nothing more of it is allocated. You can take it up again at any time.',
  takeUp: 'Take up again',
  undo: 'Undo',
  undone: 'The allocation is undone',
  kinds: { PAYMENT: 'paid', DISCOUNT: 'discount', WRITE_OFF: 'written off' },
  outgoing: 'Money that left',
  noPayments: 'Nothing here',
  noPaymentsSentence: 'Upload a bank statement: its payments are matched to open invoices.',

  reminders: 'Reminders',
  remindersSentence: (count: number) =>
    count === 0
      ? 'No reminder is due today.'
      : `${plural(count, { one: 'reminder is', other: 'reminders are' })} due today.`,
  send: (count: number) => `Send ${plural(count, { one: 'reminder', other: 'reminders' })}`,
  sendTitle: (count: number) => `Send ${plural(count, { one: 'reminder', other: 'reminders' })}?`,
  sendText: 'Each customer gets a mail with the letter. What was paid since then is left out.',
  sentNow: (count: number) => `${plural(count, { one: 'reminder', other: 'reminders' })} sent`,
  noRecipient: (names: string) => `Without a contracting party: ${names}`,
  fee: 'Fee',
  total: 'Sum',
  payUntil: 'Pay by',
  invoices,
  numbers: 'Invoices',
  due: 'Due today',
  sent: 'Sent',
  sentOn: 'Sent on',
  recipient: 'To',
  letter: 'Letter',
  openLetter: (name: string) => `Open the letter to ${name}`,
  blockedList: (count: number) => `${invoices(count)} blocked from reminders`,
  nothingDue: 'No reminder is due',
  nothingDueSentence: 'Invoices appear here when they are overdue long enough for the next level.',
  nothingSent: 'No reminders yet',
  nothingSentSentence: 'Letters that were sent appear here.',
};

export type ReceivablesWords = typeof en;
