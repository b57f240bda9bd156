// The input of each generated document: plain data that can be sent to a worker thread.

import type { BilledOrder, ServicePeriod } from '../../model/invoices/billed-order.ts';
import type { InvoiceDraft, InvoiceKind } from '../../model/invoices/invoice.ts';
import type { VatGroup } from '../../model/invoices/vat.ts';
import type { Acceptance, Damage, ProtocolContent, ProtocolPhoto } from '../../model/orders/protocol.ts';
import type { PriceLine } from '../../model/prices/price-line.ts';
import type { TransportType, VehicleType } from '../../model/prices/vocabulary.ts';
import type { Operator } from '../../operator/operator.ts';
import type { Language } from '../../platform/language.ts';

/** Compatible with a contracting party. A sandbox account without one appears under its account name. */
export interface PdfCustomer {
  name: string;
  address: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string;
  vatId: string | null;
  email: string | null;
  eInvoice?: 'ZUGFERD' | 'XRECHNUNG';
}

export interface PdfPlace {
  company: string | null;
  street: string;
  postalCode: string;
  city: string;
  country: string;
  contact: { name: string | null; phone: string | null };
  coordinates?: { lat: number; lng: number } | null;
}

/** Compatible with the core's Order. */
export interface PdfOrder {
  /** The tenant of the fair queue for rendering. */
  accountId: string;
  orderNumber: string | null;
  requestNumber: string | null;
  externalOrderId: string | null;
  customerReference: string | null;
  customerCostCentre: string | null;
  transportType: TransportType;
  vehicle: {
    manufacturer: string | null;
    model: string | null;
    vin: string | null;
    type: VehicleType;
    registration: { licensePlate: string | null };
  };
  pickup: PdfPlace;
  delivery: PdfPlace;
  requestedPickup: Date | null;
  requestedDelivery: Date | null;
  actualPickup: Date | null;
  actualDelivery: Date | null;
}

interface PdfFrame {
  language: Language;
  /** A sandbox document: marked across every page. */
  test: boolean;
  /** A preview of an invoice, marked like a test document. */
  isDraft?: boolean;
  /** When the document was created; also the file's creation date, so that the same data gives the same bytes. */
  createdAt: Date;
  /** The operator's time zone applies to every date. */
  operator: Pick<
    Operator,
    | 'name'
    | 'address'
    | 'vatId'
    | 'taxNumber'
    | 'vatExemption'
    | 'register'
    | 'managedBy'
    | 'phone'
    | 'bank'
    | 'sender'
    | 'timeZone'
    | 'brandColor'
  >;
  /** In the form that `prepareLogo` returns. */
  logo?: Uint8Array | null;
  customer: PdfCustomer;
  order: PdfOrder;
}

export interface PdfLine extends Pick<PriceLine, 'code' | 'fromKm' | 'percent'> {
  /** On an invoice: the order that the line belongs to. */
  orderId?: string | null;
  /** Shown for a line without a code; others are worded in the document's language. */
  description: string;
  quantity: number;
  /** Code of UN/ECE recommendation 20; by default that of the line's code. */
  unit?: string;
  /** A decimal in units of the currency, with at most four decimals. */
  unitNet: string;
  netCents: number;
}

export interface PdfAmounts {
  currency: string;
  lines: PdfLine[];
  netCents: number;
  vatGroups: VatGroup[];
  grossCents: number;
}

interface QuoteContent extends PdfFrame, PdfAmounts {
  quoteNumber: string;
  version: number;
  validUntil: Date;
  note: string | null;
}

export interface PdfPhoto extends Omit<ProtocolPhoto, 'damage'> {
  /** The number of the damage that it shows, in this document's table. */
  damageNumber: number | null;
}

interface PdfProtocol extends PdfFrame, Omit<ProtocolContent, 'photos'> {
  photos: PdfPhoto[];
  /** Items of the checklist without an answer. */
  unchecked: string[];
  performedAt: Date;
  odometerKm: number | null;
  /** A hybrid has two levels. */
  levels: { energy: 'fuelLevel' | 'chargeLevel'; percent: number }[];
}

export interface PdfQuote extends QuoteContent {
  kind: 'QUOTE';
}

export interface PdfSignedQuote extends QuoteContent {
  kind: 'SIGNED_QUOTE';
  acceptance: Acceptance;
}

export interface PdfPickupProtocol extends PdfProtocol {
  kind: 'PICKUP_PROTOCOL';
}

export interface PdfDeliveryProtocol extends PdfProtocol {
  kind: 'DELIVERY_PROTOCOL';
}

export interface PdfDamageReport extends PdfFrame {
  kind: 'DAMAGE_REPORT';
  reportedAt: Date;
  reportedBy: string | null;
  found: 'PICKUP' | 'TRANSPORT' | 'DELIVERY' | 'AFTER_DELIVERY';
  damages: (Damage & { photos: PdfPhoto[] })[];
  /** Photos that show none of these damages. */
  photos: PdfPhoto[];
  remarks: string | null;
}

