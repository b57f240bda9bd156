// What is done in a thread and never on the main one: making a document, trying a drawn signature, reading a logo.
import { composePdf } from './compose.ts';
import type { PdfDocument } from './document.ts';
import { checkDrawing, type DrawingCheck, prepareLogo } from './images.ts';

export type PdfTask = { document: PdfDocument } | { drawing: Uint8Array } | { logo: Uint8Array };
/** The file of a document, or of a logo as documents embed it; what was found on a drawing. */
export type PdfResult = Uint8Array | DrawingCheck;

export async function perform(task: PdfTask): Promise<PdfResult> {
  if ('document' in task) return composePdf(task.document);
  return 'logo' in task ? prepareLogo(task.logo) : checkDrawing(task.drawing);
}
