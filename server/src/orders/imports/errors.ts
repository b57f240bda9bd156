import { defineErrors, withReasons } from '../../platform/errors.ts';

export const importErrors = defineErrors({
  IMPORT_NOT_FOUND: {
    status: 404,
    message: 'There is no import, or no such row of it, in this account and environment.',
  },
  INVALID_IMPORT_FILE: {
    status: 400,
    message: 'The file cannot be read as CSV; details.reason says why.',
    details: { reason: 'UNEVEN_ROWS', rows: [17], needed: 14 },
  },
  IMPORT_STATE: {
    status: 409,
    message: 'The import is in another state; details.state names it.',
    details: { state: 'RUNNING' },
  },
  IMPORT_LIMIT: {
    status: 429,
    message:
      'Your account has imported as much as is possible in 24 hours; details names the limits. Import the rest later.',
    details: { files: 100, rows: 100_000 },
  },
  IMPORT_OUTDATED: {
    status: 409,
    message:
      'The agreement changed since the rows were checked. They are checked again; look at the prices first.',
    details: { checkedVersion: 3, currentVersion: 4 },
  },
});

export const fileFault = withReasons(importErrors.INVALID_IMPORT_FILE, {
  EMPTY: 'The file is empty.',
  NO_ROWS: 'The file has a header and no rows.',
  NOT_TEXT: 'This is not a CSV file. Export the table as CSV first.',
  NO_COLUMNS: 'No columns were found. Separate them by semicolon, comma, tab or a vertical bar.',
  TOO_MANY_ROWS: 'The file has too many rows. Split it into files of at most 10,000.',
  TOO_MANY_COLUMNS: 'The file has too many columns. Leave out those that no order needs.',
  CELL_TOO_LONG: 'A cell is longer than any field of an order. Is a quotation mark missing?',
  UNEVEN_ROWS: 'Some rows have more or fewer cells than the header; details.rows names the first of them.',
  OPEN_QUOTE: 'A quotation mark is opened and never closed, or is in the middle of a cell.',
});
