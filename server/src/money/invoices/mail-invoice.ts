// Mails an invoice to the customer's address for invoices: with its issue, and again at the operator's request.

import { type Letterhead, loadLetterhead } from '../../documents/letterhead.ts';
import { type InvoiceToSend, invoiceMail } from '../../messages/mail/invoice-mail.ts';
import { type NewMail, newMail } from '../../messages/mail/mail.ts';
import { insertMails } from '../../messages/mail/store.ts';
import { invoiceAddressOf, invoiceRecipientOf } from '../../model/account.ts';
import { type Environment, isTest } from '../../model/environment.ts';
import { orderErrors } from '../../model/orders/errors.ts';
import { type Actor, recordAudit } from '../../operator/audit.ts';
import type { BaseContext } from '../../platform/base-context.ts';
import type { Transaction } from '../../platform/db.ts';
import { findInvoice, findInvoiceFiles, findInvoiceNumber } from './invoice-store.ts';

export interface MailedInvoice extends Omit<InvoiceToSend, 'hasXml' | 'partyName'> {
  accountId: string;
  environment: Environment;
  /** Null if the invoice bills several orders. */
  orderId: string | null;
  documentId: string;
  xmlDocumentId: string | null;
}

/** Queued with the invoice. Nothing in the sandbox, for a deleted account, or if the customer wants no mails. */
export async function queueInvoiceMail(
  tx: Transaction,
  letterhead: Letterhead,
  invoice: MailedInvoice,
  now: Date,
): Promise<void> {
  if (isTest(invoice.environment)) return;
  const recipient = invoiceRecipientOf(letterhead.account.contractingParty);
  if (recipient !== null) await insertMails(tx, [mailOf(letterhead, invoice, recipient, now)]);
}

function mailOf(
  { account, operator }: Letterhead,
  invoice: MailedInvoice,
  recipient: string,
  now: Date,
): NewMail {
  const { accountId, environment, orderId, documentId } = invoice;
  const { language, contractingParty: party } = account;
  // The PDF contains the XML; authorities want it as a file.
  const xmlDocumentId = party?.eInvoice === 'XRECHNUNG' ? invoice.xmlDocumentId : null;
  const content = { ...invoice, hasXml: xmlDocumentId !== null, partyName: party?.name ?? account.name };
  const envelope = { accountId, environment, orderId, kind: 'INVOICE' as const, recipient, language };
  const message = invoiceMail(content, { operator, language, now });
  return newMail(envelope, message, now, { documentId, xmlDocumentId });
}

/** To the address of today, also if the customer wants no mails with new invoices. Null if there is no such invoice. */
export async function sendInvoiceAgain(
  { sql, clock }: BaseContext,
  actor: Actor,
  number: string,
): Promise<NewMail | null> {
  const invoice = await findInvoice(sql, number);
  const files = await findInvoiceFiles(sql, null, number);
  if (!invoice || !files || isTest(invoice.environment)) return null;
  const letterhead = await loadLetterhead(sql, invoice.accountId);
  const recipient = invoiceAddressOf(letterhead.account.contractingParty);
  if (recipient === null) throw orderErrors.NO_CONTRACTING_PARTY();
  const correctedNumber = invoice.corrects && (await findInvoiceNumber(sql, invoice.corrects));
  const mail = mailOf(letterhead, { ...invoice, ...files, correctedNumber }, recipient, clock.now());
  await sql.begin(async (tx) => {
    await insertMails(tx, [mail]);
    await recordAudit(tx, clock, actor, {
      action: 'invoice.mailed',
      accountId: invoice.accountId,
      subjectType: 'invoice',
      subjectId: invoice.id,
      details: { invoiceNumber: number, mailId: mail.id },
    });
  });
  return mail;
}
