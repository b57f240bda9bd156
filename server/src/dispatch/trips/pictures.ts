// Checks the pictures a phone sends: photos and drawn signatures must be usable in a PDF.
import { checkJpeg } from '../../documents/pdf/jpeg.ts';
import {
  PHOTO_PIXELS,
  PNG_HEADER_BYTES,
  readPngSize,
  SIGNATURE_PIXELS,
} from '../../documents/pdf/png-header.ts';
import type { PdfRenderer } from '../../documents/pdf/render.ts';
import { sniffFile } from '../../documents/sniff.ts';
import { type FieldProblem, invalidFields } from '../../platform/call-errors.ts';
import type { ProtocolData } from './protocol.ts';

export const UNUSABLE_DRAWING = {
  code: 'invalid_format',
  message: 'This is not a usable PNG.',
  reason: 'picture',
} as const;

export const EMPTY_DRAWING = {
  code: 'invalid_value',
  message: 'There is no signature on this drawing. Please sign with a visible stroke.',
  reason: 'signature_empty',
} as const;

/** Checks only the header; `checkDrawings` decodes the rest in a thread. */
export function hasUsablePngHeader(base64: string): boolean {
  const size = readPngSize(Buffer.from(base64.slice(0, Math.ceil(PNG_HEADER_BYTES / 3) * 4), 'base64'));
  return size !== null && size.width * size.height <= SIGNATURE_PIXELS;
}

/** Refuses drawn signatures that a document cannot show. Slow: never call it inside a transaction. */
export async function checkDrawings(
  pdf: PdfRenderer,
  driverId: string,
  changes: Partial<ProtocolData>,
): Promise<void> {
  const checked = (['driverSignature', 'contactSignature'] as const).map(
    async (party): Promise<FieldProblem[]> => {
      const drawn = changes[party];
      if (!drawn) return [];
      const verdict = await pdf.checkDrawing(Buffer.from(drawn.png, 'base64'), driverId);
      if (verdict === 'SIGNATURE') return [];
      return [{ field: `${party}.png`, ...(verdict === 'EMPTY' ? EMPTY_DRAWING : UNUSABLE_DRAWING) }];
    },
  );
  const problems = (await Promise.all(checked)).flat();
  if (problems.length > 0) throw invalidFields(problems);
}

/**
 * Returns the photo's content type. For a PNG only the size is read here; the PDF thread does the slow rest.
 */
export function checkPhoto(bytes: Buffer): 'image/jpeg' | 'image/png' {
  const { contentType } = sniffFile(bytes);
  if (contentType === 'image/png') {
    const size = readPngSize(bytes);
    if (size === null) throw unusable('The photo cannot be shown: the PNG has no header.');
    if (size.width * size.height > PHOTO_PIXELS) {
      throw unusable(
        `A PNG photo may have at most ${PHOTO_PIXELS / 1_000_000} million pixels. Send a smaller one, or a JPEG.`,
      );
    }
    return contentType;
  }
  if (contentType !== 'image/jpeg') throw unusable('Only JPEG and PNG photos are accepted.');
  try {
    checkJpeg(bytes);
  } catch (error) {
    throw unusable(`The photo cannot be shown: ${(error as Error).message}.`);
  }
  return contentType;
}

function unusable(message: string) {
  return invalidFields([{ field: 'file', code: 'invalid_format', message, reason: 'picture' }]);
}
