// An account: a customer who places orders with the operator, or a carrier.
import { z } from 'zod';
import { normalizeVatId } from '../../../shared/company/vat-id.ts';
import { countryCode } from '../platform/countries.ts';
import type { Language } from '../platform/language.ts';
import { plainText } from '../platform/plain-text.ts';
import { optional } from '../platform/schemas.ts';

export const ACCOUNT_KINDS = ['CUSTOMER', 'CARRIER'] as const;
export const ACCOUNT_STATUSES = ['ACTIVE', 'SUSPENDED'] as const;

export const E_INVOICES = ['ZUGFERD', 'XRECHNUNG'] as const;

/** Coarse part, optional fine part, check digits. */
const LEITWEG_ID = /^\d{2,12}(-[0-9A-Za-z]{1,30})?-\d{2}$/;

/** Signs and pays. Invoices go to it, and without it we accept no production orders. */
export function contractingPartyWith(text: typeof plainText) {
  return z.strictObject({
    name: text(200).describe('Legal name'),
    address: text(500).describe('Postal address'),
    country: optional(countryCode, 'DE'),
    vatId: optional(text(30).overwrite(normalizeVatId), null).describe(
      'VAT id of its country, needed for reverse charge',
    ),
    debtorNumber: optional(text(30), null).describe('The customer’s number in the operator’s bookkeeping'),
    email: z.email().max(254).describe('Receives quotes, and invoices unless `invoiceEmail` is set'),
    invoiceEmail: optional(z.email().max(254), null).describe('Receives invoices instead of `email`'),
    invoicesByMail: z
      .boolean()
      .default(true)
      .describe('Whether each invoice, cancellation and credit note is mailed'),
    eInvoice: z
      .enum(E_INVOICES)
      .default('ZUGFERD')
      .describe(
        'ZUGFERD: a PDF with the invoice as XML inside. XRECHNUNG: the same by the rules of authorities',
      ),
    leitwegId: optional(
      text(46).refine((id) => LEITWEG_ID.test(id), {
        error: 'Send a Leitweg-ID such as 04011000-1234512345-06.',
        params: { code: 'invalid_format', reason: 'leitweg_id' },
      }),
      null,
    ).describe('Routes an XRECHNUNG to its recipient; printed as the buyer reference'),
  });
}

/** As stored; input must also be printable. */
const contractingPartySchema = contractingPartyWith(plainText);

export type ContractingParty = z.output<typeof contractingPartySchema>;

/** The address for invoices: its own, or that of the contracting party. */
export function invoiceAddressOf(party: ContractingParty | null): string | null {
  return party && (party.invoiceEmail ?? party.email);
}

/** Who gets each new invoice; null if the customer wants none by mail. */
export function invoiceRecipientOf(party: ContractingParty | null): string | null {
  return party?.invoicesByMail ? invoiceAddressOf(party) : null;
}

export interface Account {
  id: string;
  name: string;
  kind: (typeof ACCOUNT_KINDS)[number];
  status: (typeof ACCOUNT_STATUSES)[number];
  apiV1Production: boolean;
  /** Whether a key that orders in production, made by a person who is no admin, waits for an admin's approval. */
  writeKeysNeedApproval: boolean;
  /** The roles of its people that need a second factor. */
  secondFactorRoles: string[];
  language: Language;
  contractingParty: ContractingParty | null;
  createdAt: Date;
  updatedAt: Date;
  deletedAt: Date | null;
}
