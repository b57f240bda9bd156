// The operator's settings of damage cases: time for complaints, first task, insurer and the texts of letters.

import { z } from 'zod';
import { LETTER_PLACEHOLDERS } from '../../../shared/damage/letter-placeholders.ts';
import { eachLanguage } from '../../../shared/text/each-language.ts';
import { damageLetterTexts } from '../../../shared/texts/generated/documents/damage-letter.ts';
import { printableText } from '../documents/printable-text.ts';
import { type Actor, recordAudit } from '../operator/audit.ts';
import type { BaseContext } from '../platform/base-context.ts';
import { changesBetween } from '../platform/changes.ts';
import type { Db } from '../platform/db.ts';
import { readSetting, writeSetting } from '../platform/settings-store.ts';
import { LETTER_KINDS, type LetterKind, unknownPlaceholders } from './letter-texts.ts';

const SETTING = 'damage';
export const MAX_SUBJECT_LENGTH = 200;
export const MAX_LETTER_LENGTH = 5000;

const templateText = (maxLength: number) =>
  printableText(maxLength).refine((text) => unknownPlaceholders(text).length === 0, {
    error: `Only these placeholders exist: ${LETTER_PLACEHOLDERS.map((name) => `{${name}}`).join(', ')}.`,
    params: { code: 'invalid_value', reason: 'placeholder' },
  });

const letterText = z.strictObject({
  subject: templateText(MAX_SUBJECT_LENGTH),
  text: templateText(MAX_LETTER_LENGTH),
});

const textsOf = (kind: LetterKind) =>
  z
    .strictObject({
      de: letterText.default(damageLetterTexts.de.letters[kind]),
      en: letterText.default(damageLetterTexts.en.letters[kind]),
    })
    .default(eachLanguage((language) => damageLetterTexts[language].letters[kind]));

const texts = z.strictObject(
  Object.fromEntries(LETTER_KINDS.map((kind) => [kind, textsOf(kind)])) as Record<
    LetterKind,
    ReturnType<typeof textsOf>
  >,
);

const insurerSchema = z.strictObject({
  name: printableText(200),
  address: printableText(500).nullable().default(null),
  email: z.email().max(254).nullable().default(null),
});

export const damageSettings = z.strictObject({
  complaintDays: z
    .int()
    .min(0)
    .max(365)
    .default(14)
    .describe('Days after delivery in which customers can complain in the portal; 0 switches it off'),
  firstTaskDays: z.int().min(0).max(60).default(2).describe('Days until the first task of a new case is due'),
  firstTask: printableText(300)
    .default(damageLetterTexts.de.firstTask)
    .describe('The first task of a new case'),
  insurer: insurerSchema.nullable().default(null).describe('The operator’s insurer, used for new cases'),
  texts: texts
    .default(texts.parse({}))
    .describe(`The letters; placeholders: ${LETTER_PLACEHOLDERS.map((name) => `{${name}}`).join(' ')}`),
});

export type DamageSettings = z.output<typeof damageSettings>;

/** Parses with the schema, so that fields added later get their defaults. */
export async function findDamageSettings(db: Db): Promise<DamageSettings> {
  return damageSettings.parse(JSON.parse((await readSetting(db, SETTING)) ?? '{}'));
}

export async function changeDamageSettings(
  { sql, clock }: BaseContext,
  actor: Actor,
  settings: DamageSettings,
): Promise<DamageSettings> {
  await sql.begin(async (tx) => {
    const before = await findDamageSettings(tx);
    await writeSetting(tx, SETTING, JSON.stringify(settings));
    await recordAudit(tx, clock, actor, {
      action: 'damage_settings.changed',
      accountId: null,
      subjectType: 'operator',
      subjectId: 'operator',
      details: { changes: changesBetween(before, settings) },
    });
  });
  return settings;
}
