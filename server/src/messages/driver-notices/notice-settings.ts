// The settings for notices to drivers: the night, which pickups are near, and when a mail follows.
import { z } from 'zod';
import { type Actor, recordAudit } from '../../operator/audit.ts';
import type { BaseContext } from '../../platform/base-context.ts';
import { changesBetween } from '../../platform/changes.ts';
import type { Db } from '../../platform/db.ts';
import { readSetting, writeSetting } from '../../platform/settings-store.ts';

const SETTING = 'driver-notices';
const MIN_MAIL_MINUTES = 5;
const MAX_MAIL_MINUTES = 1440;
const MAX_NEAR_HOURS = 24;

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Send a time such as 22:00.');

export const driverNoticeSettings = z.strictObject({
  mailAfterMinutes: z
    .int()
    .min(MIN_MAIL_MINUTES)
    .max(MAX_MAIL_MINUTES)
    .default(30)
    .describe('A notice that the driver has not read after this time is mailed, too'),
  nightFrom: timeOfDay.default('22:00').describe('Local time of the operator; nothing is pushed at night'),
  nightUntil: timeOfDay.default('06:00').describe('The same time as nightFrom: there is no night'),
  nearHours: z
    .int()
    .min(0)
    .max(MAX_NEAR_HOURS)
    .default(8)
    .describe(
      'If the pickup is at most this many hours away, or in the past, the driver is also notified at night',
    ),
});

export type DriverNoticeSettings = z.output<typeof driverNoticeSettings>;

/** Parses with the schema, so that fields added later get their defaults. */
export async function findNoticeSettings(db: Db): Promise<DriverNoticeSettings> {
  return driverNoticeSettings.parse(JSON.parse((await readSetting(db, SETTING)) ?? '{}'));
}

export async function changeNoticeSettings(
  { sql, clock }: BaseContext,
  actor: Actor,
  settings: DriverNoticeSettings,
): Promise<DriverNoticeSettings> {
  await sql.begin(async (tx) => {
    const before = await findNoticeSettings(tx);
    await writeSetting(tx, SETTING, JSON.stringify(settings));
    await recordAudit(tx, clock, actor, {
      action: 'driver_notice_settings.changed',
      accountId: null,
      subjectType: 'operator',
      subjectId: 'operator',
      details: { changes: changesBetween(before, settings) },
    });
  });
  return settings;
}
