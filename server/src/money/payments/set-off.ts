// Uses a credit of a customer for an invoice, in one step with the letter about it.
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { customerOf, fileNameOf, type Letterhead, loadLetterhead } from '../../documents/letterhead.ts';
import type { PdfSetOff } from '../../documents/pdf/document.ts';
import { insertDocument, type StoredDocument } from '../../documents/store.ts';
import { centsToAmount } from '../../model/prices/price.ts';
import { type Actor, recordAudit } from '../../operator/audit.ts';
import { findLogo } from '../../operator/logo-store.ts';
import type { Core } from '../../orders/records/core.ts';
import { serviceBusy } from '../../platform/call-errors.ts';
import type { Db } from '../../platform/db.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { dayOf } from '../../platform/time-zones.ts';
import { allocationFault, paymentErrors } from './errors.ts';
import { lockItems } from './open-items-store.ts';
import type { Allocation, OpenItem } from './payment.ts';
import { insertAllocations, lockPayments } from './payment-store.ts';
import { insertSetOff } from './set-off-store.ts';

/** A credit on an invoice, or what is left of a payment; one of both has an id. */
export interface SetOff {
  invoiceId: string;
  creditInvoiceId: string | null;
  creditPaymentId: string | null;
  amountCents: number;
}

interface Sides {
  item: OpenItem;
  /** What the letter calls the credit: the number of an invoice, or the day of a payment. */
  credit: PdfSetOff['credit'];
}

/** Each time another change moves the sums between rendering and storing. */
const MAX_ATTEMPTS = 5;

/** Rendered before anything is locked, and again if the letter would state other sums than those at its commit. */
export async function setOffCredit(
  core: Core,
  actor: Actor,
  wanted: SetOff,
): Promise<{ id: string; documentId: string }> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const stored = await tryToSetOff(core, actor, wanted);
    if (stored) return stored;
  }
  throw serviceBusy(1, { message: 'Others change the same invoice at this moment. Try again.' });
}

/** Null if the sums have changed since: then nothing is stored. */
async function tryToSetOff(core: Core, actor: Actor, wanted: SetOff) {
  const { sql, clock } = core;
  const now = clock.now();
  const sides = await sql.begin((tx) => readSides(tx, wanted));
  const letterhead = await loadLetterhead(sql, sides.item.accountId);
  const pdf = pdfOf(letterhead, sides, wanted, now);
  const bytes = await core.pdf.render({ ...pdf, logo: (await findLogo(sql))?.bytes ?? null });
  const document = documentOf(pdf, bytes);
  const objectKey = await core.objects.put(pdf.accountId, bytes);
  const id = uuidv7(now);
  return sql.begin(async (tx) => {
    if (!isDeepStrictEqual(statedSums(await readSides(tx, wanted)), statedSums(sides))) return null;
    const { item } = sides;
    await insertDocument(tx, document, { bytes, objectKey });
    const frame = { accountId: item.accountId, createdAt: now, createdBy: actor.name };
    await insertSetOff(tx, { id, documentId: document.id, ...frame });
    await insertAllocations(tx, allocationsOf(wanted, id, actor, now));
    await recordAudit(tx, clock, actor, {
      action: 'credit.set_off',
      accountId: item.accountId,
      subjectType: 'invoice',
      subjectId: item.id,
      details: {
        invoiceNumber: item.number,
        credit: sides.credit.invoiceNumber,
        paymentId: wanted.creditPaymentId,
        amount: centsToAmount(wanted.amountCents),
        currency: item.currency,
      },
    });
    return { id, documentId: document.id };
  });
}

/** What the letter states of both sides. */
const statedSums = ({ item, credit }: Sides) => ({ openCents: item.openCents, credit });

/** Payments are locked before invoices, as everywhere. Refuses what cannot be set off. */
async function readSides(tx: Db, wanted: SetOff): Promise<Sides> {
  const { invoiceId, creditInvoiceId, creditPaymentId, amountCents } = wanted;
  const [payment] = await lockPayments(tx, creditPaymentId ? [creditPaymentId] : []);
  const items = await lockItems(tx, creditInvoiceId ? [invoiceId, creditInvoiceId] : [invoiceId]);
  const item = items.find(({ id }) => id === invoiceId);
  const creditItem = items.find(({ id }) => id === creditInvoiceId);
  const credit = payment ?? creditItem;
  if (!item || !credit) throw paymentErrors.PAYMENT_NOT_FOUND();
  const invoiceNumber = item.number;
  if (credit.currency !== item.currency) throw allocationFault('OTHER_CURRENCY', { invoiceNumber });
  if (amountCents > item.openCents) {
    throw allocationFault('MORE_THAN_OPEN', { invoiceNumber, open: centsToAmount(item.openCents) });
  }
  const creditCents = payment ? payment.restCents : -creditItem!.openCents;
  const ownerId = payment ? payment.creditAccountId : creditItem!.accountId;
  if (ownerId !== item.accountId || payment?.setAside || amountCents > creditCents) {
    throw allocationFault('NO_CREDIT', { credit: centsToAmount(Math.max(0, creditCents)) });
  }
  return {
    item,
    credit: { invoiceNumber: creditItem?.number ?? null, paidOn: payment?.bookedOn ?? null, creditCents },
  };
}

function allocationsOf(wanted: SetOff, setOffId: string, actor: Actor, now: Date): Allocation[] {
  const { invoiceId, creditInvoiceId, creditPaymentId: paymentId, amountCents } = wanted;
  const frame = { reason: null, setOffId, createdAt: now, createdBy: actor.name };
  if (paymentId !== null) {
    return [{ id: uuidv7(now), ...frame, kind: 'PAYMENT', paymentId, invoiceId, amountCents }];
  }
  const half = { ...frame, kind: 'SET_OFF' as const, paymentId: null };
  return [
    { id: uuidv7(now), ...half, invoiceId, amountCents },
    { id: uuidv7(now), ...half, invoiceId: creditInvoiceId!, amountCents: -amountCents },
  ];
}

function pdfOf(
  { account, operator }: Letterhead,
  { item, credit }: Sides,
  { amountCents }: SetOff,
  createdAt: Date,
): PdfSetOff {
  return {
    kind: 'SET_OFF',
    language: account.language,
    test: false,
    createdAt,
    operator,
    customer: customerOf(account),
    accountId: account.id,
    currency: item.currency,
    invoice: { number: item.number, invoiceDate: item.invoiceDate, openCents: item.openCents },
    credit,
    amountCents,
  };
}

function documentOf(pdf: PdfSetOff, bytes: Buffer): StoredDocument {
  return {
    id: uuidv7(pdf.createdAt),
    accountId: pdf.accountId,
    environment: 'production',
    orderId: null,
    kind: 'SET_OFF',
    fileName: fileNameOf(pdf, `${dayOf(pdf.operator.timeZone, pdf.createdAt)}-${pdf.invoice.number}`),
    contentType: 'application/pdf',
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    createdAt: pdf.createdAt,
  };
}
