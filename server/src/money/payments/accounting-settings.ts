// The operator's settings of accounting: DATEV, reminders, small differences.
import { z } from 'zod';
import { type Actor, recordAudit } from '../../operator/audit.ts';
import type { BaseContext } from '../../platform/base-context.ts';
import { changesBetween } from '../../platform/changes.ts';
import type { Db } from '../../platform/db.ts';
import { readSetting, writeSetting } from '../../platform/settings-store.ts';
import { datevSettings } from './datev/settings.ts';
import { reminderSettings } from './reminders/settings.ts';

const SETTING = 'accounting';
const MAX_WRITE_OFF = 1000;

export const accountingSettings = z.strictObject({
  datev: datevSettings.default(datevSettings.parse({})),
  reminders: reminderSettings.default(reminderSettings.parse({})),
  writeOffLimit: z
    .number()
    .min(0)
    .max(MAX_WRITE_OFF)
    .multipleOf(0.01)
    .default(5)
    .describe('The highest open amount that may be written off as a small difference'),
});

export type AccountingSettings = z.output<typeof accountingSettings>;

/** Parses with the schema, so that fields added later get their defaults. */
export async function findAccountingSettings(db: Db): Promise<AccountingSettings> {
  return accountingSettings.parse(JSON.parse((await readSetting(db, SETTING)) ?? '{}'));
}

export async function changeAccountingSettings(
  { sql, clock }: BaseContext,
  actor: Actor,
  settings: AccountingSettings,
): Promise<AccountingSettings> {
  await sql.begin(async (tx) => {
    const before = await findAccountingSettings(tx);
    await writeSetting(tx, SETTING, JSON.stringify(settings));
    await recordAudit(tx, clock, actor, {
      action: 'accounting_settings.changed',
      accountId: null,
      subjectType: 'operator',
      subjectId: 'operator',
      details: { changes: changesBetween(before, settings) },
    });
  });
  return settings;
}
