// Turns a document's data into PDF bytes; the same data always gives the same file.
import { archiveInvoice } from './archive.ts';
import { drawDamageLetter } from './damage-letter.ts';
import { drawDamageReport } from './damage-report.ts';
import { nameOf, type PdfDocument } from './document.ts';
import { drawInvoice } from './invoice.ts';
import { finishPages } from './letterhead.ts';
import { drawPaper } from './paper.ts';
import { drawProtocol } from './protocol.ts';
import { drawQuote } from './quote.ts';
import { drawReminder } from './reminder.ts';
import { drawSetOff } from './set-off.ts';
import { openSheet, type Sheet } from './sheet.ts';
import { textsIn } from './texts.ts';

function numberOf(document: PdfDocument): string | null {
  switch (document.kind) {
    case 'QUOTE':
    case 'SIGNED_QUOTE':
      return document.quoteNumber;
    case 'INVOICE':
      return document.invoice.number;
    case 'DAMAGE_LETTER':
      return document.caseNumber;
    case 'SET_OFF':
      return document.invoice.number;
    case 'REMINDER':
    case 'PAPER':
      return null;
    default:
      return document.order.orderNumber ?? document.order.requestNumber;
  }
}

function draw(sheet: Sheet, document: PdfDocument, title: string): void {
  switch (document.kind) {
    case 'QUOTE':
    case 'SIGNED_QUOTE':
      drawQuote(sheet, document, title);
      break;
    case 'PICKUP_PROTOCOL':
    case 'DELIVERY_PROTOCOL':
      drawProtocol(sheet, document, title);
      break;
    case 'DAMAGE_REPORT':
      drawDamageReport(sheet, document, title);
      break;
    case 'INVOICE':
      drawInvoice(sheet, document, title);
      break;
    case 'REMINDER':
      drawReminder(sheet, document, title);
      break;
    case 'PAPER':
      drawPaper(sheet, document);
      break;
    case 'DAMAGE_LETTER':
      drawDamageLetter(sheet, document);
      break;
    case 'SET_OFF':
      drawSetOff(sheet, document);
      break;
  }
}

export async function composePdf(document: PdfDocument): Promise<Buffer> {
  const title = [textsIn(document.language)(nameOf(document)), numberOf(document)].filter(Boolean).join(' ');
  const sheet = openSheet(document, title);
  draw(sheet, document, title);
  finishPages(sheet, document);
  if (document.kind === 'INVOICE') archiveInvoice(sheet, document);
  sheet.doc.end();
  const parts: Uint8Array[] = [];
  for await (const part of sheet.doc) parts.push(part);
  return Buffer.concat(parts);
}
