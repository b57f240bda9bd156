// Previews what a run would issue for each account, and what a person should check before.

import { findAccountsById } from '../../../customers/accounts/store.ts';
import { findAgreementsOn } from '../../../customers/agreements/store.ts';
import { listBillableExtras } from '../../../dispatch/extras/billable-store.ts';
import type { Account } from '../../../model/account.ts';
import type { BillableExtra } from '../../../model/invoices/billable-extra.ts';
import {
  dueBefore,
  type Invoicing,
  MAX_ORDERS_PER_INVOICE,
  periodOf,
} from '../../../model/invoices/billing-period.ts';
import { type InvoiceLine, totalsOf } from '../../../model/invoices/invoice.ts';
import { hasOnlyExtras, linesOfOrder } from '../../../model/invoices/order-lines.ts';
import type { Agreement } from '../../../model/prices/agreement.ts';
import { agreedRateOf } from '../../../model/prices/price.ts';
import { findOperator, type Operator } from '../../../operator/operator.ts';
import type { Core } from '../../../orders/records/core.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { dayOf } from '../../../platform/time-zones.ts';
import { missingFor } from '../e-invoice.ts';
import { type Candidate, readCandidates } from './due-store.ts';

/** The first three keep the account from being invoiced, the next two an order; the others are only to be known. */
export const FINDINGS = [
  'NO_CONTRACTING_PARTY',
  'OPERATOR_INCOMPLETE',
  'CUSTOMER_INCOMPLETE',
  'NO_PRICE',
  'EXTRAS_UNCHECKED',
  'OTHER_CURRENCY',
  'PERIOD_OPEN',
] as const;
type FindingCode = (typeof FINDINGS)[number];

const MAX_EXAMPLES = 5;

interface Finding {
  code: FindingCode;
  /** The fields that a record lacks. */
  fields: string[];
  orderCount: number;
  /** Some of the orders. */
  orders: { id: string; number: string }[];
}

export interface PreviewSum {
  currency: string;
  orderCount: number;
  invoiceCount: number;
  netCents: number;
  grossCents: number;
}

export interface AccountPreview {
  accountId: string;
  accountName: string;
  invoicing: Invoicing;
  /** Whether a finding keeps the account from being invoiced. */
  isBlocked: boolean;
  sums: PreviewSum[];
  findings: Finding[];
}

export interface RunChoice {
  until: string;
  accountIds: string[] | null;
}

const BATCH = 1000;

export async function previewRun(core: Core, choice: RunChoice): Promise<AccountPreview[]> {
  return (await planRun(core, choice)).map((plan) => plan.preview());
}

/** The orders of each invoice that a run would issue for an account, in its order. */
export async function listPlannedInvoices(
  core: Core,
  { until, accountId }: { until: string; accountId: string },
): Promise<readonly string[][]> {
  const [plan] = await planRun(core, { until, accountIds: [accountId] });
  return plan?.invoices() ?? [];
}

async function planRun(core: Core, { until, accountIds }: RunChoice): Promise<AccountPlan[]> {
  const operator = await findOperator(core.sql);
  const { timeZone } = operator;
  const today = dayOf(timeZone, core.clock.now());
  const before = dueBefore(until, today, timeZone);
  const accounts = new Map<string, AccountPlan>();
  for await (const candidates of readCandidates(core.sql, { before, today, timeZone, accountIds }, BATCH)) {
    const unknown = [...new Set(candidates.map(({ accountId }) => accountId))].filter(
      (id) => !accounts.has(id),
    );
    const found = await findAccountsById(core.sql, unknown);
    const agreements = await findAgreementsOn(core.sql, unknown, today);
    for (const id of unknown) accounts.set(id, planOf(found.get(id)!, agreements.get(id)!, operator));
    const extras = groupBy(
      await listBillableExtras(
        core.sql,
        candidates.map(({ id }) => id),
      ),
      ({ orderId }) => orderId,
    );
    for (const candidate of candidates) {
      accounts.get(candidate.accountId)!.add(candidate, extras.get(candidate.id) ?? []);
    }
  }
  return [...accounts.values()];
}

interface AccountPlan {
  add(candidate: Candidate, extras: readonly BillableExtra[]): void;
  preview(): AccountPreview;
  invoices(): string[][];
}

/** Net amounts by VAT group, which is all that the totals of an invoice need. */
interface PlannedInvoice {
  currency: string;
  orderIds: string[];
  groups: InvoiceLine[];
}

