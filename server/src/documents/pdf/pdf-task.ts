// What is done in a thread and never on the main one: making a document, and trying a drawn signature.
import { composePdf } from './compose.ts';
import type { PdfDocument } from './document.ts';
import { drawingDecodes } from './images.ts';

export type PdfTask = { document: PdfDocument } | { drawing: Uint8Array };
/** The file of a document; whether a drawing can be shown. */
export type PdfResult = Uint8Array | boolean;

export async function perform(task: PdfTask): Promise<PdfResult> {
  return 'document' in task ? composePdf(task.document) : drawingDecodes(task.drawing);
}
