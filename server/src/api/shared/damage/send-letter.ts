// Sends the PDF of a letter about a damage case.
import { damageErrors } from '../../../damage/errors.ts';
import type { DamageLetter } from '../../../damage/letter-store.ts';
import { loadDocument } from '../../../documents/attach.ts';
import { refuseAltered } from '../../../documents/report-altered.ts';
import { sendOnce } from '../../../http/download.ts';
import type { Answer } from '../../../http/route.ts';
import type { Core } from '../../../orders/records/core.ts';

export async function sendLetterFile(core: Core, letter: DamageLetter | null): Promise<Answer> {
  const file = letter?.documentId ? await loadDocument(core, letter.documentId) : null;
  if (file === null) throw damageErrors.DAMAGE_CASE_NOT_FOUND();
  if ('altered' in file) return refuseAltered(core, file.altered);
  return sendOnce(file);
}
