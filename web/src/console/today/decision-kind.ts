// What a kind of decision consists of: its texts and its actions.
import type { ReactNode } from 'react';
import { formatDuration } from '../../../../shared/time/format-duration.ts';
import type { Language } from '../../messages/language.ts';
import { formatWhen } from '../assign/candidates.ts';
import type { TodayTexts } from './texts.ts';
import type { Decision, DecisionOf } from './today-queries.ts';

/** The texts of a decision: its deadline, reason, sentence and subject. */
export interface Description {
  due: string;
  label: string;
  tone: 'alert' | 'warn' | 'calm';
  title: ReactNode;
  detail: ReactNode;
}

export interface FormatContext {
  texts: TodayTexts;
  language: Language;
  nowMs: number;
}

type DescribeContext = FormatContext & ReturnType<typeof timesOf>;

export interface ActionsProps<Shown extends Decision> {
  formatContext: FormatContext;
  decision: Shown;
  onUnfold: () => void;
}

export interface DecisionKind<Shown extends Decision> {
  describe: (decision: Shown, context: DescribeContext) => Description;
  Actions: (props: ActionsProps<Shown>) => ReactNode;
}

export type DecisionKinds<Name extends Decision['kind']> = { [Each in Name]: DecisionKind<DecisionOf<Each>> };

/** The times of a decision in words, and its tone by urgency. */
export function timesOf(formatContext: FormatContext, { dueAt, urgency }: Decision) {
  const { language, nowMs } = formatContext;
  return {
    when: (at: string) => formatWhen(formatContext, at),
    age: (at: string) => formatDuration(language, nowMs - Date.parse(at)),
    /** Milliseconds until it is due. */
    left: Date.parse(dueAt) - nowMs,
    tone: urgency === 'NOW' ? ('alert' as const) : ('calm' as const),
  };
}

/** The deadline and the reason of what is due at the pickup. */
export function duePickup({ texts, language, left }: DescribeContext): Pick<Description, 'due' | 'label'> {
  return {
    due: formatDuration(language, left),
    label: left < 0 ? texts.label.overdue : texts.label.toPickup,
  };
}
