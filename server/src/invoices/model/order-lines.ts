// The lines that bill an order: its agreed price, and what was added to it. Pure.
import type { ContractingParty } from '../../customers/accounts/account.ts';
import type { Price, PriceLineCode } from '../../customers/agreements/price.ts';
import type { InvoiceLine } from './invoice.ts';
import { vatFor } from './vat.ts';

export interface BillableExtra {
  extraId: string;
  orderId: string;
  kind: 'EXTRA' | 'EXPENSE';
  description: string;
  quantity: number;
  unit: string;
  unitNet: string;
  netCents: number;
  /** Percent, before the recipient's VAT is considered. */
  vatRate: number;
}

/** Codes of UN/ECE recommendation 20. */
export const KILOMETRES = 'KMT';
export const PIECES = 'C62';

export function unitOf({ code }: { code?: PriceLineCode | undefined }): string {
  return code === 'DISTANCE' ? KILOMETRES : PIECES;
}

interface Billed {
  orderId: string;
  price: Price;
  extras: readonly BillableExtra[];
  party: Pick<ContractingParty, 'country' | 'vatId'> | null;
  /** The rate of the agreement, for a price that was made without VAT for a business abroad. */
  agreedRate: number;
  describe(code: PriceLineCode): string;
}

export function linesOfOrder({ orderId, price, extras, party, agreedRate, describe }: Billed): InvoiceLine[] {
  const vat = vatFor(party, price.vatRate || agreedRate);
  const transport = price.lines.map(({ code, description, quantity, unitNet, netCents }) => ({
    orderId,
    extraId: null,
    kind: 'TRANSPORT' as const,
    description: code ? describe(code) : description,
    quantity,
    unit: unitOf({ code }),
    unitNet,
    netCents,
    ...vat,
  }));
  return [...transport, ...extras.map((extra) => ({ ...extra, ...vatFor(party, extra.vatRate) }))];
}
