// Documents of an order: their kinds, who may see them, and how the customer sees them.
import type { ApiScope } from '../customers/credentials/api-scopes.ts';
import type { Environment } from '../http/trace.ts';

export const DOCUMENT_KINDS = [
  'PICKUP_PROTOCOL',
  'DELIVERY_PROTOCOL',
  'DAMAGE_REPORT',
  'AUTHORIZATION',
  'VEHICLE_DOCUMENT',
  'INVOICE',
  'QUOTE',
  'SIGNED_QUOTE',
] as const;

export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export interface Document {
  id: string;
  accountId: string;
  environment: Environment;
  orderId: string;
  kind: DocumentKind;
  fileName: string;
  contentType: string;
  size: number;
  /** Hexadecimal. */
  sha256: string;
  createdAt: Date;
}

/** In addition to documents:read, which every document requires. */
const EXTRA_SCOPE: Partial<Record<DocumentKind, ApiScope>> = {
  INVOICE: 'invoices:read',
  QUOTE: 'quotes:read',
  SIGNED_QUOTE: 'quotes:read',
};

export function isVisible(kind: DocumentKind, scopes: readonly ApiScope[]): boolean {
  const extra = EXTRA_SCOPE[kind];
  return extra === undefined || scopes.includes(extra);
}

export function downloadUrl(publicUrl: string, document: Pick<Document, 'id' | 'orderId'>): string {
  return `${publicUrl}/api/v1/extern/orders/${document.orderId}/documents/${document.id}`;
}

/** How an event describes a document. */
export function documentReference(publicUrl: string, document: Document) {
  const { id, kind, fileName, contentType, size, sha256 } = document;
  return { id, kind, fileName, contentType, size, sha256, downloadUrl: downloadUrl(publicUrl, document) };
}
