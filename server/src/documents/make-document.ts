// Renders a document and writes its bytes to the store, before the change that names them.

import type { EventName } from '../model/orders/event-catalog.ts';
import type { Order } from '../model/orders/order.ts';
import { findLogo } from '../operator/logo-store.ts';
import type { Clock } from '../platform/clock.ts';
import type { Sql } from '../platform/db.ts';
import type { Objects } from '../platform/objects/objects.ts';
import { fileNameOf } from './letterhead.ts';
import { type NewDocument, newDocument, putBytes } from './new-document.ts';
import type { PdfOrderDocument } from './pdf/document.ts';
import type { PdfRenderer } from './pdf/render.ts';

/** The dependencies for rendering a document. */
export interface RenderContext {
  sql: Sql;
  pdf: PdfRenderer;
  clock: Clock;
  /** `OBJECTS_IN_ROWS` for a preview, which is not stored. */
  objects: Objects;
}

export async function makeDocument(
  { sql, pdf, objects }: RenderContext,
  order: Order,
  document: PdfOrderDocument,
  number: string,
  announcedBy: EventName,
): Promise<NewDocument> {
  const logo = document.logo === undefined ? ((await findLogo(sql))?.bytes ?? null) : document.logo;
  const bytes = await pdf.render({ ...document, logo });
  const fileName = fileNameOf(document, number);
  const file = { kind: document.kind, fileName, contentType: 'application/pdf', bytes, announcedBy };
  return putBytes(objects, newDocument(order, file, document.createdAt));
}
