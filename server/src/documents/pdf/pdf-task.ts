// The tasks that run in a thread, never on the main one: render a document, check a signature, read a logo.
import { composePdf } from './compose.ts';
import type { PdfDocument } from './document.ts';
import { checkDrawing, type DrawingCheck, prepareLogo } from './images.ts';

export type PdfTask = { document: PdfDocument } | { drawing: Uint8Array } | { logo: Uint8Array };
/** The bytes of a document or of a prepared logo, or the result of checking a drawing. */
export type PdfResult = Uint8Array | DrawingCheck;

export async function perform(task: PdfTask): Promise<PdfResult> {
  if ('document' in task) return composePdf(task.document);
  return 'logo' in task ? prepareLogo(task.logo) : checkDrawing(task.drawing);
}
