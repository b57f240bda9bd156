// PDFs for tests that are not about PDFs: next to no work, unless pictures have to be looked at.
import type { PdfDocument } from '../../src/documents/pdf/document.ts';
import { type PdfRenderer, pdfRenderer } from '../../src/documents/pdf/render.ts';

export interface SwitchedRenderer extends PdfRenderer {
  /** Whether every document is rendered as the service does it. */
  thorough: boolean;
}

/** A picture may be unusable, and then rendering must fail; everything else is written down as one line. */
export function fastRenderer(): SwitchedRenderer {
  const real = pdfRenderer();
  return {
    ...real,
    thorough: false,
    async render(document) {
      if (this.thorough || hasPictures(document)) return real.render(document);
      const { kind, createdAt, order } = document;
      const line = [kind, createdAt.toISOString(), order.orderNumber ?? order.requestNumber].join(' ');
      return Buffer.from(`%PDF-1.7\n% ${line}\n%%EOF\n`);
    },
  };
}

function hasPictures(document: PdfDocument): boolean {
  if (document.kind === 'DAMAGE_REPORT') return document.photos.length > 0;
  if ('photos' in document)
    return document.photos.length > 0 || isDrawn(document.driver) || isDrawn(document.contact);
  return 'acceptance' in document && isDrawn(document.acceptance);
}

function isDrawn(signature: { mark: { method: string } } | null): boolean {
  return signature?.mark.method === 'DRAWN';
}
