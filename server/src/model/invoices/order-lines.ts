// The lines that bill an order: its agreed price, and what was added to it. Pure.

import type { Language } from '../../platform/language.ts';
import type { ContractingParty } from '../account.ts';
import type { Order } from '../orders/order.ts';
import { toDecimalText } from '../prices/decimal.ts';
import type { Price } from '../prices/price.ts';
import { type PriceLine, type PriceLineCode, sumOf } from '../prices/price-line.ts';
import type { BillableExtra } from './billable-extra.ts';
import type { InvoiceLine } from './invoice.ts';
import { vatFor, vatOfPassThrough } from './vat.ts';

/** Codes of UN/ECE recommendation 20. */
export const KILOMETRES = 'KMT';
export const PIECES = 'C62';

export function unitOf({ code }: Pick<PriceLine, 'code'>): string {
  return code === 'DISTANCE' ? KILOMETRES : PIECES;
}

/** A transport that was not carried out is not billed, only what it cost; one on a valid invoice not a second time. */
export function hasOnlyExtras({ status, invoiceNumber }: Pick<Order, 'status' | 'invoiceNumber'>): boolean {
  return status === 'CANCELLED' || invoiceNumber !== null;
}

interface Billed {
  orderId: string;
  /** Null if only the extras are billed. */
  price: Price | null;
  extras: readonly BillableExtra[];
  /** Whether the transport itself is one line, as on an invoice over several orders. Services have lines of their own. */
  isSummed: boolean;
  party: Pick<ContractingParty, 'country' | 'vatId'> | null;
  /** One rate for all lines of an order: what was added to it has the VAT of its transport. */
  agreedRate: number;
  language: Language;
  describe(line: PriceLine): string;
}

export function linesOfOrder(billed: Billed): InvoiceLine[] {
  return [...transportLines(billed), ...billed.extras.map((extra) => extraLine(billed, extra))];
}

function transportLines({ orderId, price, isSummed, party, agreedRate, describe }: Billed): InvoiceLine[] {
  if (price === null) return [];
  const lines = isSummed ? withSummedTransport(price.lines) : price.lines;
  return lines.map((line) => ({
    orderId,
    extraId: null,
    kind: line.isPassThrough ? 'PASS_THROUGH' : 'TRANSPORT',
    description: line.code ? describe(line) : line.description,
    quantity: line.quantity,
    unit: unitOf(line),
    unitNet: line.unitNet,
    netCents: line.netCents,
    ...(line.isPassThrough ? vatOfPassThrough(party) : vatFor(party, agreedRate)),
  }));
}

const TRANSPORT_CODES: readonly (PriceLineCode | undefined)[] = ['BASE', 'DISTANCE', 'MINIMUM'];

/** Base price, kilometres and minimum become one line. */
function withSummedTransport(lines: readonly PriceLine[]): PriceLine[] {
  const transport = lines.filter(({ code }) => TRANSPORT_CODES.includes(code));
  const services = lines.filter(({ code }) => !TRANSPORT_CODES.includes(code));
  if (transport.length === 0) return services;
  const netCents = sumOf(transport);
  const unitNet = toDecimalText(BigInt(netCents), 2);
  return [{ code: 'BASE', description: '', quantity: 1, unitNet, netCents }, ...services];
}

function extraLine({ party, agreedRate, language }: Billed, extra: BillableExtra): InvoiceLine {
  const { description, unitNetCents, ...line } = extra;
  const unitNet = toDecimalText(BigInt(unitNetCents), 2);
  return { ...line, description: description[language], unitNet, ...vatFor(party, agreedRate) };
}
