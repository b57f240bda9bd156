// The settings of accounting as the form shows them: each value as text, by the path of the API.

import { CHARTS } from '../../../../../shared/accounting/charts.ts';
import type { components } from '../../../api/paths/operations.ts';
import { parseNumber } from '../../parse-number.ts';

export type AccountingSettings = components['schemas']['AccountingSettings'];

/** Revenue accounts of the VAT cases that are not taxed at a rate. */
export const CASES = [
  'reverseCharge',
  'exempt',
  'zeroRated',
  'exported',
  'intraCommunity',
  'notTaxable',
  'passThrough',
] as const;

export const LEVELS = [0, 1, 2] as const;

export interface SettingsDraft {
  /** By path, such as `datev.clientNumber`. */
  fields: Record<string, string>;
  /** The revenue account of each VAT rate; the last one is empty for another rate. */
  rates: { rate: string; account: string }[];
  /** The base rates of interest; the last one is empty for another. */
  baseRates: { from: string; percent: string }[];
}

const textOf = (value: number | null) => (value === null ? '' : String(value));

export function toDraft({ datev, reminders, writeOffLimit }: AccountingSettings): SettingsDraft {
  const fields: Record<string, string> = {
    'datev.consultantNumber': textOf(datev.consultantNumber),
    'datev.clientNumber': textOf(datev.clientNumber),
    'datev.collectiveDebtor': datev.collectiveDebtor ?? '',
    'datev.fiscalYearStart': datev.fiscalYearStart,
    'datev.accountLength': String(datev.accountLength),
    'datev.chart': datev.chart,
    'datev.finalize': datev.finalize ? 'yes' : 'no',
    'reminders.minimumAmount': String(reminders.minimumAmount),
    'reminders.latePayment.fromLevel': String(reminders.latePayment.fromLevel),
    'reminders.latePayment.interest': reminders.latePayment.interest ? 'yes' : 'no',
    'reminders.latePayment.flatFee': reminders.latePayment.flatFee ? 'yes' : 'no',
    writeOffLimit: String(writeOffLimit),
  };
  const chart = CHARTS[datev.chart];
  for (const name of CASES) fields[`datev.revenue.${name}`] = datev.revenue[name] ?? chart[name];
  fields['datev.bankAccount'] = datev.bankAccount ?? chart.bank;
  for (const index of LEVELS) {
    const level = reminders.levels[index]!;
    const path = `reminders.levels[${index}]`;
    fields[`${path}.daysAfterDue`] = String(level.daysAfterDue);
    fields[`${path}.fee`] = String(level.fee);
    fields[`${path}.payWithinDays`] = String(level.payWithinDays);
    fields[`${path}.text.de`] = level.text.de;
    fields[`${path}.text.en`] = level.text.en;
  }
  const rates = Object.entries({ ...chart.standard, ...datev.revenue.standard }).map(([rate, account]) => ({
    rate,
    account,
  }));
  const baseRates = reminders.latePayment.baseRates.map(({ from, percent }) => ({
    from,
    percent: String(percent),
  }));
  return {
    fields,
    rates: [...rates, { rate: '', account: '' }],
    baseRates: [...baseRates, { from: '', percent: '' }],
  };
}

type ChartName = keyof typeof CHARTS;

const chartOf = (fields: SettingsDraft['fields']): ChartName =>
  fields['datev.chart'] === '04' ? '04' : '03';

/** Accounts that the old chart suggests become those of the new one; others are the operator's own and stay. */
export function withChart(draft: SettingsDraft, next: ChartName): SettingsDraft {
  const { fields, rates } = draft;
  const [before, after] = [CHARTS[chartOf(fields)], CHARTS[next]];
  const moved: SettingsDraft['fields'] = { ...fields, 'datev.chart': next };
  for (const name of CASES) {
    const path = `datev.revenue.${name}`;
    if (fields[path] === before[name]) moved[path] = after[name];
  }
  if (fields['datev.bankAccount'] === before.bank) moved['datev.bankAccount'] = after.bank;
  const accountOf = ({ rate, account }: SettingsDraft['rates'][number]) =>
    account === before.standard[rate] ? (after.standard[rate] ?? account) : account;
  return { ...draft, fields: moved, rates: rates.map((one) => ({ ...one, account: accountOf(one) })) };
}

/** An empty number is null where that is allowed; what cannot be read is refused by the API at its field. */
export function toSettings({ fields, rates, baseRates }: SettingsDraft): AccountingSettings {
  const text = (path: string) => fields[path]!.trim();
  const number = (path: string) => parseNumber(text(path));
  const orNull = (path: string) => (text(path) === '' ? null : number(path));
  const chart = CHARTS[chartOf(fields)];
  /** An account of the chart is not stored. */
  const own = (path: string, suggested: string) =>
    text(path) === suggested || text(path) === '' ? undefined : text(path);
  const revenue = Object.fromEntries(CASES.map((name) => [name, own(`datev.revenue.${name}`, chart[name])]));
  const bankAccount = own('datev.bankAccount', chart.bank);
  const named = rates.filter(({ rate, account }) => `${rate}${account}`.trim() !== '');
  const standard = named
    .map(({ rate, account }) => [rate.trim().replace(',', '.'), account.trim()] as const)
    .filter(([rate, account]) => chart.standard[rate] !== account);
  return {
    datev: {
      consultantNumber: orNull('datev.consultantNumber'),
      clientNumber: orNull('datev.clientNumber'),
      fiscalYearStart: text('datev.fiscalYearStart'),
      accountLength: number('datev.accountLength'),
      chart: chartOf(fields),
      ...(bankAccount && { bankAccount }),
      collectiveDebtor: text('datev.collectiveDebtor') || null,
      finalize: text('datev.finalize') === 'yes',
      revenue: {
        ...revenue,
        standard: Object.fromEntries(standard),
      } as AccountingSettings['datev']['revenue'],
    },
    reminders: {
      minimumAmount: number('reminders.minimumAmount'),
      levels: LEVELS.map((index) => {
        const path = `reminders.levels[${index}]`;
        return {
          daysAfterDue: number(`${path}.daysAfterDue`),
          fee: number(`${path}.fee`),
          payWithinDays: number(`${path}.payWithinDays`),
          text: { de: text(`${path}.text.de`), en: text(`${path}.text.en`) },
        };
      }),
      latePayment: {
        fromLevel: number('reminders.latePayment.fromLevel'),
        interest: text('reminders.latePayment.interest') === 'yes',
        flatFee: text('reminders.latePayment.flatFee') === 'yes',
        baseRates: baseRates
          .filter(({ from, percent }) => `${from}${percent}`.trim() !== '')
          .map(({ from, percent }) => ({ from: from.trim(), percent: parseNumber(percent) })),
      },
    },
    writeOffLimit: number('writeOffLimit'),
  };
}
