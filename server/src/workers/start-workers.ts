import { MINUTE_MS } from '../../../shared/time/durations.ts';
import { orderIntake } from '../api/shared/orders/order-intake.ts';
import { expireDueOffers } from '../dispatch/carriers/end-offers.ts';
import { announceArrivals } from '../dispatch/tracking/announce-arrivals.ts';
import { attachDocument } from '../documents/attach.ts';
import { sendDueNotices } from '../messages/driver-notices/send-due-notices.ts';
import { openTransport } from '../messages/mail/open-transport.ts';
import { sendDueMails } from '../messages/mail/send-due.ts';
import { sendDailySeal } from '../messages/send-seal.ts';
import { startDeliverer } from '../messages/webhooks/deliverer.ts';
import { pruneOldSecrets } from '../messages/webhooks/endpoint-secrets.ts';
import type { LaneLimits } from '../messages/webhooks/lanes.ts';
import { runResend } from '../messages/webhooks/resend.ts';
import { runDueInvoices, senderOfRun } from '../money/invoices/runs/run-due.ts';
import { type JobKind, recordFailure, recordSuccess } from '../operator/jobs/failed-job.ts';
import { auditSealer } from '../operator/seals.ts';
import { runDueImport } from '../orders/imports/run-imports.ts';
import { expireQuotes } from '../orders/quotes/issue-quote.ts';
import { runDueRecurring } from '../orders/recurring/run-due.ts';
import { notifyPeople } from '../people/notify.ts';
import { type DueWorker, startDueWorker } from '../platform/due-worker.ts';
import { runDueStep } from '../sandbox/advance.ts';
import type { Services } from '../services.ts';
import { runRetry } from './run-retry.ts';

const MAILS_EVERY_MS = 1000;
const SANDBOX_EVERY_MS = 500;
const QUOTES_EVERY_MS = 10_000;
const RESENDS_EVERY_MS = 500;
const OLD_SECRETS_EVERY_MS = 10_000;
const NOTICES_EVERY_MS = MINUTE_MS;
const DRIVER_NOTICES_EVERY_MS = 1000;
const IMPORTS_EVERY_MS = 300;
const INVOICE_RUNS_EVERY_MS = 1000;
const RECURRING_EVERY_MS = 30_000;
const CARRIER_OFFERS_EVERY_MS = 10_000;
const SEALS_EVERY_MS = 30_000;
const SEAL_COPIES_EVERY_MS = 10 * MINUTE_MS;
const ARRIVALS_EVERY_MS = 20_000;
const RETRIES_EVERY_MS = 1000;

export interface Workers {
  /** For tests: resolves when nothing is due any more. */
  settle(): Promise<void>;
  stop(): Promise<void>;
}

export async function startWorkers(
  services: Services,
  options: { laneLimits?: LaneLimits } = {},
): Promise<Workers> {
  const { core, sandbox, webhooks } = services;
  const { log } = core;
  const intake = orderIntake(core.links);
  const transport = await openTransport(services.config);
  const deliverer = startDeliverer(webhooks, options.laneLimits);
  const stopListening = webhooks.due.subscribe(deliverer.wake);
  const start = (kind: JobKind, everyMs: number, runDue: () => Promise<number>) =>
    startDueWorker({
      name: kind,
      everyMs,
      log,
      runDue,
      watch: {
        failed: (error) => recordFailure(core, { kind }, error),
        worked: () => recordSuccess(core, { kind }),
      },
    });
  const findSender = senderOfRun(core);
  const noticeContext = { ...core, outbound: webhooks.outbound.production };
  const due: Partial<Record<JobKind, DueWorker>> = {
    // Before the mails, which may follow from them.
    DRIVER_NOTICES: start('DRIVER_NOTICES', DRIVER_NOTICES_EVERY_MS, () => sendDueNotices(noticeContext)),
    CARRIER_OFFERS: start('CARRIER_OFFERS', CARRIER_OFFERS_EVERY_MS, () => expireDueOffers(core)),
    ARRIVALS: start('ARRIVALS', ARRIVALS_EVERY_MS, () => announceArrivals(core)),
    MAILS: start('MAILS', MAILS_EVERY_MS, () =>
      sendDueMails(core, transport, (id) => attachDocument(core, id)),
    ),
    SANDBOX: start('SANDBOX', SANDBOX_EVERY_MS, () => runDueStep(core, sandbox)),
    RESENDS: start('RESENDS', RESENDS_EVERY_MS, () => runResend(webhooks)),
    SECRETS: start('SECRETS', OLD_SECRETS_EVERY_MS, () => pruneOldSecrets(webhooks)),
    QUOTES: start('QUOTES', QUOTES_EVERY_MS, () => expireQuotes(core)),
    SEALS: start('SEALS', SEALS_EVERY_MS, auditSealer(core)),
    SEAL_COPIES: start('SEAL_COPIES', SEAL_COPIES_EVERY_MS, () => sendDailySeal(noticeContext)),
    NOTICES: start('NOTICES', NOTICES_EVERY_MS, () => notifyPeople(services.people)),
    IMPORTS: start('IMPORTS', IMPORTS_EVERY_MS, () => runDueImport(core, intake)),
    INVOICE_RUNS: start('INVOICE_RUNS', INVOICE_RUNS_EVERY_MS, () => runDueInvoices(core, findSender)),
    RECURRING_ORDERS: start('RECURRING_ORDERS', RECURRING_EVERY_MS, () => runDueRecurring(core)),
  };
  const retries = startDueWorker({
    name: 'retries',
    everyMs: RETRIES_EVERY_MS,
    log,
    runDue: () => runRetry(services, (kind) => due[kind]?.wake()),
  });
  const all = [retries, ...Object.values(due)];
  return {
    async settle() {
      for (const worker of all) await worker.settle();
      await deliverer.settle();
    },
    async stop() {
      await Promise.all(all.map((worker) => worker.stop()));
      stopListening();
      await deliverer.stop();
      await transport?.close();
    },
  };
}
