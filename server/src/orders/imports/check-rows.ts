// The dry run: the result of each row by the rules, the agreement, and existing orders. Writes nothing.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Account } from '../../model/account.ts';
import { pastPickupProblems } from '../../model/orders/dates.ts';
import type { FieldProblem } from '../../platform/call-errors.ts';
import type { ServiceError } from '../../platform/errors.ts';
import { previewOrder } from '../create/check-order.ts';
import type { Core } from '../records/core.ts';
import { aboutRefusal, explainPostalCode, explainProblem } from './explain-problem.ts';
import type { FieldName } from './fields.ts';
import type { CellProblem, FieldTexts, Import, ImportRow, RowCheck } from './import.ts';
import type { OrderIntake, ReadOrder } from './intake.ts';
import { readTime, type TimeContext } from './read-time.ts';
import { contentKeyOf, textsOf, timeContext, toBody } from './row-body.ts';
import { type ExistingOrder, findEarlierDuplicates, findExistingOrders } from './row-store.ts';

export interface ImportContext {
  core: Core;
  intake: OrderIntake;
  account: Account;
  /** The operator's time zone, which applies to times without a zone. */
  timeZone: string;
}

/** With the corrections that the result is about. */
export type CheckedRow = RowCheck & Pick<ImportRow, 'rowNumber' | 'corrected'>;

/** How many rows are read before the event loop serves other calls. */
const ROWS_PER_TURN = 10;

/** These errors stop the whole import, because no single row causes them. */
export const HALTING_ERRORS = new Set([
  'NO_CONTRACTING_PARTY',
  'SANDBOX_LIMIT',
  'ACCOUNT_SUSPENDED',
  'IMPORT_OUTDATED',
]);

export const UNCHECKED: RowCheck = {
  result: 'UNCHECKED',
  problems: [],
  externalOrderId: null,
  contentKey: null,
  duplicateOf: null,
  netCents: null,
  currency: null,
  quoteReason: null,
  distanceKm: null,
  orderId: null,
  orderNumber: null,
  error: null,
};

export interface ReadRow {
  rowNumber: number;
  corrected: FieldTexts;
  texts: FieldTexts;
  body: Record<string, unknown>;
  externalOrderId: string | null;
  /** Null while the row has problems. */
  order: ReadOrder | null;
  contentKey: string | null;
  problems: CellProblem[];
}

async function readRow(context: ImportContext, imported: Import, row: ImportRow): Promise<ReadRow> {
  const texts = textsOf(imported, row);
  const body = toBody(imported, texts, context.timeZone);
  const read = context.intake.read(body);
  const times = (field: FieldName) => timeContext(imported, field, context.timeZone);
  const wrong = 'problems' in read ? [...read.problems] : [];
  if (!wrong.some(({ field }) => field === 'requestedPickup')) {
    const end = pickupEnd(texts.requestedPickup, times('requestedPickup'));
    wrong.push(...pastPickupProblems(end, context.core.clock.now()));
  }
  const { geocoder } = context.core.geo.offline;
  const problems = await Promise.all(
    wrong.map((problem) =>
      problem.field.endsWith('.postalCode') && problem.code === 'invalid_format'
        ? explainPostalCode(problem, texts, geocoder)
        : explainProblem(problem, texts[problem.field as FieldName], times),
    ),
  );
  const order = problems.length === 0 && 'content' in read ? read : null;
  return {
    rowNumber: row.rowNumber,
    corrected: row.corrected,
    texts,
    body,
    externalOrderId: texts.externalOrderId?.slice(0, 200) ?? null,
    order,
    // Also for a pickup that is over now: its order may exist already.
    contentKey: 'content' in read ? contentKeyOf(body) : null,
    problems,
  };
}

/** The last moment of the requested pickup: a date without a time lasts until the end of its day. */
function pickupEnd(text: string | undefined, context: TimeContext): Date | null {
  const read = text === undefined ? null : readTime(text, { ...context, hour: 23 });
  return read && 'at' in read ? read.at : null;
}

export async function readRows(
  context: ImportContext,
  imported: Import,
  rows: readonly ImportRow[],
): Promise<ReadRow[]> {
  const read: ReadRow[] = [];
  for (const row of rows) {
    read.push(await readRow(context, imported, row));
    if (read.length % ROWS_PER_TURN === 0) await nextTurn();
  }
  return read;
}

export interface CheckOutcome {
  checks: CheckedRow[];
  /** Why no row can be created. */
  haltedBy: string | null;
  /** The newest version before the first price: a later price is by the versions until then, or by a newer one. */
  agreementVersion: number;
}

export async function checkRows(
  context: ImportContext,
  imported: Import,
  rows: readonly ImportRow[],
): Promise<CheckOutcome> {
  const agreementVersion = await context.core.agreements.newestVersion(imported.accountId);
  const read = await readRows(context, imported, rows);
  const existing = await findExisting(context, imported, read);
  const earlier = await findEarlier(context, imported, read);
  const checks: CheckedRow[] = [];
  let haltedBy: string | null = null;
  for (const row of read) {
    const { rowNumber, corrected, externalOrderId, contentKey } = row;
    const known = { ...UNCHECKED, rowNumber, corrected, externalOrderId, contentKey };
    const found = existing(row) ?? earlier(row);
    if (found) checks.push({ ...known, ...found });
    else if (row.order === null) checks.push({ ...known, result: 'TO_CORRECT', problems: row.problems });
    else {
      const preview = await previewRow(context, imported, row.order);
      haltedBy ??= preview.haltedBy;
      checks.push({ ...known, ...preview.check });
    }
    if (checks.length % ROWS_PER_TURN === 0) await nextTurn();
  }
  return { checks, haltedBy, agreementVersion };
}

