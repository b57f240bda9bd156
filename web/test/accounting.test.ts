// Accounting: the steps by keys, the form of a credit note, the settings as a form.
import { describe, expect, test } from 'vitest';
import { flowTexts } from '../../shared/texts/generated/console/accounting/flow.ts';
import { formatOpen, nextTask } from '../src/console/accounting/flow/format-open.ts';
import { countOf, type Flow, stepByKey } from '../src/console/accounting/flow/steps.ts';
import {
  creditedLines,
  placeLineErrors,
  toggleLine,
} from '../src/console/accounting/invoice/credit-draft.ts';
import {
  type AccountingSettings,
  toDraft,
  toSettings,
  withChart,
} from '../src/console/accounting/settings/settings-draft.ts';

const NOTHING: Flow = {
  extras: 0,
  delivered: { count: 0, amounts: [] },
  toInvoice: { count: 0, amounts: [] },
  open: { count: 0, amounts: [] },
  payments: 0,
  overdue: { count: 0, amounts: [] },
  remindersDue: 0,
  paid: { count: 0, amounts: [] },
};

test('N and P lead to the next and previous step, digits to any; other keys and ends lead nowhere', () => {
  expect(['n', 'P', '1', '6', '7', '8', '0', 'x'].map((key) => stepByKey(key, 'open'))).toEqual([
    'payments',
    'invoice',
    'check',
    'paid',
    'all',
    null,
    null,
    null,
  ]);
  expect([stepByKey('n', 'all'), stepByKey('p', 'check'), stepByKey('n', null)]).toEqual([
    null,
    null,
    'check',
  ]);
});

test('the first line says what is open and overdue, and the link beside it the next task', () => {
  expect(formatOpen(flowTexts.en, 'en', NOTHING)).toBe('Nothing is open.');
  const owed = { count: 1, amounts: [{ currency: 'EUR', amount: 10.1 }] };
  const flow = { ...NOTHING, open: owed, overdue: owed, extras: 1, payments: 3, remindersDue: 2 };
  expect(formatOpen(flowTexts.en, 'en', flow)).toBe(
    '€20.20 is open in 2 invoices; 1 of them, €10.10, is overdue.',
  );
  expect(formatOpen(flowTexts.de, 'de', { ...flow, overdue: NOTHING.overdue })).toBe(
    '10,10\u00a0€ sind in 1 Rechnung offen.',
  );
  expect(nextTask(flow, 'open')).toEqual({ task: 'payments', count: 3 });
  expect(nextTask(flow, 'payments')).toEqual({ task: 'overdue', count: 2 });
  expect(nextTask({ ...NOTHING, extras: 1 }, 'check')).toBeNull();
  expect(countOf({ ...NOTHING, open: owed, overdue: owed }, 'open')).toEqual({
    count: 2,
    sums: [{ currency: 'EUR', cents: 2020 }],
  });
});

describe('a credit note', () => {
  const lines = [
    { position: 1, creditable: 89 },
    { position: 2, creditable: 177.94 },
  ];

  test('takes all that is left of a line, or the typed amount', () => {
    const all = toggleLine(toggleLine(new Map(), lines[1]!, '177,94'), lines[0]!, '89,00');
    expect(creditedLines(all, lines)).toEqual([{ position: 1 }, { position: 2 }]);
    expect(creditedLines(new Map(all).set(2, '10,5'), lines)).toEqual([
      { position: 1 },
      { position: 2, net: 10.5 },
    ]);
    expect(creditedLines(toggleLine(all, lines[0]!, ''), lines)).toEqual([{ position: 2 }]);
  });

  test('an error of the API stands at the line of the invoice', () => {
    const error = { field: 'lines[0].net', code: 'too_big', message: 'At most 177.94.' };
    const other = { field: 'reason', code: 'too_small', message: '' };
    expect(placeLineErrors([error, other], [{ position: 2, net: 200 }])).toEqual([
      { ...error, field: 'line2' },
      other,
    ]);
  });
});

const LEVEL = { daysAfterDue: 7, fee: 2.5, payWithinDays: 7, text: { de: 'Bitte', en: 'Please' } };

test('the form of the settings sends what it was given, and reads typed numbers', () => {
  const level = LEVEL;
  const settings: AccountingSettings = {
    datev: {
      consultantNumber: null,
      clientNumber: 12,
      fiscalYearStart: '01-01',
      accountLength: 4,
      chart: '03',
      finalize: false,
      collectiveDebtor: null,
      revenue: {
        // Those of the chart are not repeated.
        standard: { '19': '8401' },
        exempt: '8101',
      },
    },
    reminders: {
      minimumAmount: 3,
      levels: [level, { ...level, daysAfterDue: 14 }, { ...level, daysAfterDue: 21 }],
      latePayment: {
        fromLevel: 2,
        interest: true,
        flatFee: false,
        baseRates: [{ from: '2026-07-01', percent: 1.27 }],
      },
    },
    writeOffLimit: 5,
  };
  const draft = toDraft(settings);
  expect(toSettings(draft)).toEqual(settings);
  const fields = { ...draft.fields, 'datev.consultantNumber': '29098', writeOffLimit: '2,50' };
  const rates = [
    draft.rates.find(({ rate }) => rate === '19')!,
    { rate: '7,5', account: '8300' },
    { rate: '', account: '' },
  ];
  const changed = toSettings({ ...draft, fields, rates });
  expect(changed).toMatchObject({ datev: { consultantNumber: 29098 }, writeOffLimit: 2.5 });
  expect(changed.datev.revenue.standard).toEqual({ '19': '8401', '7.5': '8300' });
});

test('another chart brings its accounts, and keeps those of the operator', () => {
  const draft = toDraft({
    datev: {
      consultantNumber: null,
      clientNumber: null,
      fiscalYearStart: '01-01',
      accountLength: 4,
      chart: '03',
      finalize: false,
      collectiveDebtor: null,
      revenue: { standard: {}, exempt: '8101' },
    },
    reminders: {
      minimumAmount: 0,
      levels: [LEVEL, LEVEL, LEVEL],
      latePayment: { fromLevel: 2, interest: false, flatFee: false, baseRates: [] },
    },
    writeOffLimit: 5,
  });
  const moved = withChart(draft, '04');
  const { fields, rates } = moved;
  expect(fields).toMatchObject({
    'datev.revenue.reverseCharge': '4336',
    'datev.revenue.exempt': '8101',
    'datev.bankAccount': '1800',
  });
  expect(rates).toContainEqual({ rate: '19', account: '4400' });
  expect(toSettings(moved).datev).toMatchObject({ chart: '04', revenue: { exempt: '8101' } });
});
