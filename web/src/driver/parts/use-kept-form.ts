// The entered values of a sheet, kept on the phone as a draft until they are saved or given up.
import { useCallback, useEffect, useRef, useState } from 'react';
import { dropForm, keepForm, readForm } from '../local-store/store-forms.ts';
import { StorageFull } from '../protocol/draft.ts';

const KEEP_AFTER_MS = 250;

export interface KeptForm<Values> {
  values: Values;
  picture: Blob | null;
  /** When the draft was written; null if the present values are not written. */
  savedAt: string | null;
  change(changes: Partial<Values>): void;
  setPicture(picture: Blob | null): void;
  /** The values are saved, or no longer wanted. */
  drop(): Promise<void>;
}

export function useKeptForm<Values extends object>(key: string, initial: () => Values): KeptForm<Values> {
  const [form, setForm] = useState(() => ({ values: initial(), picture: null as Blob | null }));
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const latest = useRef(form);
  const isDirty = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const write = useCallback(async () => {
    clearTimeout(timer.current);
    if (!isDirty.current) return;
    const given = latest.current;
    try {
      const { savedAt: at } = await keepForm(key, {
        ...given,
        values: { ...(given.values as Record<string, unknown>) },
      });
      if (latest.current === given) {
        isDirty.current = false;
        setSavedAt(at);
      }
    } catch (error) {
      if (!(error instanceof StorageFull)) throw error;
    }
  }, [key]);

  const set = useCallback(
    (next: { values: Values; picture: Blob | null }) => {
      latest.current = next;
      isDirty.current = true;
      setForm(next);
      setSavedAt(null);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void write(), KEEP_AFTER_MS);
    },
    [write],
  );

  useEffect(() => {
    void readForm(key).then((kept) => {
      // What was typed before the draft was read is newer.
      if (!kept || isDirty.current) return;
      latest.current = { values: { ...latest.current.values, ...kept.values }, picture: kept.picture };
      setForm(latest.current);
      setSavedAt(kept.savedAt);
    });
    return () => void write();
  }, [key, write]);

  return {
    ...form,
    savedAt,
    change: (changes) => set({ ...latest.current, values: { ...latest.current.values, ...changes } }),
    setPicture: (picture) => set({ ...latest.current, picture }),
    async drop() {
      clearTimeout(timer.current);
      isDirty.current = false;
      await dropForm(key).catch(() => {});
    },
  };
}
