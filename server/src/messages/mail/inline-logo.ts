// The operator's logo within a mail: attached when it is sent, so that no mail program has to load it.
import { findLogo } from '../../operator/logo-store.ts';
import type { Db } from '../../platform/db.ts';
import { LOGO_CID } from './letter-style.ts';
import type { Attachment } from './transport.ts';

/** Empty if the mail shows none. One that was removed since leaves its alternative text. */
export async function inlineLogo(db: Db, html: string): Promise<Attachment[]> {
  if (!html.includes(`src="cid:${LOGO_CID}"`)) return [];
  const logo = await findLogo(db);
  if (logo === null) return [];
  const { bytes, contentType } = logo;
  const fileName = contentType === 'image/png' ? 'logo.png' : 'logo.jpg';
  return [{ fileName, contentType, bytes, cid: LOGO_CID }];
}
