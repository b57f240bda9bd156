// Letters about a case: prepared from a text, edited by a person, then rendered, stored and mailed.
import { createHash } from 'node:crypto';
import { customerOf, fileNameOf, type Letterhead, loadLetterhead } from '../documents/letterhead.ts';
import type { PdfCustomer, PdfDamageLetter } from '../documents/pdf/document.ts';
import { insertDocument, type StoredDocument } from '../documents/store.ts';
import { damageMail } from '../messages/mail/damage-mail.ts';
import { type NewMail, newMail } from '../messages/mail/mail.ts';
import { insertMails } from '../messages/mail/store.ts';
import type { Order } from '../model/orders/order.ts';
import type { Actor } from '../operator/audit.ts';
import { findLogo } from '../operator/logo-store.ts';
import { runOnOrder } from '../orders/act/run-on-order.ts';
import type { Core } from '../orders/records/core.ts';
import { getAnyOrder } from '../orders/records/find-order.ts';
import { uuidv7 } from '../platform/ids.ts';
import type { Language } from '../platform/language.ts';
import type { DamageCase } from './damage-case.ts';
import { notChangeable } from './errors.ts';
import { type DamageLetter, insertLetter } from './letter-store.ts';
import { fillLetter, type LetterKind, type LetterText, RECIPIENT_OF } from './letter-texts.ts';
import { valuesOf, vehicleName } from './letter-values.ts';
import { getCase, recordCaseAudit, refuseInSandbox } from './run-on-case.ts';
import { findDamageSettings } from './settings.ts';

export interface PreparedLetter extends LetterText {
  kind: LetterKind;
  language: Language;
  recipientName: string;
  /** Null if none is known. */
  recipient: string | null;
}

/** The text with its placeholders filled in, for a person to edit. In the customer's language unless another is named. */
export async function prepareLetter(
  core: Core,
  found: DamageCase,
  kind: LetterKind,
  asked: Language | undefined,
): Promise<PreparedLetter> {
  const order = await getAnyOrder(core.sql, found.orderId);
  const letterhead = await loadLetterhead(core.sql, found.accountId);
  const { texts } = await findDamageSettings(core.sql);
  const language = asked ?? (RECIPIENT_OF[kind] === 'INSURER' ? 'de' : letterhead.account.language);
  const { timeZone } = letterhead.operator;
  const values = valuesOf(found, order, { language, timeZone, now: core.clock.now() });
  const { name, email } = recipientOf(found, letterhead, kind);
  return {
    kind,
    language,
    recipientName: name,
    recipient: email,
    ...fillLetter(texts[kind][language], values),
  };
}

function recipientOf(found: DamageCase, { account }: Letterhead, kind: LetterKind): PdfCustomer {
  if (RECIPIENT_OF[kind] === 'CUSTOMER') return customerOf(account);
  const { insurerName, insurerAddress, insurerEmail } = found;
  return {
    name: insurerName ?? '',
    address: insurerAddress,
    country: 'DE',
    vatId: null,
    email: insurerEmail,
  };
}

export interface LetterToSend extends LetterText {
  kind: LetterKind;
  language: Language;
  /** By default the address of the prepared letter. */
  recipient?: string | undefined;
}

interface Rendered {
  letter: DamageLetter;
  document: StoredDocument;
  bytes: Buffer;
  objectKey: string | null;
  mail: NewMail;
}

export function sendLetter(
  core: Core,
  actor: Actor,
  reference: string,
  given: LetterToSend,
): Promise<DamageLetter> {
  return runOnOrder<DamageLetter, Rendered>(core, {
    find: async (db) => getAnyOrder(db, (await getCase(db, reference)).orderId),
    prepare: async (order) => renderLetter(core, actor, order, await getCase(core.sql, reference), given),
    async act(tx, _order, { letter, document, bytes, objectKey, mail }) {
      const found = await getCase(tx, reference);
      await insertDocument(tx, document, { bytes, objectKey });
      await insertLetter(tx, letter);
      await insertMails(tx, [mail]);
      const { id: letterId, kind, recipientType } = letter;
      await recordCaseAudit(core, tx, actor, 'letter_sent', found, { letterId, kind, recipientType });
      return letter;
    },
  });
}

async function renderLetter(
  core: Core,
  actor: Actor,
  order: Order,
  found: DamageCase,
  { kind, language, subject, text, recipient: named }: LetterToSend,
): Promise<Rendered> {
  refuseInSandbox(found);
  const letterhead = await loadLetterhead(core.sql, found.accountId);
  const { operator } = letterhead;
  const party = recipientOf(found, letterhead, kind);
  const recipient = named ?? party.email;
  if (recipient === null || party.name === '') throw notChangeable('NO_RECIPIENT', found);
  const now = core.clock.now();
  const recipientType = RECIPIENT_OF[kind];
  const pdf: PdfDamageLetter = {
    kind: 'DAMAGE_LETTER',
    language,
    test: false,
    createdAt: now,
    operator,
    customer: party,
    accountId: found.accountId,
    currency: found.currency,
    caseNumber: found.number,
    orderNumber: order.orderNumber,
    yourNumber: recipientType === 'INSURER' ? found.insurerNumber : order.customerReference,
    subject,
    text,
  };
  const bytes = await core.pdf.render({ ...pdf, logo: (await findLogo(core.sql))?.bytes ?? null });
  const objectKey = await core.objects.put(found.accountId, bytes);
  const document = documentOf(pdf, bytes);
  const about = {
    subject,
    text,
    caseNumber: found.number,
    orderNumber: order.orderNumber,
    vehicle: vehicleName(order),
  };
  const { accountId, environment } = found;
  const envelope = { accountId, environment, orderId: order.id, kind: pdf.kind, recipient, language };
  const mail = newMail(envelope, damageMail(about, { operator, language, now }), now, {
    documentId: document.id,
  });
  const letter: DamageLetter = {
    id: uuidv7(now),
    caseId: found.id,
    accountId,
    kind,
    recipientType,
    recipient,
    subject,
    documentId: document.id,
    createdAt: now,
    createdBy: actor.name,
  };
  return { letter, document, bytes, objectKey, mail };
}

function documentOf(pdf: PdfDamageLetter, bytes: Buffer): StoredDocument {
  return {
    id: uuidv7(pdf.createdAt),
    accountId: pdf.accountId,
    environment: 'production',
    orderId: null,
    kind: pdf.kind,
    fileName: fileNameOf(pdf, pdf.caseNumber),
    contentType: 'application/pdf',
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    createdAt: pdf.createdAt,
  };
}
