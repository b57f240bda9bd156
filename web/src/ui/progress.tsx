// Progress: the steps of an order, or the count of a long job.
import type { ReactNode } from 'react';
import './progress.css';

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
    <ol className="step-line" aria-label={label}>
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
            <span className="step-label">{step.label}</span>
            <span className="step-detail">{step.detail}</span>
          </li>
        );
      })}
    </ol>
  );
}

function classOf({ tone }: Step, isNow: boolean, share: number): string {
  if (tone) return 'step step-alert';
  return isNow ? 'step step-now' : share === 1 ? 'step' : 'step step-ahead';
}

/** A long job; the count is always shown in words. */
export function WorkProgress({ done, total, label }: { done: number; total: number; label: string }) {
  return (
    <div className="work-progress">
      <progress max={total} value={done} aria-label={label} />
      <span className="figures">{label}</span>
    </div>
  );
}