type Found = Partial<RowCheck>;

async function findExisting(context: ImportContext, imported: Import, rows: readonly ReadRow[]) {
  const orders = await existingOf(context, imported, rows);
  return (row: ReadRow): Found | null => {
    const order = orders(row);
    return order && { result: 'EXISTS', orderId: order.id, orderNumber: order.number };
  };
}

/** The existing order with the row's number, or imported from the same content. */
export async function existingOf(
  { core }: ImportContext,
  imported: Import,
  rows: readonly ReadRow[],
): Promise<(row: ReadRow) => ExistingOrder | null> {
  const orders = await findExistingOrders(core.sql, imported, numbersOf(rows), keysOf(rows));
  const byNumber = new Map(orders.map((order) => [order.externalOrderId, order]));
  const byKey = new Map(orders.map((order) => [order.contentKey, order]));
  return ({ externalOrderId, contentKey }) =>
    (externalOrderId && byNumber.get(externalOrderId)) || (contentKey && byKey.get(contentKey)) || null;
}

function numbersOf(rows: readonly ReadRow[]): string[] {
  return rows.flatMap(({ externalOrderId }) => externalOrderId ?? []);
}

function keysOf(rows: readonly ReadRow[]): string[] {
  return rows.flatMap(({ contentKey }) => contentKey ?? []);
}

/**
 * Compares each row with earlier rows of the file: a row with equal content is left out, an equal number
 * alone is a mistake.
 */
async function findEarlier({ core }: ImportContext, imported: Import, rows: readonly ReadRow[]) {
  const checkedNow = new Set(rows.map(({ rowNumber }) => rowNumber));
  const stored = await findEarlierDuplicates(core.sql, imported.id, numbersOf(rows), keysOf(rows));
  const others = [...stored.filter(({ rowNumber }) => !checkedNow.has(rowNumber)), ...rows].sort(
    (one, other) => one.rowNumber - other.rowNumber,
  );
  const firstByKey = new Map<string, number>();
  const firstByNumber = new Map<string, number>();
  for (const { rowNumber, externalOrderId, contentKey } of others) {
    if (contentKey && !firstByKey.has(contentKey)) firstByKey.set(contentKey, rowNumber);
    if (externalOrderId && !firstByNumber.has(externalOrderId)) firstByNumber.set(externalOrderId, rowNumber);
  }
  return ({ rowNumber, externalOrderId, contentKey, problems }: ReadRow): Found | null => {
    const same = contentKey === null ? undefined : firstByKey.get(contentKey);
    if (same !== undefined && same < rowNumber) return { result: 'DUPLICATE', duplicateOf: same };
    const sameNumberRow = externalOrderId === null ? undefined : firstByNumber.get(externalOrderId);
    if (sameNumberRow === undefined || sameNumberRow >= rowNumber) return null;
    return {
      result: 'TO_CORRECT',
      duplicateOf: sameNumberRow,
      problems: [...problems, sameNumber(sameNumberRow)],
    };
  };
}

function sameNumber(row: number): CellProblem {
  return {
    field: 'externalOrderId',
    code: 'EXTERNAL_ORDER_ID_EXISTS',
    message: `Row ${row} has the same number and other content.`,
    reason: 'SAME_NUMBER',
    about: { row },
    suggestion: null,
    sure: false,
  };
}

async function previewRow(
  { core, account }: ImportContext,
  { environment }: Import,
  order: ReadOrder,
): Promise<{ check: Found; haltedBy: string | null }> {
  const preview = await previewOrder(core, { account, environment, ...order });
  if (preview.rejection) {
    const { code } = preview.rejection;
    if (HALTING_ERRORS.has(code)) return { check: { result: 'READY' }, haltedBy: code };
    return { check: { result: 'TO_CORRECT', problems: ruleProblems(preview.rejection) }, haltedBy: null };
  }
  const { price, quoteReason, distanceKm } = preview.assessment;
  const check: Found = {
    result: quoteReason === null ? 'READY' : 'REQUEST',
    netCents: price?.netCents ?? null,
    currency: price?.currency ?? null,
    quoteReason,
    distanceKm,
  };
  return { check, haltedBy: null };
}

/** The rules that a well-formed order breaks, or the fields that its creation refused. */
export function ruleProblems(rejection: ServiceError): CellProblem[] {
  const violations = (rejection.details.errors ?? rejection.details.fields ?? []) as (Omit<
    FieldProblem,
    'code'
  > & { code: string })[];
  const broken: typeof violations =
    violations.length > 0 ? violations : [{ code: rejection.code, field: '$', message: rejection.message }];
  return broken.map(({ code, field, message, ...refusal }) => ({
    code,
    field,
    message,
    reason: 'RULE',
    about: aboutRefusal(refusal),
    suggestion: null,
    sure: false,
  }));
}
