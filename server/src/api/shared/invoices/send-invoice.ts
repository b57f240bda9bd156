import { findDocument, findXmlDocument } from '../../../documents/store.ts';
import type { Conditions } from '../../../http/download.ts';
import type { Answer } from '../../../http/route.ts';
import type { Scope } from '../../../model/environment.ts';
import { findInvoiceFiles } from '../../../money/invoices/invoice-store.ts';
import type { BaseContext } from '../../../platform/base-context.ts';
import { sendDocument } from '../documents/send-document.ts';

export const FILE_FORMATS = ['pdf', 'xml'] as const;

/** `scope` is null for the operator, who reads the invoices of all accounts. */
export async function sendInvoice(
  context: BaseContext,
  scope: Scope | null,
  { number, format }: { number: string; format: (typeof FILE_FORMATS)[number] },
  conditions: Conditions,
): Promise<Answer> {
  const { sql } = context;
  const files = await findInvoiceFiles(sql, scope, number);
  if (files === null) return sendDocument(context, null, conditions);
  const { orderId, documentId, xmlDocumentId } = files;
  if (format === 'pdf')
    return sendDocument(context, await findDocument(sql, orderId, documentId), conditions);
  const xml = xmlDocumentId === null ? null : await findXmlDocument(sql, xmlDocumentId);
  return sendDocument(context, xml, conditions);
}
