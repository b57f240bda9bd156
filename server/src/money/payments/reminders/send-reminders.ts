// Sends reminders: a letter as PDF and a mail for each customer; a repeated run sends nothing twice.
import { createHash } from 'node:crypto';
import { customerOf, fileNameOf, type Letterhead, loadLetterhead } from '../../../documents/letterhead.ts';
import type { PdfReminder } from '../../../documents/pdf/document.ts';
import { insertDocument, type StoredDocument } from '../../../documents/store.ts';
import { newMail } from '../../../messages/mail/mail.ts';
import { reminderMail } from '../../../messages/mail/reminder-mail.ts';
import { insertMails } from '../../../messages/mail/store.ts';
import { invoiceAddressOf } from '../../../model/account.ts';
import { centsToAmount } from '../../../model/prices/price.ts';
import { type Actor, recordAudit } from '../../../operator/audit.ts';
import { findLogo } from '../../../operator/logo-store.ts';
import { findOperator } from '../../../operator/operator.ts';
import type { Core } from '../../../orders/records/core.ts';
import type { Db } from '../../../platform/db.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { dayOf } from '../../../platform/time-zones.ts';
import { findAccountingSettings } from '../accounting-settings.ts';
import { paymentErrors } from '../errors.ts';
import { listOverdueItems, lockItems } from '../open-items-store.ts';
import type { OpenItem } from '../payment.ts';
import { listBalances } from './balances.ts';
import { countLetters, isBlocked, nextLevel, type PlannedReminder, planReminders } from './plan-reminders.ts';
import {
  accountOfSubject,
  blockSubject,
  insertReminder,
  sumDueForReminder,
  unblockSubject,
} from './reminder-store.ts';
import type { ReminderSettings } from './settings.ts';

export interface ReminderPreview {
  reminders: PlannedReminder[];
  /** Due, but blocked. */
  blocked: OpenItem[];
}

async function loadPlan(
  { clock }: Core,
  db: Db,
  readItems: (today: string) => Promise<OpenItem[]> = (today) => listOverdueItems(db, today),
) {
  const { timeZone } = await findOperator(db);
  const { reminders: settings } = await findAccountingSettings(db);
  const day = { today: dayOf(timeZone, clock.now()), timeZone };
  const items = await readItems(day.today);
  const balances = await listBalances(db, [...new Set(items.map(({ accountId }) => accountId))]);
  return { settings, day, items, reminders: planReminders(items, settings, day, balances) };
}

export async function previewReminders(core: Core): Promise<ReminderPreview> {
  const { settings, day, items, reminders } = await loadPlan(core, core.sql);
  const blocked = items.filter((item) => isBlocked(item) && nextLevel(item, settings, day) !== null);
  return { reminders, blocked };
}

/** As many as the preview has. */
export async function countReminders({ sql, clock }: Core): Promise<number> {
  const { timeZone } = await findOperator(sql);
  const { reminders: settings } = await findAccountingSettings(sql);
  const due = await sumDueForReminder(sql, settings, { today: dayOf(timeZone, clock.now()), timeZone });
  const balances = await listBalances(sql, [...new Set(due.map(({ accountId }) => accountId))]);
  return countLetters(due, settings, balances);
}

/** NO_RECIPIENT: the account has no contracting party with an address. NOTHING_DUE: paid or reminded in between. */
type ReminderOutcome = 'SENT' | 'NOTHING_DUE' | 'NO_RECIPIENT';

export interface ReminderResult {
  accountId: string;
  outcome: ReminderOutcome;
  sent: number;
}

export async function sendReminders(
  core: Core,
  actor: Actor,
  accountIds: readonly string[],
): Promise<ReminderResult[]> {
  const results: ReminderResult[] = [];
  for (const accountId of accountIds) results.push(await remindAccount(core, actor, accountId));
  return results;
}

async function remindAccount(core: Core, actor: Actor, accountId: string): Promise<ReminderResult> {
  const { settings, reminders } = await loadPlan(core, core.sql, (today) =>
    listOverdueItems(core.sql, today, accountId),
  );
  if (reminders.length === 0) return { accountId, outcome: 'NOTHING_DUE', sent: 0 };
  const letterhead = await loadLetterhead(core.sql, accountId);
  if (letterhead.account.contractingParty === null) return { accountId, outcome: 'NO_RECIPIENT', sent: 0 };
  let sent = 0;
  for (const reminder of reminders) sent += (await send(core, actor, letterhead, settings, reminder)) ? 1 : 0;
  return { accountId, outcome: sent > 0 ? 'SENT' : 'NOTHING_DUE', sent };
}

