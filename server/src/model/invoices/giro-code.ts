// The text of a GiroCode: a credit transfer in euro that a banking app reads from a QR code.
// European Payments Council, EPC069-12, version 002. Pure.
import { compactIban, isIban } from '../../../../shared/company/iban.ts';
import { toDecimalText } from '../prices/decimal.ts';

interface Transfer {
  recipient: string;
  bank: { iban: string; bic: string | null } | null;
  currency: string;
  amountCents: number;
  /** Numbers of invoices; those that do not fit are left out. */
  references: readonly string[];
}

const MAX_CENTS = 99_999_999_999;
const MAX_NAME_LENGTH = 70;
const MAX_REFERENCE_LENGTH = 140;
const MAX_BYTES = 331;
const UTF_8 = '1';
const CREDIT_TRANSFER = 'SCT';
const BIC = /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;

/** Null if there is nothing to pay in euro, or no correct IBAN to pay it to. */
export function giroCodeOf({ recipient, bank, currency, amountCents, references }: Transfer): string | null {
  if (bank === null || !isIban(bank.iban) || currency !== 'EUR') return null;
  if (amountCents <= 0 || amountCents > MAX_CENTS) return null;
  const bic = (bank.bic ?? '').replace(/\s/g, '').toUpperCase();
  const name = [...recipient.replace(/\s+/g, ' ')].slice(0, MAX_NAME_LENGTH).join('');
  const amount = `EUR${toDecimalText(BigInt(amountCents), 2)}`;
  const head = ['BCD', '002', UTF_8, CREDIT_TRANSFER, BIC.test(bic) ? bic : '', name];
  const text = [...head, compactIban(bank.iban), amount, '', '', fitting(references)].join('\n');
  return Buffer.byteLength(text) > MAX_BYTES ? null : text;
}

function fitting(references: readonly string[]): string {
  return references.reduce((text, reference) => {
    const longer = text === '' ? reference : `${text} ${reference}`;
    return longer.length > MAX_REFERENCE_LENGTH ? text : longer;
  }, '');
}
