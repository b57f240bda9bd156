// A choice among a few visible options, and tabs that switch the panel below them.
import type { ReactNode } from 'react';
import segmentedCss from './segmented.module.css';

export interface Choice<Value extends string, Label = ReactNode> {
  value: Value;
  label: Label;
}

export function Segmented<Value extends string>({
  label,
  value,
  choices,
  onChange,
}: {
  label: string;
  value: Value;
  choices: readonly Choice<Value>[];
  onChange: (value: Value) => void;
}) {
  return (
    <fieldset className={segmentedCss.segmented} aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  );
}

/** The panel below needs `role="tabpanel"` and `aria-labelledby` with `<id>-<value>`. */
export function Tabs<Value extends string>({
  id,
  label,
  value,
  choices,
  onChange,
}: {
  id: string;
  label: string;
  value: Value;
  choices: readonly Choice<Value>[];
  onChange: (value: Value) => void;
}) {
  const move = (key: string) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (step === undefined) return;
    const at = choices.findIndex((choice) => choice.value === value);
    const next = choices[(at + step + choices.length) % choices.length];
    if (!next) return;
    onChange(next.value);
    document.getElementById(`${id}-${next.value}`)?.focus();
  };
  return (
    <div className={segmentedCss.tabs} role="tablist" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          id={`${id}-${choice.value}`}
          type="button"
          role="tab"
          aria-selected={choice.value === value}
          tabIndex={choice.value === value ? 0 : -1}
          onClick={() => onChange(choice.value)}
          onKeyDown={(event) => move(event.key)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}
