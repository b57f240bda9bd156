// Sends the newest seal of the audit log once a day to an address of the operator: by mail, or as JSON by HTTPS.
import { findOperator, type Operator } from '../operator/operator.ts';
import { findLastSeal, type Seal } from '../operator/seal-store.ts';
import { formatSeal } from '../operator/seal-text.ts';
import type { BaseContext } from '../platform/base-context.ts';
import { readSetting, writeSetting } from '../platform/settings-store.ts';
import { dayOf } from '../platform/time-zones.ts';
import { newMail } from './mail/mail.ts';
import { sealMail } from './mail/seal-mail.ts';
import { insertMails } from './mail/store.ts';
import { isDelivered, type Outbound } from './webhooks/send-request.ts';

/** The day and the address of the last seal that was sent; another address gets one at once. */
const SENT = 'audit-seal-sent';

export interface SendSealContext extends Pick<BaseContext, 'sql' | 'clock'> {
  outbound: Outbound;
}

/** Returns the number of seals sent. Throws if the address does not accept it; the next run tries again. */
export async function sendDailySeal(context: SendSealContext): Promise<number> {
  const { sql, clock } = context;
  const operator = await findOperator(sql);
  const { sealsTo } = operator;
  if (sealsTo === null) return 0;
  const today = `${dayOf(operator.timeZone, clock.now())} ${sealsTo}`;
  if ((await readSetting(sql, SENT)) === today) return 0;
  const seal = await findLastSeal(sql);
  if (seal === null) return 0;
  if (sealsTo.includes('://')) {
    await postSeal(context, sealsTo, seal);
    await writeSetting(sql, SENT, today);
  } else await mailSeal(context, operator, sealsTo, seal, today);
  return 1;
}

async function postSeal({ outbound }: SendSealContext, url: string, seal: Seal): Promise<void> {
  const { number, sealedAt, entries } = seal;
  const body = { type: 'audit.seal', seal: formatSeal(seal), number, sealedAt, entries };
  const result = await outbound.post({
    url,
    headers: { 'content-type': 'application/json', 'user-agent': 'Handover-Seals/1' },
    body: Buffer.from(JSON.stringify(body)),
  });
  if (isDelivered(result)) return;
  throw new Error(`The seal was not accepted at ${new URL(url).host}: ${result.error ?? result.status}`);
}

async function mailSeal(
  { sql, clock }: SendSealContext,
  operator: Operator,
  recipient: string,
  seal: Seal,
  today: string,
): Promise<void> {
  const now = clock.now();
  // The operator's record has no language; its files show which one its people read.
  const language = operator.csvFormat === 'GERMAN' ? 'de' : 'en';
  const envelope = {
    accountId: null,
    environment: 'production',
    orderId: null,
    kind: 'AUDIT_SEAL',
    recipient,
    language,
  } as const;
  await sql.begin(async (tx) => {
    await insertMails(tx, [newMail(envelope, sealMail(seal, { operator, language, now }), now)]);
    await writeSetting(tx, SENT, today);
  });
}
