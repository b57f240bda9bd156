// The errors of payments, open items, reminders and exports for bookkeeping.
import { defineErrors } from '../platform/errors.ts';

export const paymentErrors = defineErrors({
  INVALID_STATEMENT_FILE: {
    status: 400,
    message: 'The file cannot be read as a bank statement; details.reason says why.',
    details: { reason: 'UNKNOWN_FORMAT' },
  },
});

export const STATEMENT_FAULTS = [
  'EMPTY',
  'NOT_TEXT',
  'UNKNOWN_FORMAT',
  'UNKNOWN_VERSION',
  'NOT_WELL_FORMED',
  'DOCTYPE',
  'TOO_LARGE',
  'INVALID_ENTRY',
] as const;

export type StatementFault = (typeof STATEMENT_FAULTS)[number];

const SENTENCES: Record<StatementFault, string> = {
  EMPTY: 'The file is empty.',
  NOT_TEXT: 'This is not a text file. Unpack a ZIP file first and send the statements in it.',
  UNKNOWN_FORMAT: 'This is neither CAMT.053 nor MT940. Ask the bank’s portal for one of the two formats.',
  UNKNOWN_VERSION: 'Of CAMT only camt.053.001.02 and camt.053.001.08 are read.',
  NOT_WELL_FORMED: 'The file is damaged: it is not well-formed XML; details.line names the line.',
  DOCTYPE: 'The file declares a document type, which no bank statement does.',
  TOO_LARGE: 'The file holds more than one statement may: at most 10 MiB and 50,000 entries.',
  INVALID_ENTRY: 'An entry has no valid date or amount; details.entry counts the entries of the file from 1.',
};

export function statementFault(reason: StatementFault, details: Record<string, unknown> = {}) {
  return paymentErrors.INVALID_STATEMENT_FILE({
    message: SENTENCES[reason],
    details: { reason, ...details },
  });
}
