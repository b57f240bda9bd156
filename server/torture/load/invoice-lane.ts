// Starts one invoice run after the other and follows each to its end.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Caller } from '../caller.ts';
import { OPERATOR_TOKEN } from '../customers.ts';
import type { Records } from '../records.ts';

const RUNS = '/ops/accounting/invoice-runs';
const FOLLOW_EVERY_MS = 300;
/** A worker that was killed holds its account for two minutes. */
const DONE_WITHIN_MS = 1_200_000;

/** Only the accounts whose orders are left to runs; the orders of the others are invoiced by command. */
export async function runInvoices(
  caller: Caller,
  records: Records,
  accountIds: readonly string[],
): Promise<void> {
  const answer = await caller.call(RUNS, { method: 'POST', key: OPERATOR_TOKEN, body: { accountIds } });
  const { code, details } = answer.json?.error ?? {};
  if (code === 'NOTHING_TO_INVOICE') return;
  if (answer.status !== 201 && code !== 'INVOICE_RUN_ACTIVE') {
    records.violations.push(`Starting an invoice run answered ${answer.status}: ${answer.bytes}`);
    return;
  }
  const id: string = answer.json.id ?? details.runId;
  if (!records.invoiceRuns.includes(id)) records.invoiceRuns.push(id);
  for (const until = Date.now() + DONE_WITHIN_MS; Date.now() < until; ) {
    const { json } = await caller.call(`${RUNS}/${id}`, { key: OPERATOR_TOKEN });
    if (json.state === 'DONE') return;
    await sleep(FOLLOW_EVERY_MS);
  }
  records.violations.push(`The invoice run ${id} did not end in ${DONE_WITHIN_MS} ms`);
}
