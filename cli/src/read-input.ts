// Reads the input of commands: files, one-line addresses, numbers, times.
import { readFileSync } from 'node:fs';
import type { OrderCreation } from '@handover/sdk';
import { type DecodedText, decodeText } from '../../shared/text/decode-text.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../shared/time/durations.ts';
import { usageError } from './exit-codes.ts';
import { readAll } from './prompt.ts';
import { suggestCommand } from './suggest-command.ts';

/** `-` means standard input. Decodes what editors, spreadsheets and shells write. */
export async function readInput(path: string): Promise<DecodedText> {
  const decoded = await decodeText(await readBytes(path));
  if (decoded) return decoded;
  const name = path === '-' ? 'The piped input' : path;
  throw usageError(`${name} is not a text file.`, 'Save a table as CSV in UTF-8 first.');
}

export async function readText(path: string): Promise<string> {
  return (await readInput(path)).text;
}

/** As it was sent: a signature covers every byte. */
export async function readExactText(path: string): Promise<string> {
  return (await readBytes(path)).toString('utf8');
}

async function readBytes(path: string): Promise<Buffer> {
  if (path === '-') return readAll(process.stdin);
  try {
    return readFileSync(path);
  } catch {
    throw usageError(`The file ${path} cannot be read.`);
  }
}

export async function readJsonFile(path: string): Promise<unknown> {
  const text = await readText(path);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw usageError(`${path === '-' ? 'The piped input' : path} is not JSON: ${(error as Error).message}`);
  }
}

type Address = OrderCreation['pickup'];

/** `Königstraße 1, 70173 Stuttgart`, with a country code after it if it is not Germany. */
export function readAddress(line: string, option: string): Address {
  const [, street, postalCode, city, country] =
    /^(.+?),\s*(\d[\d\s-]{2,9}|[A-Z]{1,2}-?\d{3,5})\s+([^,]+?)(?:,\s*([A-Za-z]{2}))?$/.exec(line.trim()) ??
    [];
  if (!street || !postalCode || !city) {
    throw usageError(
      `--${option} "${line}" cannot be read.`,
      'Write it as "Königstraße 1, 70173 Stuttgart" or "…, 1010 Wien, AT".',
    );
  }
  return { street, postalCode: postalCode.trim(), city, ...(country && { country: country.toUpperCase() }) };
}

export function readNumber(given: string | undefined, option: string): number | undefined {
  if (given === undefined) return undefined;
  const number = Number(given);
  if (given.trim() === '' || !(number > 0)) throw usageError(`--${option} takes a number, not "${given}".`);
  return number;
}

const UNITS_MS: Record<string, number> = { s: 1000, m: MINUTE_MS, h: HOUR_MS, d: DAY_MS };

/** A time, or an age: `2h`. */
export function readSince(given: string, option: string): Date {
  const [, count, unit] = /^(\d+)([smhd])$/.exec(given) ?? [];
  const at = count ? Date.now() - Number(count) * UNITS_MS[unit!]! : Date.parse(given);
  if (Number.isNaN(at))
    throw usageError(`--${option} takes a time such as 2026-10-05T08:00:00Z, or 2h, not "${given}".`);
  return new Date(at);
}

/** `2d`, `3h`, `90m`, or a duration of ISO 8601; answers the latter. */
export function readDuration(given: string, option: string): string {
  const [, count, unit] = /^(\d+) ?([dhmw])$/.exec(given) ?? [];
  if (count)
    return unit === 'd' || unit === 'w'
      ? `P${count}${unit.toUpperCase()}`
      : `PT${count}${unit!.toUpperCase()}`;
  if (/^P[\dTDHMW]+$/.test(given)) return given;
  throw usageError(`--${option} takes a duration such as 2d, 3h or 90m, not "${given}".`);
}

/** Accepts one of these values; an error suggests the nearest one. */
export function readChoice<T extends string>(given: string, choices: readonly T[], what: string): T {
  if (choices.includes(given as T)) return given as T;
  const meant = suggestCommand(given, choices);
  throw usageError(
    `There is no ${what} ${given}.`,
    meant === null ? `There are ${choices.join(', ')}.` : `Did you mean ${meant}?`,
  );
}
