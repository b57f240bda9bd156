// How the console writes a damage case: what, whose, who is liable, what is next.
import type { DamageTexts } from '../../../../shared/texts/generated/console/damage.ts';
import type { Language } from '../../messages/language.ts';
import { nameDamage, type ShownDamage } from '../../orders/damage/describe-damage.ts';
import { formatCalendarDay, formatMoney } from '../../ui/format.ts';
import type { DamageCase } from './damage-queries.ts';

export interface CaseFormat {
  texts: DamageTexts;
  language: Language;
}

export const cents = (amount: number) => Math.round(amount * 100);

/** The first part, and how many more; the description without any part. */
export function formatWhat(
  { texts, language }: CaseFormat,
  { damages, description }: { damages: readonly ShownDamage[]; description: string | null },
): string {
  const [first, ...more] = damages;
  if (!first) return description ?? '–';
  const name = nameDamage(language, first);
  return more.length === 0 ? name : `${name} ${texts.moreDamages({ count: more.length })}`;
}

export function formatOutcome({ texts, language }: CaseFormat, found: DamageCase): string | null {
  const outcome = found.outcomes.at(-1);
  if (!outcome || found.state !== 'CLOSED') return null;
  const { kind, net, currency, creditNoteNumber } = outcome;
  if (kind === 'NONE' || net === null) return texts.outcomes.NONE;
  const amount = formatMoney(language, cents(net), currency);
  return kind === 'CREDIT'
    ? texts.credited({ amount, number: creditNoteNumber ?? '' })
    : texts.cost({ amount });
}

function formatNext(format: CaseFormat, found: DamageCase): string {
  const { texts, language } = format;
  const task = found.tasks.find(({ doneAt }) => doneAt === null);
  if (task?.text && found.state !== 'CLOSED')
    return texts.taskUntil({ text: task.text, day: formatCalendarDay(language, task.dueOn) });
  return texts.nextSteps[found.state];
}

/** The sentence of the page: what, whose. */
export function formatTitle(format: CaseFormat, found: DamageCase): string {
  return format.texts.sentence({
    what: formatWhat(format, found),
    vehicle: found.order.vehicle,
    customer: found.accountName,
  });
}

/** The first line below it: who is liable, and what is next or what came out. */
export function formatStanding(format: CaseFormat, found: DamageCase): string {
  const { texts } = format;
  const liable = texts.liableIs({ who: found.liability });
  const outcome = formatOutcome(format, found);
  return `${liable} ${outcome === null ? texts.nextIs({ what: formatNext(format, found) }) : `${outcome}.`}`;
}
