// Progress: the steps of an order, or the count of a long job.
import type { ReactNode } from 'react';
import { join } from './classes.ts';
import progressCss from './progress.module.css';
import { Text } from './text.tsx';

export interface Step {
  label: string;
  detail: ReactNode;
  /** A number is the completed share of the step. */
  state: 'done' | 'ahead' | number;
  /** The step needs a person. */
  tone?: 'alert';
}

export function StepLine({ steps, label }: { steps: readonly Step[]; label: string }) {
  return (
    <ol className={progressCss.stepLine} aria-label={label}>
      {steps.map((step) => {
        const share = step.state === 'done' ? 1 : step.state === 'ahead' ? 0 : step.state;
        const isNow = typeof step.state === 'number';
        return (
          <li
            key={step.label}
            className={classOf(step, isNow, share)}
            aria-current={isNow ? 'step' : undefined}
          >
            <progress max={1} value={share} aria-hidden="true" />
            <span className={progressCss.stepLabel}>{step.label}</span>
            <span className={progressCss.stepDetail}>{step.detail}</span>
          </li>
        );
      })}
    </ol>
  );
}

function classOf({ tone }: Step, isNow: boolean, share: number): string {
  if (tone) return join(progressCss.step, progressCss.stepAlert);
  return join(
    progressCss.step,
    isNow ? progressCss.stepNow : share === 1 ? undefined : progressCss.stepAhead,
  );
}

/** A long job; the count is always shown in words. */
export function WorkProgress({ done, total, label }: { done: number; total: number; label: string }) {
  return (
    <div className={progressCss.workProgress}>
      <progress max={total} value={done} aria-label={label} />
      <Text figures>{label}</Text>
    </div>
  );
}
