// What sends a mail or moves money says before it to whom, how much and which number, in both languages.
import { describe, expect, test } from 'vitest';
import { type InvoiceTexts, invoiceTexts } from '../../shared/texts/generated/console/accounting/invoice.ts';
import { type RunsTexts, runsTexts } from '../../shared/texts/generated/console/accounting/runs.ts';
import { type AccountingTexts, accountingTexts } from '../../shared/texts/generated/console/accounting.ts';
import { type DriversTexts, driversTexts } from '../../shared/texts/generated/console/drivers.ts';
import { type SettingsTexts, settingsTexts } from '../../shared/texts/generated/console/settings.ts';
import { type ChangingTexts, changingTexts } from '../../shared/texts/generated/orders/changing.ts';
import { type UsersTexts, usersTexts } from '../../shared/texts/generated/people/users.ts';
import { type QuotesTexts, quotesTexts } from '../../shared/texts/generated/portal/quotes.ts';
import { type JournalTexts, journalTexts } from '../src/console/journal/texts.ts';
import { type DispatchTexts, dispatchTexts } from '../src/console/orders/texts.ts';
import { type RequestsTexts, requestsTexts } from '../src/console/requests/texts.ts';
import { type TodayTexts, todayTexts } from '../src/console/today/texts.ts';
import { type NewTexts, newTexts } from '../src/orders/new/texts.ts';
import { type ImportsTexts, importsTexts } from '../src/portal/imports/texts.ts';

const EMAIL = 'ana@kunde.example';
const SUM = '1.234,56 €';
const GROSS = '1.469,13 €';
const INVOICE = 'INV-2026-00042';
const ORDER = 'VT-100029';
const CUSTOMER = 'Nordring Leasing';
const IBAN = 'DE02 1203 0000 0000 2020 51';

/** In each language the sentence of every confirmation, and what it has to name. */
const confirmations = (
  accounting: AccountingTexts,
  invoice: InvoiceTexts,
  runs: RunsTexts,
  drivers: DriversTexts,
  journal: JournalTexts,
  orders: DispatchTexts['page'],
  requests: RequestsTexts,
  settings: SettingsTexts,
  today: TodayTexts,
  newOrder: NewTexts,
  changing: ChangingTexts,
  users: UsersTexts,
  imports: ImportsTexts,
  quotes: QuotesTexts,
): [string, string, string[]][] => [
  ['invite', users.send({ email: EMAIL || null }), [EMAIL]],
  ['invite again', users.again({ email: EMAIL }), [EMAIL]],
  ['send a driver the link', drivers.dialog.byMail({ email: EMAIL }), [EMAIL]],
  ['send a test mail', settings.testMail.send({ recipient: EMAIL || null }), [EMAIL]],
  ['send a mail again, in the journal', journal.resend({ recipient: EMAIL }), [EMAIL]],
  ['send a mail again, on Today', today.sendAgainTo({ recipient: EMAIL }), [EMAIL]],
  ['ask the customer', requests.ask.send({ recipient: EMAIL }), [EMAIL]],
  [
    'send a quote',
    `${requests.send({ net: SUM })} ${requests.notifies({ email: EMAIL || null, endpoints: 2 })}`,
    [SUM, EMAIL, '2'],
  ],
  [
    'send a version',
    `${requests.sendVersion({ version: 2, net: SUM })} ${requests.notifies({ email: EMAIL || null, endpoints: 3 })}`,
    ['2', SUM, EMAIL, '3'],
  ],
  ['extend a quote', requests.extend.submit({ net: SUM, recipient: EMAIL || null }), [SUM, EMAIL]],
  ['withdraw a quote', requests.editor.withdrawText({ recipient: EMAIL || null }), [EMAIL]],
  ['reject a request', requests.editor.rejectText({ recipient: EMAIL || null }), [EMAIL]],
  ['a command on an order', orders.mailTo({ address: EMAIL }), [EMAIL]],
  ['a command that may mail', orders.mailIfSo({ address: EMAIL }), [EMAIL]],
  ['cancel an order in the portal', changing.cancelText({ endCustomer: EMAIL || null }), [EMAIL]],
  ['place an order', newOrder.orderFor_({ amount: SUM }), [SUM]],
  [
    'create an import',
    `${imports.create({ orderCount: 7, requestCount: 3 })} ${imports.sum({ orderCount: 7, requestCount: 3 })}`,
    ['7', '3'],
  ],
  [
    'accept a quote',
    `${quotes.acceptConfirm({ amount: SUM })} ${quotes.acceptText({ amount: SUM, account: CUSTOMER })}`,
    [SUM, CUSTOMER],
  ],
  [
    'issue invoices',
    runs.startText({
      count: 4,
      ordersDue: 9,
      net: SUM,
      gross: GROSS,
      first: INVOICE,
      last: INVOICE,
      isSame: true,
      customers: 1,
      names: CUSTOMER,
      rest: 0,
    }),
    ['4', '9', SUM, GROSS, INVOICE, CUSTOMER],
  ],
  [
    'cancel an invoice',
    `${accounting.cancelConfirm({ number: INVOICE })} ${accounting.cancelText({ amount: SUM, customer: CUSTOMER, order: ORDER })} ${accounting.mailGoes({ email: EMAIL })}`,
    [INVOICE, SUM, CUSTOMER, ORDER, EMAIL],
  ],
  [
    'invoice again',
    `${accounting.reinvoiceOne({ order: ORDER })} ${accounting.reinvoiceText({ amount: SUM, customer: CUSTOMER })}`,
    [ORDER, SUM, CUSTOMER],
  ],
  [
    'credit lines of an invoice',
    invoice.submit({ number: INVOICE, amount: SUM, email: EMAIL }),
    [INVOICE, SUM, EMAIL],
  ],
  ['send an invoice again', invoice.sendAgain({ email: EMAIL }), [EMAIL]],
  ['change the bank account', settings.confirmBankSentence({ iban: IBAN || null }), [IBAN]],
];

describe.each([
  [
    'en',
    confirmations(
      accountingTexts.en,
      invoiceTexts.en,
      runsTexts.en,
      driversTexts.en,
      journalTexts.en,
      dispatchTexts.en.page,
      requestsTexts.en,
      settingsTexts.en,
      todayTexts.en,
      newTexts.en,
      changingTexts.en,
      usersTexts.en,
      importsTexts.en,
      quotesTexts.en,
    ),
  ],
  [
    'de',
    confirmations(
      accountingTexts.de,
      invoiceTexts.de,
      runsTexts.de,
      driversTexts.de,
      journalTexts.de,
      dispatchTexts.de.page,
      requestsTexts.de,
      settingsTexts.de,
      todayTexts.de,
      newTexts.de,
      changingTexts.de,
      usersTexts.de,
      importsTexts.de,
      quotesTexts.de,
    ),
  ],
] as const)('confirmations in %s', (_language, list) => {
  test.each(list)('%s: %s', (_name, sentence, named) => {
    for (const part of named) expect(sentence).toContain(part);
  });
});
