// The PDF of an invoice before a run issues it: no number is taken, and nothing is stored.
import { loadLetterhead } from '../../../documents/letterhead.ts';
import { textsIn } from '../../../documents/pdf/texts.ts';
import type { Core } from '../../../orders/records/core.ts';
import { findOrdersById } from '../../../orders/records/store.ts';
import { draftInvoices } from '../draft-invoice.ts';
import { invoiceMissing } from '../e-invoice.ts';
import { invoiceErrors } from '../errors.ts';
import { renderDraft } from '../render-invoice.ts';
import { listPlannedInvoices } from './preview-run.ts';

/** `position` counts the invoices of the account from 1. */
export async function renderPlannedInvoice(
  core: Core,
  { accountId, until, position }: { accountId: string; until: string; position: number },
): Promise<Buffer> {
  const planned = (await listPlannedInvoices(core, { until, accountId }))[position - 1];
  if (planned === undefined) throw invoiceErrors.NOTHING_TO_INVOICE();
  const letterhead = await loadLetterhead(core.sql, accountId);
  const found = await findOrdersById(core.sql, { accountId, environment: 'production' }, planned);
  const orders = planned.flatMap((id) => found.get(id) ?? []);
  const [drafted] = await draftInvoices(core, letterhead, [orders]);
  const missing = invoiceMissing(letterhead.operator, drafted!.draft);
  if (missing) throw missing;
  const number = textsIn(letterhead.account.language)('draftNumber');
  return renderDraft(core, letterhead, orders, { ...drafted!.draft, number });
}
