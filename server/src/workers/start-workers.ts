// Starts the background workers: deliveries, resends, mails, sandbox steps, quotes, imports, notices, secrets, seals.
import { orderIntake } from '../api/order-intake.ts';
import { attachDocument } from '../documents/attach.ts';
import { runDueImport } from '../imports/run-imports.ts';
import { sendDueMails } from '../messages/mail/send-due.ts';
import type { MailTransport } from '../messages/mail/transport.ts';
import { startDeliverer } from '../messages/webhooks/deliverer.ts';
import { forgetOldSecrets } from '../messages/webhooks/endpoint-secrets.ts';
import type { LaneLimits } from '../messages/webhooks/lanes.ts';
import { runResend } from '../messages/webhooks/resend.ts';
import { auditSealer } from '../operator/seals.ts';
import { notifyPeople } from '../people/notify.ts';
import { startDueWorker } from '../platform/due-rows.ts';
import { expireQuotes } from '../quotes/issue-quote.ts';
import { runDueStep } from '../sandbox/advance.ts';
import type { Services } from '../services.ts';

const MAILS_EVERY_MS = 1000;
const SANDBOX_EVERY_MS = 500;
const QUOTES_EVERY_MS = 10_000;
const RESENDS_EVERY_MS = 500;
const OLD_SECRETS_EVERY_MS = 10_000;
const NOTICES_EVERY_MS = 60_000;
const IMPORTS_EVERY_MS = 300;
const SEALS_EVERY_MS = 30_000;

export interface Workers {
  /** For tests: resolves when nothing is due any more. */
  settle(): Promise<void>;
  stop(): Promise<void>;
}

/** Loads the mail library only if mails are sent, to keep the start fast. */
async function openTransport({ config }: Services): Promise<MailTransport | null> {
  if (config.smtpUrl === null) return null;
  const { smtpTransport } = await import('../messages/mail/smtp-transport.ts');
  return smtpTransport({ url: config.smtpUrl, publicUrl: config.publicUrl });
}

export async function startWorkers(
  services: Services,
  options: { laneLimits?: LaneLimits } = {},
): Promise<Workers> {
  const { core, sandbox, webhooks } = services;
  const { log } = core;
  const intake = orderIntake(core.links);
  const transport = await openTransport(services);
  const deliverer = startDeliverer(webhooks, options.laneLimits);
  const stopListening = webhooks.due.onGiven(deliverer.wake);
  const due = [
    startDueWorker({
      name: 'mails',
      everyMs: MAILS_EVERY_MS,
      log,
      runDue: () => sendDueMails(core, transport, (id) => attachDocument(core, id)),
    }),
    startDueWorker({
      name: 'sandbox',
      everyMs: SANDBOX_EVERY_MS,
      log,
      runDue: () => runDueStep(core, sandbox),
    }),
    startDueWorker({
      name: 'resends',
      everyMs: RESENDS_EVERY_MS,
      log,
      runDue: () => runResend(webhooks),
    }),
    startDueWorker({
      name: 'old secrets',
      everyMs: OLD_SECRETS_EVERY_MS,
      log,
      runDue: () => forgetOldSecrets(webhooks),
    }),
    startDueWorker({ name: 'quotes', everyMs: QUOTES_EVERY_MS, log, runDue: () => expireQuotes(core) }),
    startDueWorker({ name: 'audit seals', everyMs: SEALS_EVERY_MS, log, runDue: auditSealer(core) }),
    startDueWorker({
      name: 'notices',
      everyMs: NOTICES_EVERY_MS,
      log,
      runDue: () => notifyPeople(services.people),
    }),
    startDueWorker({
      name: 'imports',
      everyMs: IMPORTS_EVERY_MS,
      log,
      runDue: () => runDueImport(core, intake),
    }),
  ];
  return {
    async settle() {
      for (const worker of due) await worker.settle();
      await deliverer.settle();
    },
    async stop() {
      await Promise.all(due.map((worker) => worker.stop()));
      stopListening();
      await deliverer.stop();
      await transport?.close();
    },
  };
}
