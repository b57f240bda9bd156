// Works off the invoice run in progress: the services of browser tests have no background workers.
import { runDueInvoices } from '../server/src/money/invoices/runs/run-due.ts';
import type { TestService } from '../server/test/harness/service.ts';

export async function issueDueInvoices({ services }: TestService): Promise<void> {
  while ((await runDueInvoices(services.core)) > 0);
}
