// The value of a form, stored in this browser until it is sent or discarded. See drafts.ts for whose drafts are kept.
import { useRef, useState } from 'react';
import { deleteDraft, readDraft, saveDraft } from './drafts.ts';

interface Kept<Value> {
  value: Value;
  at: string;
}

export interface StoredDraft<Value> {
  value: Value;
  change: (value: Value) => void;
  /** Fills the form without storing it, with values that the page can read again. */
  fill: (value: Value) => void;
  /** When the shown draft was stored, if the form began with it; otherwise null. */
  restoredAt: string | null;
  /** Starts again with the empty form. */
  discard: () => void;
  /** Deletes what is stored and leaves the form as it is: the form was sent. */
  forget: () => void;
  /** Stores the draft under another name, for a form whose subject is chosen in it. */
  moveTo: (name: string) => void;
}

/**
 * `name` must say what the form is about: the account and the environment. `isRestored` is false if the form begins with
 * other values than those stored. Drafts of an older version of the page lack fields; they take them from `empty`.
 */
export function useStoredDraft<Value extends object>(
  name: string,
  empty: Value,
  isRestored = true,
): StoredDraft<Value> {
  const slot = useRef(name);
  const [state, setState] = useState(() => {
    const kept = isRestored ? readDraft<Kept<Value>>(name) : null;
    return { value: kept ? withDefaults(kept.value, empty) : empty, restoredAt: kept?.at ?? null };
  });
  const store = (value: Value) => {
    if (JSON.stringify(value) === JSON.stringify(empty)) deleteDraft(slot.current);
    else saveDraft(slot.current, { value, at: new Date().toISOString() } satisfies Kept<Value>);
  };
  return {
    value: state.value,
    restoredAt: state.restoredAt,
    change: (value) => {
      setState((before) => ({ ...before, value }));
      store(value);
    },
    fill: (value) => setState({ value, restoredAt: null }),
    discard: () => {
      deleteDraft(slot.current);
      setState({ value: empty, restoredAt: null });
    },
    forget: () => deleteDraft(slot.current),
    moveTo: (next) => {
      if (next === slot.current) return;
      deleteDraft(slot.current);
      slot.current = next;
      store(state.value);
    },
  };
}

/** Objects inside the value get their missing fields too. */
export function withDefaults<Value extends object>(kept: Partial<Value>, empty: Value): Value {
  const filled = Object.entries(empty).map(([name, fallback]) => {
    const stored: unknown = kept[name as keyof Value];
    if (typeof stored !== typeof fallback) return [name, fallback];
    const isNested = typeof fallback === 'object' && fallback !== null && !Array.isArray(fallback);
    return [name, isNested ? withDefaults((stored ?? {}) as object, fallback as object) : stored];
  });
  return Object.fromEntries(filled) as Value;
}
