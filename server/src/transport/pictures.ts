// Which pictures a phone may send: photos and drawn signatures that a PDF can show.
import { checkJpeg } from '../documents/pdf/jpeg.ts';
import { PNG_HEADER_BYTES, readPngSize, SIGNATURE_PIXELS } from '../documents/pdf/png-header.ts';
import type { PdfRenderer } from '../documents/pdf/render.ts';
import { sniffFile } from '../documents/sniff.ts';
import { type FieldProblem, invalidFields } from '../http/errors.ts';
import type { ProtocolData } from './protocol.ts';

export const UNUSABLE_DRAWING = { code: 'invalid_format', message: 'This is not a usable PNG.' } as const;

export const EMPTY_DRAWING = {
  code: 'invalid_value',
  message: 'There is no signature on this drawing. Please sign with a visible stroke.',
} as const;

/** A look at the header alone; `checkDrawings` decodes the rest, in a thread. */
export function startsAsDrawing(base64: string): boolean {
  const size = readPngSize(Buffer.from(base64.slice(0, Math.ceil(PNG_HEADER_BYTES / 3) * 4), 'base64'));
  return size !== null && size.width * size.height <= SIGNATURE_PIXELS;
}

/** Refuses drawn signatures that a document could not show. Takes its time: never within a transaction. */
export async function checkDrawings(pdf: PdfRenderer, changes: Partial<ProtocolData>): Promise<void> {
  const checked = (['driverSignature', 'contactSignature'] as const).map(
    async (party): Promise<FieldProblem[]> => {
      const drawn = changes[party];
      const verdict = drawn ? await pdf.judgeDrawing(Buffer.from(drawn.png, 'base64')) : 'SIGNATURE';
      if (verdict === 'SIGNATURE') return [];
      return [{ field: `${party}.png`, ...(verdict === 'EMPTY' ? EMPTY_DRAWING : UNUSABLE_DRAWING) }];
    },
  );
  const problems = (await Promise.all(checked)).flat();
  if (problems.length > 0) throw invalidFields(problems);
}

/** The content type of a photo. A JPEG is checked here; a PNG would take too long, so the PDF does it. */
export function checkPhoto(bytes: Buffer): 'image/jpeg' | 'image/png' {
  const { contentType } = sniffFile(bytes);
  if (contentType === 'image/png') return contentType;
  if (contentType !== 'image/jpeg') throw unusable('Only JPEG and PNG photos are accepted.');
  try {
    checkJpeg(bytes);
  } catch (error) {
    throw unusable(`The photo cannot be shown: ${(error as Error).message}.`);
  }
  return contentType;
}

function unusable(message: string) {
  return invalidFields([{ field: 'file', code: 'invalid_format', message }]);
}