function planOf(account: Account, { terms }: Agreement, operator: Operator): AccountPlan {
  const findings = new Map<FindingCode, Finding>();
  const invoices = new Map<string, PlannedInvoice>();
  const filled = new Map<string, number>();

  function note(code: FindingCode, { id, number }: Candidate): void {
    const finding = findings.get(code) ?? { code, fields: [], orderCount: 0, orders: [] };
    finding.orderCount += 1;
    if (finding.orders.length < MAX_EXAMPLES) finding.orders.push({ id, number });
    findings.set(code, finding);
  }

  /** The invoice that the order comes on: one per period, currency and kind of VAT, up to the limit of orders. */
  function invoiceFor({ id, currency, invoicing, servedAt, isExempt }: Candidate): PlannedInvoice {
    const { from } = periodOf(invoicing, dayOf(operator.timeZone, servedAt));
    const period = invoicing === 'PER_ORDER' ? id : `${currency} ${isExempt} ${from}`;
    const count = filled.get(period) ?? 0;
    filled.set(period, count + 1);
    const key = `${period} ${Math.floor(count / MAX_ORDERS_PER_INVOICE)}`;
    const invoice = invoices.get(key) ?? { currency, orderIds: [], groups: [] };
    invoices.set(key, invoice);
    return invoice;
  }

  return {
    add(candidate, extras) {
      if (candidate.heldBy && candidate.isDue) return note(candidate.heldBy, candidate);
      if (!candidate.isDue) return note('PERIOD_OPEN', candidate);
      if (candidate.currency !== terms.currency) note('OTHER_CURRENCY', candidate);
      const { id: orderId, price } = candidate;
      const lines = linesOfOrder({
        orderId,
        price: hasOnlyExtras(candidate) ? null : price,
        extras,
        isSummed: true,
        party: account.contractingParty,
        agreedRate: agreedRateOf(price, candidate.rateOnDayOfService),
        language: account.language,
        describe: String,
      });
      const invoice = invoiceFor(candidate);
      invoice.orderIds.push(orderId);
      for (const line of lines) addToGroup(invoice.groups, line);
    },
    invoices: () => [...invoices.values()].map(({ orderIds }) => orderIds),
    preview() {
      const planned = [...invoices.values()];
      const blocking = findingsOf(account, operator, planned);
      return {
        accountId: account.id,
        accountName: account.name,
        invoicing: terms.invoicing,
        isBlocked: blocking.length > 0,
        sums: sumsOf(planned),
        findings: [...blocking, ...FINDINGS.flatMap((code) => findings.get(code) ?? [])],
      };
    },
  };
}

function addToGroup(groups: InvoiceLine[], line: InvoiceLine): void {
  const same = groups.find(
    ({ vatCategory, vatRate }) => vatCategory === line.vatCategory && vatRate === line.vatRate,
  );
  if (same) same.netCents += line.netCents;
  else groups.push({ ...line });
}

function sumsOf(invoices: readonly PlannedInvoice[]): PreviewSum[] {
  const sums = new Map<string, PreviewSum>();
  for (const { currency, orderIds, groups } of invoices) {
    const totals = totalsOf(groups);
    const sum = sums.get(currency) ?? {
      currency,
      orderCount: 0,
      invoiceCount: 0,
      netCents: 0,
      grossCents: 0,
    };
    sum.orderCount += orderIds.length;
    sum.invoiceCount += 1;
    sum.netCents += totals.netCents;
    sum.grossCents += totals.grossCents;
    sums.set(currency, sum);
  }
  return [...sums.values()].sort((one, other) => one.currency.localeCompare(other.currency));
}

const ofCustomer = (field: string) => field.startsWith('contractingParty.');

/** The findings that block every invoice of the account. */
function findingsOf(
  { contractingParty }: Account,
  operator: Operator,
  invoices: readonly PlannedInvoice[],
): Finding[] {
  const finding = (code: FindingCode, fields: string[]) => ({ code, fields, orderCount: 0, orders: [] });
  if (contractingParty === null) return [finding('NO_CONTRACTING_PARTY', [])];
  const vatGroups = invoices.flatMap(({ groups }) =>
    groups.map(({ vatCategory: category }) => ({ category })),
  );
  const missing = missingFor(operator, contractingParty, vatGroups);
  const ofOperator = missing.filter((field) => !ofCustomer(field));
  const others = missing.filter(ofCustomer);
  return [
    ...(ofOperator.length > 0 ? [finding('OPERATOR_INCOMPLETE', ofOperator)] : []),
    ...(others.length > 0 ? [finding('CUSTOMER_INCOMPLETE', others)] : []),
  ];
}
