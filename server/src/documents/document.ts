// Documents of an order: who may see them, and their names for customers.
import type { ApiScope } from '../customers/credentials/api-scopes.ts';
import type { Scope } from '../model/environment.ts';
import type { DocumentKind } from '../model/orders/document-kinds.ts';
import type { Links } from '../model/orders/links.ts';

/** The XML of an invoice is stored like a document, but is no document of the order: its PDF contains it. */
export type StoredKind = DocumentKind | 'INVOICE_XML';

export interface Document<Kind extends StoredKind = DocumentKind> extends Scope {
  id: string;
  orderId: string;
  kind: Kind;
  fileName: string;
  contentType: string;
  size: number;
  /** Hexadecimal. */
  sha256: string;
  createdAt: Date;
}

/** In addition to documents:read, which every document needs. */
const EXTRA_SCOPE: Partial<Record<DocumentKind, ApiScope>> = {
  INVOICE: 'invoices:read',
  QUOTE: 'quotes:read',
  SIGNED_QUOTE: 'quotes:read',
};

export function isVisible(kind: DocumentKind, scopes: readonly ApiScope[]): boolean {
  const extra = EXTRA_SCOPE[kind];
  return extra === undefined || scopes.includes(extra);
}

/** The reference to a document in an event. */
export function documentReference(links: Links, document: Document) {
  const { id, kind, fileName, contentType, size, sha256 } = document;
  return { id, kind, fileName, contentType, size, sha256, downloadUrl: links.document(document) };
}
