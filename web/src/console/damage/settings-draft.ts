// The settings of damage cases while they are edited: one text per field, by its path in the API.
import type { DamageSettings, LetterKind } from './damage-queries.ts';

export type SettingsDraft = Record<string, string>;

const TEXTS = /^texts\.(\w+)\.(de|en)\.(subject|text)$/;

export function toDraft({
  complaintDays,
  firstTask,
  firstTaskDays,
  insurer,
  texts,
}: DamageSettings): SettingsDraft {
  const draft: SettingsDraft = {
    complaintDays: String(complaintDays),
    firstTask: firstTask ?? '',
    firstTaskDays: String(firstTaskDays),
    'insurer.name': insurer?.name ?? '',
    'insurer.email': insurer?.email ?? '',
    'insurer.address': insurer?.address ?? '',
  };
  for (const [kind, languages] of Object.entries(texts ?? {})) {
    for (const [language, letter] of Object.entries(languages ?? {})) {
      draft[`texts.${kind}.${language}.subject`] = letter.subject;
      draft[`texts.${kind}.${language}.text`] = letter.text;
    }
  }
  return draft;
}

export function toSettings(draft: SettingsDraft, toNumber: (text: string) => number): DamageSettings {
  const texts: Record<string, Record<string, Record<string, string>>> = {};
  for (const [path, value] of Object.entries(draft)) {
    const [, kind, language, part] = TEXTS.exec(path) ?? [];
    if (!kind || !language || !part) continue;
    texts[kind] ??= {};
    texts[kind][language] ??= {};
    texts[kind][language][part] = value;
  }
  const text = (name: string) => draft[name]?.trim() ?? '';
  const name = text('insurer.name');
  return {
    complaintDays: toNumber(text('complaintDays')),
    firstTask: text('firstTask'),
    firstTaskDays: toNumber(text('firstTaskDays')),
    insurer:
      name === ''
        ? null
        : { name, email: text('insurer.email') || null, address: text('insurer.address') || null },
    texts: texts as Record<LetterKind, never>,
  } as DamageSettings;
}
