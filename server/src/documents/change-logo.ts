// Sets the logo on every document after a thread has checked it, or removes it.

import { type Actor, recordAudit } from '../operator/audit.ts';
import { deleteLogo, type Logo, saveLogo } from '../operator/logo-store.ts';
import type { BaseContext } from '../platform/base-context.ts';
import { invalidFields } from '../platform/call-errors.ts';
import { checkJpeg } from './pdf/jpeg.ts';
import { PdfError } from './pdf/pdf-error.ts';
import { isPng, readPngSize } from './pdf/png-header.ts';
import type { PdfRenderer } from './pdf/render.ts';

export const LOGO_LIMIT_BYTES = 512 * 1024;

type LogoContext = Pick<BaseContext, 'sql' | 'clock'> & { pdf: PdfRenderer };

export async function changeLogo(
  { sql, clock, pdf }: LogoContext,
  actor: Actor,
  file: Buffer,
): Promise<Logo> {
  const bytes = await prepare(pdf, actor, file);
  const contentType = isPng(bytes) ? 'image/png' : 'image/jpeg';
  const { width, height } = readPngSize(bytes) ?? checkJpeg(bytes);
  const logo: Logo = { bytes, contentType, width, height, updatedAt: clock.now() };
  await sql.begin(async (tx) => {
    await saveLogo(tx, logo);
    await audit(tx, clock, actor, 'operator.logo_changed', { contentType, size: bytes.length });
  });
  return logo;
}

export async function removeLogo({ sql, clock }: LogoContext, actor: Actor): Promise<void> {
  await sql.begin(async (tx) => {
    if (await deleteLogo(tx)) await audit(tx, clock, actor, 'operator.logo_removed', {});
  });
}

async function prepare(pdf: PdfRenderer, actor: Actor, file: Buffer): Promise<Buffer> {
  try {
    return await pdf.prepareLogo(file, actor.name);
  } catch (error) {
    if (!(error instanceof PdfError) || error.code !== 'IMAGE_UNREADABLE') throw error;
    throw invalidFields([
      { field: 'file', code: 'invalid_format', message: error.message, reason: 'picture' },
    ]);
  }
}

async function audit(
  tx: Parameters<typeof recordAudit>[0],
  clock: BaseContext['clock'],
  actor: Actor,
  action: string,
  details: Record<string, unknown>,
): Promise<void> {
  await recordAudit(tx, clock, actor, {
    action,
    accountId: null,
    subjectType: 'operator',
    subjectId: 'operator',
    details,
  });
}
