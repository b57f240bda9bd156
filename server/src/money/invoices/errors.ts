import { defineErrors } from '../../platform/errors.ts';

export const invoiceErrors = defineErrors({
  INVOICE_NUMBERS_FIXED: {
    status: 409,
    message:
      'An invoice was issued, so its series of numbers stays as it is. Prefix and first number can be chosen only before.',
  },
  INVOICE_RUN_NOT_FOUND: { status: 404, message: 'There is no invoice run with this id.' },
  INVOICE_RUN_ACTIVE: {
    status: 409,
    message: 'An invoice run is in progress; details.runId names it. Wait for its end or stop it.',
    details: { runId: '0199c2a5-6d1e-7c43-9f54-3f2b0d6f1c11' },
  },
  TAX_NUMBER_MISSING: {
    status: 409,
    message:
      'An invoice with VAT must name the VAT id or the tax number of the operator, and neither is entered. Enter one in the settings of the console under Operator, or with PUT /ops/operator.',
    details: { missing: ['taxNumber'] },
  },
  NOTHING_TO_INVOICE: {
    status: 409,
    message: 'No order is due until this day. The preview names what has to wait.',
  },
});
