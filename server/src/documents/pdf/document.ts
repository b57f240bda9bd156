// The data that each generated document is made of: plain objects that can travel to a worker thread.
import type { PriceLineCode } from '../../customers/agreements/price.ts';
import type { TransportType, VehicleType } from '../../customers/agreements/vocabulary.ts';
import type { Operator } from '../../operator/operator.ts';

export type PdfLanguage = 'de' | 'en';

/** A contracting party fits. A sandbox account without one appears under its account name. */
export interface PdfCustomer {
  name: string;
  address: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string;
  vatId: string | null;
  email: string | null;
}

export interface PdfPlace {
  company: string | null;
  street: string;
  postalCode: string;
  city: string;
  country: string;
  contact: { name: string | null; phone: string | null };
}

/** The core's Order fits as it is. */
export interface PdfOrder {
  orderNumber: string | null;
  requestNumber: string | null;
  externalOrderId: string | null;
  customerReference: string | null;
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
  language: PdfLanguage;
  /** A sandbox document: marked across every page. */
  test: boolean;
  /** When the document was created; also the file's creation date, so that the same data gives the same bytes. */
  createdAt: Date;
  /** Its time zone applies to every date. */
  operator: Operator;
  customer: PdfCustomer;
  order: PdfOrder;
}

export interface PdfLine {
  /** With a code the line is worded in the document's language, otherwise its description appears. */
  code?: PriceLineCode;
  description: string;
  quantity: number;
  /** A decimal in units of the currency, with at most four decimals. */
  unitNet: string;
  netCents: number;
}

export interface PdfAmounts {
  currency: string;
  lines: PdfLine[];
  netCents: number;
  /** Percent. */
  vatRate: number;
  vatCents: number;
  grossCents: number;
}

interface QuoteContent extends PdfFrame, PdfAmounts {
  quoteNumber: string;
  version: number;
  validUntil: Date;
  note: string | null;
}

/** A drawn path uses the units of the pad it was drawn on. */
export type PdfSignatureMark =
  | { method: 'TYPED'; text: string }
  | { method: 'DRAWN'; image: Uint8Array }
  | { method: 'DRAWN'; path: string; width: number; height: number };

export interface PdfSignature {
  name: string;
  signedAt: Date;
  mark: PdfSignatureMark;
}

/** An acceptance through the API is binding without a signature. */
export type PdfAcceptance = PdfSignature | { name: string; signedAt: Date; mark: { method: 'API' } };

export interface PdfPhoto {
  image: Uint8Array;
  caption: string | null;
  takenAt: Date | null;
}

export type PdfVehicleView = 'LEFT' | 'RIGHT' | 'TOP' | 'FRONT' | 'REAR';

export interface PdfDamage {
  /**
   * Measured from the view's left and top edge, 0 to 1. The vehicle's front is at the left edge on LEFT and
   * TOP, and at the right edge on RIGHT.
   */
  position: { view: PdfVehicleView; x: number; y: number } | null;
  /** A known type (see texts.ts) is worded in the document's language; any other appears as it is. */
  type: string | null;
  description: string;
  /** Was not there at pickup. */
  isNew: boolean;
}

export interface PdfChecklistItem {
  /** A known item (see texts.ts) is worded in the document's language; any other appears as it is. */
  item: string;
  ok: boolean;
  count: number | null;
  note: string | null;
}

interface ProtocolContent extends PdfFrame {
  performedAt: Date;
  odometerKm: number | null;
  /** A hybrid has two. */
  levels: { energy: 'FUEL' | 'CHARGE'; percent: number }[];
  checklist: PdfChecklistItem[];
  damages: PdfDamage[];
  remarks: string | null;
  photos: PdfPhoto[];
  driver: PdfSignature | null;
  contact: PdfSignature | null;
  /** Why the contact did not sign. */
  contactAbsence: string | null;
}

export interface PdfQuote extends QuoteContent {
  kind: 'QUOTE';
}

export interface PdfSignedQuote extends QuoteContent {
  kind: 'SIGNED_QUOTE';
  acceptance: PdfAcceptance;
}

export interface PdfPickupProtocol extends ProtocolContent {
  kind: 'PICKUP_PROTOCOL';
}

export interface PdfDeliveryProtocol extends ProtocolContent {
  kind: 'DELIVERY_PROTOCOL';
}

export interface PdfDamageReport extends PdfFrame {
  kind: 'DAMAGE_REPORT';
  reportedAt: Date;
  reportedBy: string | null;
  found: 'PICKUP' | 'TRANSPORT' | 'DELIVERY' | 'AFTER_DELIVERY';
  damages: (PdfDamage & { photos: PdfPhoto[] })[];
  remarks: string | null;
}

export interface PdfInvoice extends PdfFrame, PdfAmounts {
  kind: 'INVOICE';
  invoiceNumber: string;
  invoiceDate: Date;
  serviceDate: Date;
  dueDate: Date;
  note: string | null;
}

export type PdfDocument =
  | PdfQuote
  | PdfSignedQuote
  | PdfPickupProtocol
  | PdfDeliveryProtocol
  | PdfDamageReport
  | PdfInvoice;
