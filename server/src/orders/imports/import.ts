// An import in the internal model: a file, the matching of its columns, and the results of its rows.
import type { Scope } from '../../model/environment.ts';
import type { FieldName } from './fields.ts';
import type { ValueChoices } from './read-value.ts';

export const IMPORT_STATES = ['CHECKING', 'READY', 'RUNNING', 'PAUSED', 'DONE', 'CANCELLED'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/**
 * Before the run: TO_CORRECT, READY (an order), REQUEST (needs a quote), EXISTS (an order has its number or
 * content), DUPLICATE (an earlier row has the same content). After it: CREATED, REQUESTED, FAILED.
 */
export const ROW_RESULTS = [
  'UNCHECKED',
  'TO_CORRECT',
  'READY',
  'REQUEST',
  'EXISTS',
  'DUPLICATE',
  'CREATED',
  'REQUESTED',
  'FAILED',
] as const;
export type RowResult = (typeof ROW_RESULTS)[number];

/** The rows that the run still has to create. */
export const WAITING: readonly RowResult[] = ['READY', 'REQUEST'];

export const MAX_ROWS = 10_000;
/** Of an account, in both environments together. */
export const MAX_DAILY = { files: 100, rows: 100_000 };
export const MAX_COLUMNS = 100;
export const MAX_FILE_BYTES = 8 * 1024 * 1024;

export interface ImportColumn {
  name: string;
  field: FieldName | null;
  /** The header was not an exact match; a person should check it. */
  guessed: boolean;
  /** Whether dates with slashes start with the month. */
  monthFirst: boolean;
  /** Whether nearly all cells are dates. */
  holdsDates: boolean;
  /** A person marked these dates as unrelated to the order. */
  otherDates: boolean;
}

export type FieldTexts = Partial<Record<FieldName, string>>;

export interface Import extends Scope {
  id: string;
  fileName: string | null;
  state: ImportState;
  delimiter: string;
  encoding: string;
  columns: ImportColumn[];
  constants: FieldTexts;
  valueChoices: ValueChoices;
  remembered: boolean;
  rowCount: number;
  checkedAt: Date | null;
  agreementVersion: number | null;
  /** Counts how often all rows had to be checked again. */
  generation: number;
  haltedBy: string | null;
  createdBy: string;
  startedBy: string | null;
  startedAt: Date | null;
  finishedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

export const PROBLEM_REASONS = [
  'REQUIRED',
  'LETTER',
  'LENGTH',
  'DIGITS',
  'POSTAL_CODE',
  'DAY_OF_MONTH',
  'DATE_NUMBER',
  'TIME_FORMAT',
  'COUNTRY',
  'CHOICE',
  'EMAIL',
  'DATES',
  'PAST_PICKUP',
  'SAME_NUMBER',
  'RULE',
  'OTHER',
] as const;

/** A problem in a cell: the API's field and code, and the explanation for people. */
export interface CellProblem {
  field: string;
  /** The code that the orders API returns for the same field. */
  code: string;
  message: string;
  reason: (typeof PROBLEM_REASONS)[number];
  /** Values for the message: `{ has: 16, needs: 17 }`. Of a refused field, `because` is its reason. */
  about: Record<string, string | number>;
  /** The text that would correct it. */
  suggestion: string | null;
  /** Whether it may be applied together with others, without a review. */
  sure: boolean;
}

/** The result of checking a row. */
export interface RowCheck {
  result: RowResult;
  problems: CellProblem[];
  externalOrderId: string | null;
  contentKey: string | null;
  duplicateOf: number | null;
  netCents: number | null;
  currency: string | null;
  quoteReason: string | null;
  distanceKm: number | null;
  orderId: string | null;
  orderNumber: string | null;
  error: string | null;
}

export interface ImportRow extends RowCheck {
  importId: string;
  rowNumber: number;
  cells: string[];
  corrected: FieldTexts;
  /** The price before the agreement changed, until a person confirms the new one. */
  formerNetCents: number | null;
  formerCurrency: string | null;
  /** Whether the price, or the need for a quote, is another one since the agreement changed. */
  priceChanged: boolean;
}
