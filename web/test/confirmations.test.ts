// What sends a mail or moves money says before it to whom, how much and which number, in both languages.
import { describe, expect, test } from 'vitest';
import { de as accountingDe } from '../src/console/accounting/de.ts';
import { en as accountingEn } from '../src/console/accounting/en.ts';
import { de as invoiceDe } from '../src/console/accounting/invoice/de.ts';
import { en as invoiceEn } from '../src/console/accounting/invoice/en.ts';
import { de as runsDe } from '../src/console/accounting/runs/de.ts';
import { en as runsEn } from '../src/console/accounting/runs/en.ts';
import { de as driversDe } from '../src/console/drivers/de.ts';
import { en as driversEn } from '../src/console/drivers/en.ts';
import { de as journalDe } from '../src/console/journal/de.ts';
import { en as journalEn } from '../src/console/journal/en.ts';
import { pageDe as ordersDe } from '../src/console/orders/words/page-de.ts';
import { pageEn as ordersEn } from '../src/console/orders/words/page-en.ts';
import { de as requestsDe } from '../src/console/requests/de.ts';
import { en as requestsEn } from '../src/console/requests/en.ts';
import { de as settingsDe } from '../src/console/settings/de.ts';
import { en as settingsEn } from '../src/console/settings/en.ts';
import { de as todayDe } from '../src/console/today/de.ts';
import { en as todayEn } from '../src/console/today/en.ts';
import { de as newOrderDe } from '../src/orders/new/de.ts';
import { en as newOrderEn } from '../src/orders/new/en.ts';
import { changingDe } from '../src/orders/words/changing-de.ts';
import { changingEn } from '../src/orders/words/changing-en.ts';
import { de as usersDe } from '../src/people/users/de.ts';
import { en as usersEn } from '../src/people/users/en.ts';
import { de as importsDe } from '../src/portal/imports/de.ts';
import { en as importsEn } from '../src/portal/imports/en.ts';
import { de as quotesDe } from '../src/portal/quotes/de.ts';
import { en as quotesEn } from '../src/portal/quotes/en.ts';

const EMAIL = 'ana@kunde.example';
const SUM = '1.234,56 €';
const GROSS = '1.469,13 €';
const INVOICE = 'INV-2026-00042';
const ORDER = 'VT-100029';
const CUSTOMER = 'Nordring Leasing';
const IBAN = 'DE02 1203 0000 0000 2020 51';

/** In each language the sentence of every confirmation, and what it has to name. */
const confirmations = (
  accounting: typeof accountingEn,
  invoice: typeof invoiceEn,
  runs: typeof runsEn,
  drivers: typeof driversEn,
  journal: typeof journalEn,
  orders: typeof ordersEn,
  requests: typeof requestsEn,
  settings: typeof settingsEn,
  today: typeof todayEn,
  newOrder: typeof newOrderEn,
  changing: typeof changingEn,
  users: typeof usersEn,
  imports: typeof importsEn,
  quotes: typeof quotesEn,
): [string, string, string[]][] => [
  ['invite', users.send(EMAIL), [EMAIL]],
  ['invite again', users.again(EMAIL), [EMAIL]],
  ['send a driver the link', drivers.dialog.byMail(EMAIL), [EMAIL]],
  ['send a test mail', settings.testMail.send(EMAIL), [EMAIL]],
  ['send a mail again, in the journal', journal.resend(EMAIL), [EMAIL]],
  ['send a mail again, on Today', today.sendAgainTo(EMAIL), [EMAIL]],
  ['ask the customer', requests.ask.send(EMAIL), [EMAIL]],
  ['send a quote', `${requests.send(SUM)} ${requests.told(EMAIL, 2)}`, [SUM, EMAIL, '2']],
  ['send a version', `${requests.sendVersion(2, SUM)} ${requests.told(EMAIL, 3)}`, ['2', SUM, EMAIL, '3']],
  ['extend a quote', requests.extend.submit(SUM, EMAIL), [SUM, EMAIL]],
  ['withdraw a quote', requests.editor.withdrawText(EMAIL), [EMAIL]],
  ['reject a request', requests.editor.rejectText(EMAIL), [EMAIL]],
  ['a command on an order', orders.mailTo(EMAIL), [EMAIL]],
  ['a command that may mail', orders.mailIfSo(EMAIL), [EMAIL]],
  ['cancel an order in the portal', changing.cancelText(EMAIL), [EMAIL]],
  ['place an order', newOrder.orderFor_(SUM), [SUM]],
  ['create an import', `${imports.create(7, 3)} ${imports.sum(7, 3)}`, ['7', '3']],
  ['accept a quote', `${quotes.acceptConfirm(SUM)} ${quotes.acceptText(SUM, CUSTOMER)}`, [SUM, CUSTOMER]],
  [
    'issue invoices',
    runs.startText({
      count: 4,
      ordersDue: 9,
      net: SUM,
      gross: GROSS,
      first: INVOICE,
      last: INVOICE,
      names: [CUSTOMER],
    }),
    ['4', '9', SUM, GROSS, INVOICE, CUSTOMER],
  ],
  [
    'cancel an invoice',
    `${accounting.cancelConfirm(INVOICE)} ${accounting.cancelText(SUM, CUSTOMER, ORDER)} ${accounting.mailGoes(EMAIL)}`,
    [INVOICE, SUM, CUSTOMER, ORDER, EMAIL],
  ],
  [
    'invoice again',
    `${accounting.reinvoiceOne(ORDER)} ${accounting.reinvoiceText(SUM, CUSTOMER)}`,
    [ORDER, SUM, CUSTOMER],
  ],
  ['credit lines of an invoice', invoice.submit(INVOICE, SUM, EMAIL), [INVOICE, SUM, EMAIL]],
  ['send an invoice again', invoice.sendAgain(EMAIL), [EMAIL]],
  ['change the bank account', settings.confirmBankSentence(IBAN), [IBAN]],
];

describe.each([
  [
    'en',
    confirmations(
      accountingEn,
      invoiceEn,
      runsEn,
      driversEn,
      journalEn,
      ordersEn,
      requestsEn,
      settingsEn,
      todayEn,
      newOrderEn,
      changingEn,
      usersEn,
      importsEn,
      quotesEn,
    ),
  ],
  [
    'de',
    confirmations(
      accountingDe,
      invoiceDe,
      runsDe,
      driversDe,
      journalDe,
      ordersDe,
      requestsDe,
      settingsDe,
      todayDe,
      newOrderDe,
      changingDe,
      usersDe,
      importsDe,
      quotesDe,
    ),
  ],
] as const)('confirmations in %s', (_language, list) => {
  test.each(list)('%s: %s', (_name, sentence, named) => {
    for (const part of named) expect(sentence).toContain(part);
  });
});
