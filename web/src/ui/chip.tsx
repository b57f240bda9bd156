// Chips above a list: views with their count, active filters (solid) and filters that can be added (dashed).
import { IconPlus, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import buttonCss from './button.module.css';
import chipCss from './chip.module.css';
import { join } from './classes.ts';
import { Text } from './text.tsx';

/** One of several views of a list; `urgent` colours the count of items that need attention. */
export function ViewChip({
  label,
  count,
  selected = false,
  urgent = false,
  onSelect,
}: {
  label: string;
  /** A text where the count is limited, "1,000+". */
  count?: number | string;
  selected?: boolean;
  urgent?: boolean;
  onSelect?: () => void;
}) {
  return (
    <button
      type="button"
      className={join(chipCss.chip, chipCss.chipView)}
      aria-pressed={selected}
      onClick={onSelect}
    >
      {label}
      {count !== undefined && (
        <span className={join(chipCss.chipCount, urgent && chipCss.chipUrgent)}>{count}</span>
      )}
    </button>
  );
}

export function FilterChip({ name, value, onRemove }: { name: string; value: string; onRemove: () => void }) {
  const { table } = useMessages();
  return (
    <span className={join(chipCss.chip, chipCss.chipSet)}>
      {name} <strong>{value}</strong>
      <button
        type="button"
        className={buttonCss.bareButton}
        aria-label={table.removeFilter({ name })}
        onClick={onRemove}
      >
        <IconX size={14} />
      </button>
    </span>
  );
}

export function AddFilterChip({ name, onAdd }: { name: string; onAdd?: () => void }) {
  return (
    <button type="button" className={join(chipCss.chip, chipCss.chipAdd)} onClick={onAdd}>
      <IconPlus size={14} />
      {name}
    </button>
  );
}

export function ChipRow({ children, label }: { children: ReactNode; label: string }) {
  return (
    <fieldset className={chipCss.chipRow} aria-label={label}>
      {children}
    </fieldset>
  );
}

export function ChipDivider() {
  return <span className={chipCss.chipDivider} aria-hidden="true" />;
}

/** A label for names of events, scopes and the like. */
export function Tag({ children }: { children: ReactNode }) {
  return (
    <Text mono className={chipCss.tag}>
      {children}
    </Text>
  );
}
