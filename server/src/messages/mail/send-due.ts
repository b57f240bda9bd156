// Sends due mails with increasing retry delays; stores them unsent if there is no transport.

import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../shared/time/durations.ts';
import { raiseAlert } from '../../operator/alerts.ts';
import { findOperator, type Operator } from '../../operator/operator.ts';
import type { BaseContext } from '../../platform/base-context.ts';
import type { Transaction } from '../../platform/db.ts';
import { StoreUnavailable } from '../../platform/objects/object-store.ts';
import { KeyNotLoaded, type Secrets } from '../../platform/secrets.ts';
import { holdMailFloods } from './flood-limits.ts';
import { inlineLogo } from './inline-logo.ts';
import { withLink } from './mail.ts';
import {
  type ClaimedMail,
  claimDueMails,
  keepDueMails,
  LEASE_MS,
  type Outcome,
  recordOutcome,
} from './store.ts';
import type { Attachment, MailTransport, SendResult } from './transport.ts';

/** The delay after each failed attempt. When none is left, the mail has failed. */
export const RETRY_DELAYS_MS: readonly number[] = [
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
  DAY_MS,
];
const MAX_ATTEMPTS = RETRY_DELAYS_MS.length + 1;

const KEEP_BATCH = 500;

/** Null if the document is gone or altered. */
type ReadAttachment = (documentId: string) => Promise<Attachment | null>;

/**
 * Handles one batch and returns how many mails were due. Without a transport they are kept for the operator.
 */
export async function sendDueMails(
  context: BaseContext,
  transport: MailTransport | null,
  readAttachment: ReadAttachment,
): Promise<number> {
  const { sql } = context;
  const now = context.clock.now();
  if (transport === null) return keepDueMails(sql, now, KEEP_BATCH, 'all');
  const kept = await keepDueMails(sql, now, KEEP_BATCH, 'made-up');
  await holdMailFloods(context);
  const leasedUntil = new Date(now.getTime() + LEASE_MS);
  const { domain, maxAtOnce: limit } = transport;
  const mails = await claimDueMails(sql, { now, leasedUntil, limit, domain });
  if (mails.length === 0) return kept;
  const sending: Sending = { transport, readAttachment, operator: await findOperator(sql) };
  await Promise.all(mails.map((mail) => attempt(context, sending, mail)));
  return kept + mails.length;
}

interface Sending {
  transport: MailTransport;
  readAttachment: ReadAttachment;
  operator: Operator;
}

async function attempt(context: BaseContext, sending: Sending, mail: ClaimedMail): Promise<void> {
  const { sql, clock, log } = context;
  const span = context.tracing?.startMessage(mail.traceParent) ?? null;
  const outcome = outcomeOf(mail, await send(context, sending, mail), clock.now());
  // Without recipient, subject and error, which are personal data.
  span?.end({
    name: 'send mail',
    attributes: {
      'handover.mail.id': mail.id,
      'handover.mail.kind': mail.kind,
      'handover.order.id': mail.orderId,
    },
    error: outcome.state === 'SENT' ? null : outcome.state,
  });
  if (outcome.state !== 'SENT') {
    log.warn(
      { mailId: mail.id, kind: mail.kind, attempt: mail.attempts, state: outcome.state },
      'A mail was not sent',
    );
  }
  try {
    await sql.begin(async (tx) => {
      const counts = await recordOutcome(tx, mail, outcome);
      if (counts && outcome.state === 'FAILED') await reportFailed(context, tx, mail);
    });
  } catch (error) {
    // The mail is due again when its lease ends, and is sent with the same Message-ID.
    log.warn({ err: error, mailId: mail.id }, 'The outcome of a mail could not be stored');
  }
}

/**
 * Without recipient and error, which contains the recipient: both can be read in the mail while it is stored.
 */
async function reportFailed(
  context: BaseContext,
  tx: Transaction,
  { id: mailId, kind, orderId }: ClaimedMail,
): Promise<void> {
  const message = 'A mail could not be sent and is not tried again.';
  await raiseAlert(context, tx, 'MAIL_FAILED', message, { mailId, kind, orderId });
}

async function send(
  { sql, clock, secrets }: BaseContext,
  { transport, readAttachment, operator }: Sending,
  mail: ClaimedMail,
): Promise<SendResult> {
  // Interrupted attempts count too: a mail that crashes the process must not do so forever.
  if (mail.attemptOfPlan > MAX_ATTEMPTS) {
    return { sent: false, permanent: true, error: mail.error ?? 'Every attempt was interrupted.' };
  }
  const { messageId, recipient, linkToken } = mail;
  const token = linkToken && decryptIfPossible(secrets, linkToken);
  if (token instanceof KeyNotLoaded) return { sent: false, permanent: false, error: token.message };
  const message = withLink(mail, token);
  const from = operator.sender ?? { name: operator.name, email: null };
  const attachments = await attachmentsOf(mail, readAttachment);
  if (attachments instanceof StoreUnavailable) {
    return { sent: false, permanent: false, error: attachments.message };
  }
  const files = [...attachments, ...(await inlineLogo(sql, message.html))];
  return transport.send({ messageId, date: clock.now(), from, recipient, attachments: files, ...message });
}

/** The mail is sent without a file that is gone or altered; while files cannot be read, it waits for the next attempt. */
async function attachmentsOf(
  { documentId, xmlDocumentId }: ClaimedMail,
  readAttachment: ReadAttachment,
): Promise<Attachment[] | StoreUnavailable> {
  const ids = [documentId, xmlDocumentId].filter((id) => id !== null);
  try {
    return (await Promise.all(ids.map(readAttachment))).filter((one) => one !== null);
  } catch (error) {
    if (error instanceof StoreUnavailable) return error;
    throw error;
  }
}

/** Without its key a mail waits for the next attempt, like one that a mail server refuses for now. */
function decryptIfPossible(secrets: Secrets, encrypted: Buffer): string | KeyNotLoaded {
  try {
    return secrets.decrypt(encrypted);
  } catch (error) {
    if (error instanceof KeyNotLoaded) return error;
    throw error;
  }
}

function outcomeOf(mail: ClaimedMail, result: SendResult, now: Date): Outcome {
  if (result.sent) return { state: 'SENT', sentAt: now };
  const { error, permanent } = result;
  const delay = permanent ? undefined : RETRY_DELAYS_MS[mail.attemptOfPlan - 1];
  if (delay === undefined) return { state: 'FAILED', error };
  return { state: 'PENDING', nextAttemptAt: new Date(now.getTime() + delay), error };
}