/** Rendered before anything is locked; not sent if an invoice has changed since, which the next run then considers. */
async function send(
  core: Core,
  actor: Actor,
  letterhead: Letterhead,
  settings: ReminderSettings,
  planned: PlannedReminder,
): Promise<boolean> {
  const now = core.clock.now();
  const pdf = pdfOf(letterhead, settings, planned, now);
  const bytes = await core.pdf.render({ ...pdf, logo: (await findLogo(core.sql))?.bytes ?? null });
  const document = documentOf(pdf, bytes);
  const objectKey = await core.objects.put(planned.accountId, bytes);
  return core.sql.begin(async (tx) => {
    const ids = planned.items.map(({ id }) => id);
    const current = (await loadPlan(core, tx, () => lockItems(tx, ids))).reminders;
    if (!isSame(planned, current[0])) return false;
    await insertDocument(tx, document, { bytes, objectKey });
    const id = uuidv7(now);
    const recipient = invoiceAddressOf(letterhead.account.contractingParty)!;
    const { accountId, level, currency, openCents, feeCents, interestCents, payUntil } = planned;
    const sums = { currency, openCents, feeCents, interestCents, payUntil };
    await insertReminder(
      tx,
      {
        id,
        accountId,
        level,
        documentId: document.id,
        recipient,
        ...sums,
        createdAt: now,
        createdBy: actor.name,
      },
      planned.items.map((item) => ({ invoiceId: item.id, level: item.level, openCents: item.openCents })),
    );
    await insertMails(tx, [mailOf(letterhead, pdf, document, recipient, now)]);
    await recordAudit(tx, core.clock, actor, {
      action: 'reminder.sent',
      accountId,
      subjectType: 'reminder',
      subjectId: id,
      details: {
        level,
        invoiceNumbers: planned.items.map(({ number }) => number),
        amount: centsToAmount(planned.totalCents),
        currency,
      },
    });
    return true;
  });
}

function isSame(planned: PlannedReminder, current: PlannedReminder | undefined): boolean {
  const key = (reminder: PlannedReminder | undefined) =>
    JSON.stringify(reminder?.items.map(({ id, level, openCents }) => [id, level, openCents]).sort());
  return key(planned) === key(current);
}

function pdfOf(
  { account, operator }: Letterhead,
  { levels }: ReminderSettings,
  planned: PlannedReminder,
  now: Date,
): PdfReminder {
  const { accountId, level, currency, feeCents, isFlatFee, interestCents, totalCents, payUntil } = planned;
  return {
    kind: 'REMINDER',
    language: account.language,
    test: false,
    createdAt: now,
    operator,
    customer: customerOf(account),
    accountId,
    level,
    currency,
    text: levels[level - 1]!.text[account.language],
    invoices: planned.items.map(({ number, invoiceDate, dueOn, level, openCents }) => ({
      number,
      invoiceDate,
      dueOn,
      level,
      openCents,
    })),
    feeCents,
    isFlatFee,
    interestCents,
    totalCents,
    payUntil,
  };
}

function documentOf(pdf: PdfReminder, bytes: Buffer): StoredDocument {
  const id = uuidv7(pdf.createdAt);
  return {
    id,
    accountId: pdf.accountId,
    environment: 'production',
    orderId: null,
    kind: 'REMINDER',
    fileName: fileNameOf(pdf, dayOf(pdf.operator.timeZone, pdf.createdAt)),
    contentType: 'application/pdf',
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    createdAt: pdf.createdAt,
  };
}

function mailOf(
  { account, operator }: Letterhead,
  pdf: PdfReminder,
  { id: documentId }: StoredDocument,
  recipient: string,
  now: Date,
) {
  const { language } = account;
  const message = reminderMail({ ...pdf, partyName: pdf.customer.name }, { operator, language, now });
  const environment = 'production' as const;
  const envelope = {
    accountId: account.id,
    environment,
    orderId: null,
    kind: 'REMINDER' as const,
    recipient,
    language,
  };
  return newMail(envelope, message, now, { documentId });
}

/** An account or an invoice gets no reminders while it is blocked; a reason of null ends that. */
export async function blockReminders(
  { sql, clock }: Core,
  actor: Actor,
  subjectId: string,
  reason: string | null,
): Promise<void> {
  await sql.begin(async (tx) => {
    const accountId = await accountOfSubject(tx, subjectId);
    if (accountId === null) throw paymentErrors.PAYMENT_NOT_FOUND();
    if (reason === null) await unblockSubject(tx, subjectId);
    else await blockSubject(tx, { subjectId, reason, createdAt: clock.now(), createdBy: actor.name });
    await recordAudit(tx, clock, actor, {
      action: reason === null ? 'reminders.unblocked' : 'reminders.blocked',
      accountId,
      subjectType: subjectId === accountId ? 'account' : 'invoice',
      subjectId,
      details: { reason },
    });
  });
}
