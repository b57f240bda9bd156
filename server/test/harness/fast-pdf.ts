// PDFs for tests that are not about PDFs: almost no work, except for documents with pictures.
import type { PdfDocument } from '../../src/documents/pdf/document.ts';
import { type PdfRenderer, pdfRenderer } from '../../src/documents/pdf/render.ts';

export interface SwitchedRenderer extends PdfRenderer {
  /** True if every document is rendered as in the service. */
  thorough: boolean;
}

/** A broken picture must make rendering fail, so pictures are rendered. Other documents become one line. */
export function fastRenderer(): SwitchedRenderer {
  const real = pdfRenderer();
  return {
    ...real,
    thorough: false,
    async render(document) {
      if (this.thorough || hasPictures(document)) return real.render(document);
      const { kind, createdAt } = document;
      const about = aboutOf(document);
      const line = [kind, createdAt.toISOString(), about].join(' ');
      return Buffer.from(`%PDF-1.7\n% ${line}\n%%EOF\n`);
    },
  };
}

function aboutOf(document: PdfDocument): string | number | null {
  if (document.kind === 'REMINDER') return document.level;
  if (document.kind === 'DAMAGE_LETTER') return document.caseNumber;
  if (document.kind === 'SET_OFF') return document.invoice.number;
  if (document.kind === 'PAPER') return document.sheets.map(({ kind }) => kind).join(' ');
  return document.order.orderNumber ?? document.order.requestNumber;
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
