// What is done in a thread and never on the main one: making a document, and trying a drawn signature.
import { composePdf } from './compose.ts';
import type { PdfDocument } from './document.ts';
import { type DrawingVerdict, judgeDrawing } from './images.ts';

export type PdfTask = { document: PdfDocument } | { drawing: Uint8Array };
/** The file of a document; what was found on a drawing. */
export type PdfResult = Uint8Array | DrawingVerdict;

export async function perform(task: PdfTask): Promise<PdfResult> {
  return 'document' in task ? composePdf(task.document) : judgeDrawing(task.drawing);
}
