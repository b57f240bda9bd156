// Renders a document and makes it ready to be stored with the change it belongs to.
import type { EventName } from '../orders/model/event-catalog.ts';
import type { Order } from '../orders/model/order.ts';
import type { Clock } from '../platform/clock.ts';
import { fileNameOf } from './letterhead.ts';
import { type NewDocument, newDocument } from './new-document.ts';
import type { PdfDocument } from './pdf/document.ts';
import type { PdfRenderer } from './pdf/render.ts';

/** The dependencies for rendering a document. */
export interface RenderContext {
  pdf: PdfRenderer;
  clock: Clock;
}

export async function makeDocument(
  { pdf }: RenderContext,
  order: Order,
  document: PdfDocument,
  number: string,
  announcedBy: EventName,
): Promise<NewDocument> {
  const bytes = await pdf.render(document);
  const fileName = fileNameOf(document, number);
  const file = { kind: document.kind, fileName, contentType: 'application/pdf', bytes, announcedBy };
  return newDocument(order, file, document.createdAt);
}
