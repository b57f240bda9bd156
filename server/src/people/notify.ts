// Notice mails: an endpoint failed for an hour, a key expires in 14 days, what failed yesterday.
import { DAY_MS, HOUR_MS } from '../../../shared/time/durations.ts';
import type { LetterContext } from '../messages/mail/letter.ts';
import { type Message, newMail } from '../messages/mail/mail.ts';
import { digestMail, endpointFailingMail, keyExpiringMail } from '../messages/mail/notice-mails.ts';
import { insertMails } from '../messages/mail/store.ts';
import { findOperator } from '../operator/operator.ts';
import { endOfDay } from '../platform/time-zones.ts';
import * as store from './notice-store.ts';
import type { People } from './people.ts';

const KEY_NOTICE_MS = 14 * DAY_MS;
/** The digest arrives before office hours. */
const DIGEST_HOUR = 7;
const NOTICES_KEPT_MS = 60 * DAY_MS;
const BATCH_SIZE = 50;

/** Returns the number of notices. Each is stored together with its mail, so none is lost or sent twice. */
export async function notifyPeople(people: People): Promise<number> {
  const now = people.clock.now();
  const failing = await store.findFailingEndpoints(people.sql, new Date(now.getTime() - HOUR_MS), BATCH_SIZE);
  const until = new Date(now.getTime() + KEY_NOTICE_MS);
  const expiring = await store.findExpiringKeys(people.sql, now, until, BATCH_SIZE);
  for (const notice of failing) await mailFailing(people, notice);
  for (const notice of expiring) await mailExpiring(people, notice);
  return failing.length + expiring.length + (await sendDigests(people));
}

function mailFailing(people: People, notice: store.EndpointFailing): Promise<void> {
  const url = people.links.portal(`production/webhooks/${notice.endpointId}`);
  return mailNotice(people, notice, 'ENDPOINT_FAILING', (letterContext) =>
    endpointFailingMail({ ...notice, page: url }, letterContext),
  );
}

function mailExpiring(people: People, notice: store.KeyExpiring): Promise<void> {
  const url = people.links.portal('production/api-keys');
  return mailNotice(people, notice, 'KEY_EXPIRING', (letterContext) =>
    keyExpiringMail({ ...notice, page: url }, letterContext),
  );
}

/** No digest is sent if nothing failed. */
async function sendDigests(people: People): Promise<number> {
  const now = people.clock.now();
  const { timeZone } = await findOperator(people.sql);
  const startOfDay = (days: number) => new Date(endOfDay(now, days - 1, timeZone).getTime() + 1000);
  const today = startOfDay(0);
  if (now.getTime() < today.getTime() + DIGEST_HOUR * HOUR_MS) return 0;
  const yesterday = startOfDay(-1);
  const readers = await store.findDigestReaders(people.sql, yesterday.toISOString(), BATCH_SIZE);
  for (const notice of readers) {
    const failures = await store.findFailures(people.sql, notice.accountId, yesterday, today);
    const isQuiet = failures.calls.length + failures.deliveries.length === 0;
    await mailNotice(people, notice, 'DAILY_DIGEST', (letterContext) =>
      isQuiet
        ? null
        : digestMail(
            { ...notice, ...failures, page: people.links.portal('production/request-log') },
            letterContext,
          ),
    );
  }
  return readers.length;
}

async function mailNotice(
  { sql, clock }: People,
  notice: store.NoticeRecipient,
  kind: store.NoticeKind,
  write: (letterContext: LetterContext) => Message | null,
): Promise<void> {
  const now = clock.now();
  const { accountId, email: recipient, language } = notice;
  await sql.begin(async (tx) => {
    if (!(await store.insertNotice(tx, notice, kind, now))) return;
    const message = write({ operator: await findOperator(tx), language, now });
    if (message === null) return;
    const envelope = {
      accountId,
      environment: 'production',
      orderId: null,
      kind,
      recipient,
      language,
    } as const;
    await insertMails(tx, [newMail(envelope, message, now)]);
  });
}

export async function pruneNotices({ sql, clock }: Pick<People, 'sql' | 'clock'>): Promise<void> {
  await store.deleteOldNotices(sql, new Date(clock.now().getTime() - NOTICES_KEPT_MS));
}
