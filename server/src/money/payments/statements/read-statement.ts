// Reads a bank statement of any known format.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { decodeText } from '../../../../../shared/text/decode-text.ts';
import { statementFault } from '../errors.ts';
import { MAX_STATEMENT_BYTES, type ReadStatement } from './entry.ts';
import { readCamt } from './read-camt.ts';
import { type FindColumns, readCsvStatement } from './read-csv-statement.ts';
import { readMt940 } from './read-mt940.ts';

const nothingChosen: FindColumns = async () => null;

export async function readStatement(
  bytes: Uint8Array,
  findColumns: FindColumns = nothingChosen,
): Promise<ReadStatement> {
  if (bytes.length > MAX_STATEMENT_BYTES) throw statementFault('TOO_LARGE');
  const decoded = await decodeText(bytes, nextTurn);
  if (decoded === null) throw statementFault('NOT_TEXT');
  const text = decoded.text.trimStart();
  if (text === '') throw statementFault('EMPTY');
  if (text.startsWith('<')) return readCamt(text);
  if (/^:20:/m.test(text.slice(0, 2000))) return readMt940(text);
  if (/[;,\t|]/.test(text.slice(0, 2000)) && text.includes('\n')) return readCsvStatement(text, findColumns);
  throw statementFault('UNKNOWN_FORMAT');
}
