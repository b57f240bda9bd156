// An entry of the audit log in words: a sentence with names, and each changed value before and after.

import { findText } from '../../../../shared/text/find-text.ts';
import { localeOf } from '../../../../shared/text/locale.ts';
import { namesTexts } from '../../../../shared/texts/generated/names.ts';
import { capital } from '../../../../shared/time/format-day.ts';
import type { Language } from '../../messages/language.ts';
import { formatClock } from '../../ui/format.ts';
import type { Entry } from './queries.ts';
import type { JournalTexts } from './texts.ts';

type NamedEntry = Pick<
  Entry,
  'action' | 'actor' | 'actorName' | 'accountName' | 'number' | 'subjectId' | 'details' | 'names' | 'values'
>;

function formatAuthor(texts: JournalTexts, { actor, actorName }: NamedEntry): string {
  return actorName ?? findText(texts.actors, actor) ?? actor.replace(/^(\w+):.*/, '$1');
}

/** "Anna Lindner assigned VT-100029 to Jonas Weber". */
export function formatSentence(texts: JournalTexts, entry: NamedEntry): string {
  const { action, accountName, number, subjectId, details, names } = entry;
  const { name, email, driverId, deliveries } = details as Record<string, string | number | undefined>;
  const who = formatAuthor(texts, entry);
  const parts: Record<string, string> = {
    who,
    what: String(number ?? names[subjectId] ?? name ?? email ?? accountName ?? ''),
    account: accountName ?? names[subjectId] ?? '',
    driver: names[String(driverId)] ?? texts.details.someDriver,
    deliveries: String(deliveries ?? ''),
  };
  const pattern = findText(texts.sentences, action) ?? `{who}: ${action} {what}`;
  const sentence = pattern
    .replaceAll(/\{(\w+)\}/g, (_, part: string) => parts[part] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return capital(sentence);
}

export interface DetailLine {
  name: string;
  /** Null for a value that is not a change. */
  before: string | null;
  after: string;
}

interface Change {
  before: unknown;
  after: unknown;
}

/** The status, the changed fields, then everything else that the entry holds. */
export function formatDetails(texts: JournalTexts, language: Language, entry: NamedEntry): DetailLine[] {
  const { changes, fields, from, to, ...rest } = entry.details as {
    changes?: Record<string, Change>;
    fields?: string[];
    from?: string;
    to?: string;
  };
  const context = { texts, language, names: entry.names };
  const status = (value: string) => findText(texts.details.statuses, value) ?? value;
  const moved =
    from !== undefined && to !== undefined && from !== to
      ? [{ name: nameOf(texts, 'status'), before: status(from), after: status(to) }]
      : [];
  const changed = Object.entries(changes ?? entry.values ?? {}).flatMap(([field, change]) =>
    linesOf(context, [field], change as Change),
  );
  const others: Record<string, unknown> = { ...rest, ...(entry.values || changes ? {} : { fields }) };
  const further = Object.entries(others)
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([field, value]) => ({
      name: nameOf(texts, field),
      before: null,
      after: formatValue(context, value),
    }));
  return [...moved, ...changed, ...further];
}

interface Context {
  texts: JournalTexts;
  language: Language;
  names: Record<string, string>;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Of nested objects, only the parts that differ. */
function linesOf(context: Context, path: readonly string[], { before, after }: Change): DetailLine[] {
  const isNested =
    (isObject(before) || isObject(after)) && [before, after].every((one) => one === null || isObject(one));
  if (isNested) {
    const [was, is] = [before ?? {}, after ?? {}] as Record<string, unknown>[];
    return [...new Set([...Object.keys(was!), ...Object.keys(is!)])]
      .filter((key) => JSON.stringify(was![key]) !== JSON.stringify(is![key]))
      .flatMap((key) =>
        linesOf(context, [...path, key], { before: was![key] ?? null, after: is![key] ?? null }),
      );
  }
  const name = path.map((field) => nameOf(context.texts, field)).join(', ');
  // A value that was set for the first time has no old one.
  const was = before === null || before === undefined || before === '' ? null : formatValue(context, before);
  return [{ name, before: was, after: formatValue(context, after) }];
}

/** The name of a field; a field without one is shown as words: `includedKm` as "Included km". */
function nameOf({ details }: JournalTexts, field: string): string {
  const spaced = field.replaceAll(
    /([a-z])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  );
  return findText(details.fields, field) ?? spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

function formatValue(context: Context, value: unknown): string {
  const { texts, language, names } = context;
  if (value === null || value === undefined || value === '') return texts.nothing;
  if (Array.isArray(value)) {
    return value.length === 0 ? texts.nothing : value.map((one) => formatValue(context, one)).join(', ');
  }
  if (isObject(value)) {
    return Object.entries(value)
      .filter(([, one]) => one !== null && one !== '')
      .map(([field, one]) => `${nameOf(texts, field)}: ${formatValue(context, one)}`)
      .join(', ');
  }
  const text = String(value);
  if (INSTANT.test(text)) {
    const date = new Date(text);
    const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium' });
    return `${day.format(date)}, ${formatClock(language, date)}`;
  }
  return (
    names[text] ?? findText(texts.details.values, text) ?? findText(namesTexts[language].roles, text) ?? text
  );
}
