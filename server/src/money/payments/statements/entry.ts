// An entry of a bank statement, the same for every file format.
import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { statementFault } from '../errors.ts';

export const STATEMENT_FORMATS = ['CAMT052', 'CAMT053', 'MT940', 'CSV'] as const;
type StatementFormat = (typeof STATEMENT_FORMATS)[number];

export const MAX_STATEMENT_BYTES = 10 * 1024 * 1024;
const MAX_ENTRIES = 50_000;
/** A millisecond of work or so; then other calls have their turn. */
const STEPS_PER_TURN = 100;
const MAX_TEXT_LENGTH = 2000;
/** More than any text of a bank, with line breaks and tags. What follows is not read. */
export const MAX_READ_LENGTH = 2 * MAX_TEXT_LENGTH;

export interface StatementEntry {
  /** The same for the same entry in every file, so that an entry is taken once. */
  entryId: string;
  /** The same for the same booking in every format, which name references and accounts differently. */
  bookingKey: string;
  /** The day on which the bank booked it, as 2026-11-17. */
  bookedOn: string;
  /** Positive if the operator received money. */
  amountCents: number;
  currency: string;
  /** The operator's account at the bank, as the file names it. */
  bankAccount: string;
  /** The name and account of the other side. */
  payerName: string | null;
  payerIban: string | null;
  remittance: string;
  endToEndId: string | null;
}

export interface ReadStatement {
  format: StatementFormat;
  entries: StatementEntry[];
}

export type RawEntry = Omit<StatementEntry, 'entryId' | 'bookingKey'> & { bankReference: string | null };

/** Collects entries up to the limit. Each step of reading yields to other work from time to time. */
export function collectEntries() {
  const raw: RawEntry[] = [];
  const step = countSteps();
  const add = async (entry: RawEntry): Promise<void> => {
    raw.push(entry);
    if (raw.length > MAX_ENTRIES) throw statementFault('TOO_LARGE');
    await step();
  };
  return { raw, add, step };
}

function countSteps() {
  let steps = 0;
  return async (): Promise<void> => {
    steps += 1;
    if (steps % STEPS_PER_TURN === 0) await nextTurn();
  };
}

/**
 * The bank's own reference is missing or repeated at some banks, so the id is a hash of everything that identifies the
 * entry. Equal entries of a file are counted.
 */
export async function identifyEntries(raw: readonly RawEntry[]): Promise<StatementEntry[]> {
  const seen = new Map<string, number>();
  const entries: StatementEntry[] = [];
  const step = countSteps();
  for (const { bankReference, ...entry } of raw) {
    const { bankAccount, bookedOn, amountCents, currency, payerIban, remittance, endToEndId } = entry;
    const parts = [bankAccount, bookedOn, amountCents, currency, payerIban, endToEndId, bankReference];
    const key = JSON.stringify([...parts, remittance.replace(/\s/g, '')]);
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    entries.push({ entryId: hash(`${key}#${count}`), bookingKey: bookingKeyOf(entry), ...entry });
    await step();
  }
  return entries;
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

const LETTERS: Record<string, string> = { Ä: 'AE', Ö: 'OE', Ü: 'UE' };

/** Formats break lines at other places, and MT940 writes umlauts as two letters. */
function bookingKeyOf(entry: Omit<RawEntry, 'bankReference'>): string {
  const { bookedOn, amountCents, currency, payerIban, remittance, endToEndId } = entry;
  const text = (remittance || (endToEndId ?? ''))
    .toUpperCase()
    .replace(/[ÄÖÜ]/g, (letter) => LETTERS[letter]!)
    .replace(/[^A-Z0-9]/g, '');
  return hash(JSON.stringify([bookedOn, amountCents, currency, payerIban, text]));
}

/** Spaces in a row become one; null if nothing is left. */
export function textOrNull(text: string | null | undefined): string | null {
  const plain = (text ?? '')
    .slice(0, MAX_READ_LENGTH)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return plain === '' ? null : plain.slice(0, MAX_TEXT_LENGTH);
}

/** Banks write these where a reference is missing. */
const NO_REFERENCE = /^(?:NOTPROVIDED|NONREF|NOT PROVIDED)$/i;

export function referenceOrNull(text: string | null | undefined): string | null {
  const reference = textOrNull(text);
  return reference === null || NO_REFERENCE.test(reference) ? null : reference;
}

export function ibanOrNull(text: string | null | undefined): string | null {
  const iban = (text ?? '').replace(/\s/g, '').toUpperCase();
  return /^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/.test(iban) ? iban : null;
}

/** `1234.5` or `1234,5` in cents; amounts with parts of a cent are refused. */
export function readCents(text: string, entry: number): number {
  const [, units, fraction = ''] = /^(\d{1,13})(?:[.,](\d*))?$/.exec(text.trim()) ?? [];
  if (units === undefined || /[1-9]/.test(fraction.slice(2)))
    throw statementFault('INVALID_ENTRY', { entry });
  return Number(units) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'));
}

export function checkDay(day: string, entry: number): string {
  const time = new Date(`${day}T00:00:00Z`);
  const isDay = !Number.isNaN(time.getTime()) && time.toISOString().slice(0, 10) === day;
  if (!isDay) throw statementFault('INVALID_ENTRY', { entry });
  return day;
}