/** The invoice itself, with positive amounts or those of a correction. */
export interface PdfInvoice extends PdfFrame {
  kind: 'INVOICE';
  currency: string;
  invoice: InvoiceDraft & { number: string };
  /** The e-invoice to attach; null only for a test document whose parties are not complete. */
  xml: string | null;
  service: ServicePeriod;
  /** The orders, if there are several; `order` is the first. */
  billed: readonly BilledOrder[];
}

export interface PdfReminder extends Omit<PdfFrame, 'order'> {
  kind: 'REMINDER';
  /** The tenant of the fair queue for rendering. */
  accountId: string;
  level: number;
  currency: string;
  /** The first paragraph. */
  text: string;
  invoices: { number: string; invoiceDate: string; dueOn: string; level: number; openCents: number }[];
  feeCents: number;
  /** Whether the fee is the flat fee of the law. */
  isFlatFee: boolean;
  interestCents: number;
  totalCents: number;
  payUntil: string;
}

/** An order on paper, for the driver and for dispatch. */
export interface PdfJob {
  customerName: string;
  order: PdfOrder;
  distanceKm: number | null;
  driver: { name: string; phone: string | null } | null;
  /** Null if the order needs none and has none; without a number, none is assigned yet. */
  shortTermPlate: { number: string | null; validUntil: string | null } | null;
  registration: boolean;
  isDriveable: boolean;
  instructions: string | null;
  /** Of dispatch to the driver. */
  note: string | null;
}

export interface PdfTrip {
  job: PdfJob;
  startsAt: Date;
  arrivesAt: Date;
  /** From the place before to the pickup; null if a place is unknown. */
  way: { from: string | null; km: number; minutes: number } | null;
}

export interface PdfDaySheet {
  kind: 'DAY_SHEET';
  day: string;
  driver: { name: string; phone: string | null };
  trips: PdfTrip[];
}

export interface PdfJobSheet {
  kind: 'JOB_SHEET';
  job: PdfJob;
}

export interface PdfPlateList {
  kind: 'PLATE_LIST';
  day: string;
  plates: {
    number: string;
    validFrom: string;
    validUntil: string;
    state: 'IN_STOCK' | 'WITH_DRIVER' | 'USED' | 'RETURNED';
    isExpired: boolean;
    driver: string | null;
    order: string | null;
  }[];
}

/** Sheets of dispatch to print in one go. Each has its own page numbers. */
export interface PdfPaper extends Omit<PdfFrame, 'order' | 'customer'> {
  kind: 'PAPER';
  operator: PdfFrame['operator'] & { phoneHours?: string | null };
  sheets: (PdfDaySheet | PdfJobSheet | PdfPlateList)[];
}

/** A letter about a damage case, to the customer or to the insurer. */
export interface PdfDamageLetter extends Omit<PdfFrame, 'order'> {
  kind: 'DAMAGE_LETTER';
  /** The tenant of the fair queue for rendering. */
  accountId: string;
  currency: string;
  caseNumber: string;
  orderNumber: string | null;
  /** The customer's reference, or the number of the claim at the insurer. */
  yourNumber: string | null;
  subject: string;
  text: string;
}

/** A credit of the customer that was used for an invoice. */
export interface PdfSetOff extends Omit<PdfFrame, 'order'> {
  kind: 'SET_OFF';
  /** The tenant of the fair queue for rendering. */
  accountId: string;
  currency: string;
  invoice: { number: string; invoiceDate: string; openCents: number };
  /** On an invoice, or left of a payment of a day. */
  credit: { invoiceNumber: string | null; paidOn: string | null; creditCents: number };
  amountCents: number;
}

/** Documents about one order. */
export type PdfOrderDocument =
  | PdfQuote
  | PdfSignedQuote
  | PdfPickupProtocol
  | PdfDeliveryProtocol
  | PdfDamageReport
  | PdfInvoice;

/** Documents for a customer. */
export type PdfLetter = PdfOrderDocument | PdfReminder | PdfDamageLetter | PdfSetOff;

export type PdfDocument = PdfLetter | PdfPaper;

const REMINDER_NAMES = ['REMINDER_1', 'REMINDER_2', 'REMINDER_3'] as const;

type DocumentName = Exclude<PdfDocument['kind'], 'REMINDER'> | InvoiceKind | (typeof REMINDER_NAMES)[number];

/** A correction has the kind of an invoice, but a separate name; a reminder has that of its level. */
export function nameOf(document: PdfDocument): DocumentName {
  if (document.kind === 'REMINDER') return REMINDER_NAMES[document.level - 1]!;
  return document.kind === 'INVOICE' ? document.invoice.kind : document.kind;
}
