import { defineErrors, withReasons } from '../../platform/errors.ts';

export const paymentErrors = defineErrors({
  INVALID_STATEMENT_FILE: {
    status: 400,
    message: 'The file cannot be read as a bank statement; details.reason says why.',
    details: { reason: 'UNKNOWN_FORMAT' },
  },
  PAYMENT_NOT_FOUND: {
    status: 404,
    message: 'There is no such payment, allocation, open invoice or reminder.',
  },
  ARCHIVE_TOO_LARGE: {
    status: 409,
    message:
      'The invoices of this month do not fit in one ZIP file: at most 5,000 invoices and 1 GiB. Download them one by one.',
    details: { invoices: 5210, bytes: 402_653_184 },
  },
  ALLOCATION_NOT_POSSIBLE: {
    status: 409,
    message:
      'The amount cannot be allocated like this; details.reason says why. Read payment and invoice again.',
    details: { reason: 'MORE_THAN_OPEN', invoiceNumber: 'INV-2026-00042', open: 119 },
  },
  BOOKING_BATCH_INCOMPLETE: {
    status: 409,
    message:
      'The booking batch cannot be written yet: settings or debtor numbers are missing; details names all of them.',
    details: {
      settings: ['consultantNumber'],
      debtorNumbers: [
        {
          accountId: '0199c2a5-6d1e-7c43-9f54-3f2b0d6f1c11',
          customerName: 'Autohaus Nord',
          debtorNumber: null,
          isDeletedCustomer: false,
        },
      ],
      sharedDebtorNumbers: [],
      vatRates: [],
    },
  },
});

export const statementFault = withReasons(paymentErrors.INVALID_STATEMENT_FILE, {
  EMPTY: 'The file is empty.',
  NOT_TEXT: 'This is not a text file. Send the statement as the bank’s portal writes it.',
  UNKNOWN_FORMAT:
    'This is neither CAMT.053, CAMT.052, MT940 nor CSV. Ask the bank’s portal for one of these formats.',
  UNKNOWN_VERSION: 'Of CAMT only camt.052 and camt.053 are read, in the versions 001.02, 001.04 and 001.08.',
  NOT_WELL_FORMED: 'The file is damaged: it is not well-formed XML; details.line names the line.',
  DOCTYPE: 'The file declares a document type, which no bank statement does.',
  TOO_LARGE: 'The file holds more than one statement may: at most 10 MiB and 50,000 entries.',
  ZIP_DAMAGED: 'The ZIP file is damaged. Download it again from the bank’s portal.',
  ZIP_ENCRYPTED: 'The ZIP file is protected by a password. Unpack it and send the statements in it.',
  ZIP_TOO_LARGE: 'The ZIP file holds too much: at most 100 files, 10 MiB each and 50 MiB together.',
  CSV_DAMAGED: 'The CSV file cannot be read; details.cause says why.',
  UNKNOWN_COLUMNS:
    'The columns of the CSV file are not known; details.header names them. Say once with PUT /accounting/statement-columns what they have, and send the file again.',
  INVALID_ENTRY: 'An entry has no valid date or amount; details.entry counts the entries of the file from 1.',
});

export const allocationFault = withReasons(paymentErrors.ALLOCATION_NOT_POSSIBLE, {
  MORE_THAN_PAID: 'More is allocated than the payment still has.',
  MORE_THAN_OPEN: 'More is allocated than the invoice has open.',
  OTHER_SIGN:
    'Money in settles what a customer owes, money out a credit of the customer: every part has the sign of the whole.',
  OTHER_CURRENCY: 'The payment and the invoice have different currencies.',
  DISCOUNT_NOT_AGREED:
    'The discount is higher than agreed, or its days are over. Allocate without it, and write the rest off with a reason.',
  ABOVE_WRITE_OFF_LIMIT:
    'The open amount is above the limit for small differences in the accounting settings.',
  RETURNS_MORE: 'More is returned than was paid for the invoice, or more discount than was taken.',
  NO_RETURN_FEE:
    'Only what is left of a returned debit can be charged as its fee, up to 20.00, once an invoice was opened again with it.',
  NOTHING_LEFT: 'Nothing is left of the payment that could be kept or paid back. Read it again.',
  PAID_BACK: 'A part of the payment was paid back. Undo the refund first.',
  NO_CREDIT: 'The customer has no such credit, or less than this. Read the credits of the customer again.',
  NOTHING_OPEN: 'Nothing of the invoice is open.',
});
