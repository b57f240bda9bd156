// What the texts of all decisions have in common.
import type { ReactNode } from 'react';
import { formatDuration } from '../../../../shared/time/format-duration.ts';
import type { Language } from '../../messages/language.ts';
import { formatWhen } from '../assign/candidates.ts';
import type { TodayTexts } from './texts.ts';
import type { Decision } from './today-queries.ts';

export interface Description {
  due: string;
  label: string;
  tone: 'alert' | 'warn' | 'calm';
  title: ReactNode;
  detail: ReactNode;
}

export interface FormatContext {
  words: TodayTexts;
  language: Language;
  nowMs: number;
}

export type OrderDecision = Extract<Decision, { order: unknown }>;
export type OtherDecision = Exclude<Decision, OrderDecision>;

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
