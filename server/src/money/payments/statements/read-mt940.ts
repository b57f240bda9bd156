// Reads MT940 (SWIFT) with the structured purpose of German banks: ?20 to ?29 text, ?31 account, ?32 and ?33 name.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { statementFault } from '../errors.ts';
import {
  checkDay,
  collectEntries,
  ibanOrNull,
  identifyEntries,
  MAX_READ_LENGTH,
  type RawEntry,
  type ReadStatement,
  readCents,
  referenceOrNull,
  textOrNull,
} from './entry.ts';

interface Field {
  tag: string;
  lines: string[];
}

const TAG = /^:(\d{2}[A-Z]?):/;
const LINES_PER_TURN = 1000;
/** Of one field. SWIFT allows six in a purpose, banks write a few more. */
const MAX_LINES_OF_FIELD = 100;
/** More than the entries of the largest statement have. */
const MAX_LINES = 1_000_000;

export async function readMt940(text: string): Promise<ReadStatement> {
  const { raw, add, step } = collectEntries();
  let current: RawEntry | null = null;
  let bankAccount = '';
  let currency = '';
  for (const { tag, lines } of await readFields(text)) {
    await step();
    const value = lines.join('\n').slice(0, MAX_READ_LENGTH);
    if (tag === '25') bankAccount = value.trim();
    else if (/^60[FM]$/.test(tag)) currency = /^[CD]\d{6}([A-Z]{3})/.exec(value)?.[1] ?? '';
    else if (tag === '86' && current) Object.assign(current, purposeOf(lines));
    // A purpose behind the closing balance belongs to no entry.
    current = tag === '61' ? readLine(value, { bankAccount, currency }, raw.length + 1) : null;
    if (current === null) continue;
    await add(current);
  }
  return { format: 'MT940', entries: await identifyEntries(raw) };
}

async function readFields(text: string): Promise<Field[]> {
  const fields: Field[] = [];
  let count = 0;
  for (const line of linesOf(text)) {
    count += 1;
    if (count > MAX_LINES) throw statementFault('TOO_LARGE');
    const tag = TAG.exec(line)?.[1];
    if (tag !== undefined) fields.push({ tag, lines: [line.slice(tag.length + 2)] });
    // Blocks of SWIFT messages and the line between two statements belong to no field.
    else if (fields.length > 0 && !/^(?:-\}?|\{.*|-\}\{.*)$/.test(line)) addLine(fields.at(-1)!, line);
    if (count % LINES_PER_TURN === 0) await nextTurn();
  }
  return fields;
}

function addLine({ lines }: Field, line: string): void {
  if (lines.length < MAX_LINES_OF_FIELD) lines.push(line);
}

/** One by one: splitting a file of line breaks at once would hold up all other calls. */
function* linesOf(text: string): Generator<string> {
  const lineBreak = /\r\n|\r|\n/g;
  let start = 0;
  for (let found = lineBreak.exec(text); found; found = lineBreak.exec(text)) {
    yield text.slice(start, found.index);
    start = lineBreak.lastIndex;
  }
  yield text.slice(start);
}

const LINE = /^(\d{6})(\d{4})?(R?[CD])([A-Z])?(\d{1,13},\d*)([A-Z][A-Z0-9]{3})([^\n]*)/;

/** Value date, booking day, direction, amount, kind, and two references: `2611171117CR450,00NTRFNONREF//4711`. */
function readLine(value: string, frame: Pick<RawEntry, 'bankAccount' | 'currency'>, count: number): RawEntry {
  const [, valueDate, bookingDay, direction, , amount, , references = ''] = LINE.exec(value) ?? [];
  if (valueDate === undefined || frame.currency === '')
    throw statementFault('INVALID_ENTRY', { entry: count });
  const [customer, bank] = references.split('//');
  // The reversal of a credit takes money away, the reversal of a debit returns it.
  const sign = direction === 'C' || direction === 'RD' ? 1 : -1;
  return {
    ...frame,
    bookedOn: checkDay(bookingDate(valueDate, bookingDay), count),
    amountCents: sign * readCents(amount!, count),
    payerName: null,
    payerIban: null,
    remittance: '',
    endToEndId: referenceOrNull(customer),
    bankReference: referenceOrNull(bank),
  };
}

/** The booking day has no year: it is the one that is closest to the value date. */
function bookingDate(valueDate: string, bookingDay: string | undefined): string {
  const year = 2000 + Number(valueDate.slice(0, 2));
  const day = bookingDay ?? valueDate.slice(2);
  const months = Number(day.slice(0, 2)) - Number(valueDate.slice(2, 4));
  const shift = months > 6 ? -1 : months < -6 ? 1 : 0;
  return `${year + shift}-${day.slice(0, 2)}-${day.slice(2)}`;
}

type Purpose = Pick<RawEntry, 'payerName' | 'payerIban' | 'remittance'> & { endToEndId?: string };

/** A code of three digits, then subfields behind the character that follows it, mostly a question mark. */
function purposeOf(lines: readonly string[]): Purpose {
  const joined = lines.join('').slice(0, MAX_READ_LENGTH);
  const separator = /^\d{3}([^\p{L}\p{N}\s])/u.exec(joined)?.[1];
  if (separator === undefined) {
    return { payerName: null, payerIban: null, remittance: textOrNull(lines.join(' ')) ?? '' };
  }
  const subfields = joined.slice(3).split(separator).slice(1);
  const contentOf = (from: number, to: number) =>
    subfields
      .filter((subfield) => isBetween(subfield.slice(0, 2), from, to))
      .map((subfield) => subfield.slice(2))
      .join('');
  return {
    payerName: textOrNull(contentOf(32, 33)),
    payerIban: ibanOrNull(contentOf(31, 31)),
    ...readTags(contentOf(20, 29) + contentOf(60, 63)),
  };
}

function isBetween(code: string, from: number, to: number): boolean {
  return /^\d{2}$/.test(code) && Number(code) >= from && Number(code) <= to;
}

const SEPA_TAG = /(EREF|KREF|MREF|CRED|DEBT|COAM|OAMT|SVWZ|ABWA|ABWE|IBAN|BIC|PURP)\+/;

/** SEPA payments have their parts behind tags such as `EREF+` and `SVWZ+`. */
function readTags(text: string): Pick<Purpose, 'remittance' | 'endToEndId'> {
  const [untagged, ...tagged] = text.split(SEPA_TAG);
  const tags = new Map<string, string>();
  for (let index = 0; index < tagged.length; index += 2) tags.set(tagged[index]!, tagged[index + 1]!);
  const reference = referenceOrNull(tags.get('EREF'));
  const remittance = textOrNull(tags.get('SVWZ') ?? untagged) ?? '';
  return reference === null ? { remittance } : { remittance, endToEndId: reference };
}
