// Sends due notices to the phones of drivers, and mails those that were not read in time.
import { topicsOfMessages } from '../../model/change-topics.ts';
import type { Links } from '../../model/orders/links.ts';
import { findOperator, type Operator } from '../../operator/operator.ts';
import type { BaseContext } from '../../platform/base-context.ts';
import { driverNoticeMail } from '../mail/driver-notice-mail.ts';
import { newMail } from '../mail/mail.ts';
import { insertMails } from '../mail/store.ts';
import type { Outbound } from '../webhooks/send-request.ts';
import { type DriverNoticeSettings, findNoticeSettings } from './notice-settings.ts';
import {
  type ClaimedNotice,
  claimDueNotices,
  LEASE_MS,
  type NoticeOutcome,
  recordNoticeOutcome,
} from './notice-store.ts';
import {
  canBeRead,
  mailTime,
  nextStepOf,
  outcomeOf,
  type PushOutcome,
  type PushResult,
  retryTime,
} from './plan-notice.ts';
import { type PushKeys, readPushKeys } from './push-keys.ts';
import { encryptPush } from './push-message.ts';
import { deleteGoneSubscription, listSubscriptions, type PushSubscription } from './subscription-store.ts';

const BATCH_SIZE = 20;

export interface NoticeContext extends BaseContext {
  links: Links;
  /** Guarded like webhooks. */
  outbound: Outbound;
}

interface Sending {
  now: Date;
  operator: Operator;
  settings: DriverNoticeSettings;
}

/** Handles one batch and returns how many notices were due. */
export async function sendDueNotices(context: NoticeContext): Promise<number> {
  const { sql, clock, log } = context;
  const now = clock.now();
  const leasedUntil = new Date(now.getTime() + LEASE_MS);
  const notices = await claimDueNotices(sql, { now, leasedUntil, limit: BATCH_SIZE });
  if (notices.length === 0) return 0;
  const sending = { now, operator: await findOperator(sql), settings: await findNoticeSettings(sql) };
  const results = await Promise.allSettled(notices.map((notice) => handle(context, sending, notice)));
  for (const result of results) {
    // The notice is due again when its lease ends.
    if (result.status === 'rejected')
      log.warn({ err: result.reason }, 'A notice to a driver was not handled');
  }
  return notices.length;
}

async function handle(context: NoticeContext, sending: Sending, notice: ClaimedNotice): Promise<void> {
  const { now, settings, operator } = sending;
  const next = nextStepOf(notice, { now, settings, timeZone: operator.timeZone });
  switch (next.step) {
    case 'DROP':
      return record(context, notice, { state: 'OBSOLETE' });
    case 'WAIT':
      return record(context, notice, { state: 'WAITING', nextAttemptAt: next.until, hasTried: false });
    case 'FALL_BACK':
      return fallBack(context, sending, notice);
    case 'PUSH':
      return record(context, notice, await push(context, sending, notice));
  }
}

async function record(context: NoticeContext, notice: ClaimedNotice, outcome: NoticeOutcome): Promise<void> {
  const isChanged = await recordNoticeOutcome(context.sql, notice, outcome, context.clock.now());
  if (isChanged && outcome.state !== notice.state) context.changes.publish(topicsOfMessages(notice.orderId));
}

async function push(context: NoticeContext, sending: Sending, notice: ClaimedNotice): Promise<NoticeOutcome> {
  const { settings, now } = sending;
  const result = await pushToPhones(context, sending, notice);
  const mailAt = mailTime(notice.firstAttemptAt ?? now, settings);
  if (result.delivered === 0) {
    const nextAttemptAt = retryTime(now, notice.attempts + 1, result, mailAt);
    return { state: 'WAITING', nextAttemptAt, hasTried: true };
  }
  return { state: 'NOTIFIED', nextAttemptAt: canBeRead(notice.kind) ? mailAt : null };
}

async function pushToPhones(
  context: NoticeContext,
  { operator, now }: Sending,
  notice: ClaimedNotice,
): Promise<PushResult> {
  const subscriptions = await listSubscriptions(context.sql, notice.driverId, now);
  if (subscriptions.length === 0) return { delivered: 0, canRetry: false, retryAfterSeconds: null };
  const keys = await readPushKeys(context);
  const subject = subjectOf(context.links, operator);
  const answers = await Promise.all(
    subscriptions.map((subscription) => pushToPhone(context, subscription, notice, keys, subject)),
  );
  return {
    delivered: answers.filter(({ outcome }) => outcome === 'DELIVERED').length,
    canRetry: answers.some(({ outcome }) => outcome === 'LATER'),
    retryAfterSeconds: Math.max(0, ...answers.map((answer) => answer.retryAfterSeconds ?? 0)) || null,
  };
}

/** Push services complain there. Every mail domain has a postmaster; Apple refuses a web address on localhost. */
function subjectOf(links: Links, { sender }: Operator): string {
  const { hostname } = new URL(links.driverTrip(''));
  return `mailto:${sender?.email ?? `postmaster@${hostname}`}`;
}

async function pushToPhone(
  { sql, outbound, log }: NoticeContext,
  subscription: PushSubscription,
  { id, kind, orderId: tripId, orderNumber, language }: ClaimedNotice,
  keys: PushKeys,
  subject: string,
): Promise<{ outcome: PushOutcome; retryAfterSeconds: number | null }> {
  const request = await encryptPush(subscription, { kind, tripId, orderNumber, language }, keys, subject);
  const answer = await outbound.post(request);
  const outcome = outcomeOf(answer);
  if (outcome === 'GONE') await deleteGoneSubscription(sql, subscription);
  if (outcome !== 'DELIVERED') {
    // Without the address of the phone, which is a capability, and the answer, which may repeat it.
    log.info(
      { noticeId: id, outcome, status: answer.status, error: answer.error },
      'A phone was not notified',
    );
  }
  return { outcome, retryAfterSeconds: answer.retryAfterSeconds };
}

/** A push service that took the message does not know whether anyone saw it, so the mail follows then, too. */
async function fallBack(context: NoticeContext, sending: Sending, notice: ClaimedNotice): Promise<void> {
  const { driverEmail: recipient } = notice;
  if (recipient === null) {
    const state: NoticeOutcome =
      notice.notifiedAt === null ? { state: 'NOT_REACHED' } : { state: 'NOTIFIED', nextAttemptAt: null };
    return record(context, notice, state);
  }
  const { now, operator } = sending;
  const { language, driverName, kind, orderNumber: number, accountId, orderId } = notice;
  const url = context.links.driverTrip(orderId);
  const message = driverNoticeMail({ kind, number, driverName, url }, { operator, language, now });
  const envelope = { accountId, environment: 'production', orderId, recipient, language } as const;
  await context.sql.begin(async (tx) => {
    if (!(await recordNoticeOutcome(tx, notice, { state: 'MAILED' }, now))) return;
    await insertMails(tx, [newMail({ ...envelope, kind: 'DRIVER_NOTICE' }, message, now)]);
  });
  context.changes.publish(topicsOfMessages(orderId));
}
