import { useMemo, useState } from 'react';
import { type Choice, extendTo, NOTHING_CHOSEN, stateOfAll, toggleAll, toggleRow } from './row-choice.ts';

export interface RowChoice {
  chosen: readonly string[];
  isChosen: (id: string) => boolean;
  toggle: (id: string) => void;
  extend: (order: readonly string[], id: string) => void;
  stateOfAll: (order: readonly string[]) => 'none' | 'some' | 'all';
  toggleAll: (order: readonly string[]) => void;
  set: (ids: readonly string[]) => void;
}

export function useRowChoice(): RowChoice {
  const [choice, setChoice] = useState<Choice>(NOTHING_CHOSEN);
  return useMemo(() => {
    const ids = new Set(choice.chosen);
    return {
      chosen: choice.chosen,
      isChosen: (id) => ids.has(id),
      toggle: (id) => setChoice((now) => toggleRow(now, id)),
      extend: (order, id) => setChoice((now) => extendTo(now, order, id)),
      stateOfAll: (order) => stateOfAll(choice, order),
      toggleAll: (order) => setChoice((now) => toggleAll(now, order)),
      set: (chosen) => setChoice({ ...NOTHING_CHOSEN, chosen }),
    };
  }, [choice]);
}
