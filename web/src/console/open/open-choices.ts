// What is done with each open thing: the safe default until a person chooses.
import type { components } from '../../api/paths/operations.ts';

type Schemas = components['schemas'];
/** Of a driver, an account or a person. */
export type PendingItem = Schemas['PendingItem'] | Schemas['PendingItemOfPerson'];

/** Chosen in the dialog only: the thing is finished before, elsewhere. */
export const FIRST = 'FIRST';

export interface Picked {
  choice: string;
  /** Who takes a trip; null if nobody can. */
  driverId?: string | null;
}

export type PickedByKey = Readonly<Record<string, Picked>>;

export const keyOf = ({ kind, id }: Pick<PendingItem, 'kind' | 'id'>) => `${kind} ${id}`;

/** Something is given up by them, so they are never chosen by default. */
const GIVING_UP = ['CANCEL', 'WAIVE', 'WITHDRAW'];

const AFTERWARDS = ['AFTER_END', 'AFTER_TRIPS'];

/** A thing with only one choice can also be finished first. */
export function optionsOf({ choices }: PendingItem): readonly string[] {
  if (choices.length > 1) return choices;
  return GIVING_UP.includes(choices[0] ?? '') ? [FIRST, ...choices] : [...choices, FIRST];
}

export function pickedOf(item: PendingItem, picked: PickedByKey): Picked {
  return picked[keyOf(item)] ?? { choice: optionsOf(item)[0]! };
}

/** What is sent, and what prevents it. */
export function decide(items: readonly PendingItem[], picked: PickedByKey) {
  const all = items.map((item) => ({ item, ...pickedOf(item, picked) }));
  return {
    open: all.map(({ item: { kind, id }, choice, driverId }) => ({
      kind,
      id,
      choice,
      ...(choice === 'GIVE' && driverId && { driverId }),
    })),
    /** To be finished first. */
    blocking: all.filter(({ choice }) => choice === FIRST).map(({ item }) => item),
    withoutDriver: all
      .filter(({ choice, driverId }) => choice === 'GIVE' && !driverId)
      .map(({ item }) => item),
    finishing: all.filter(({ choice }) => choice === 'FINISH').map(({ item }) => item),
    /** What of a person is erased later. */
    waiting: all.filter(({ choice }) => AFTERWARDS.includes(choice)).map(({ item }) => item),
  };
}

export type Decided = ReturnType<typeof decide>;

/** The trip after which the driver leaves, and when that is. */
export function lastOf(
  finishing: readonly PendingItem[],
  endOf: (item: PendingItem) => string | null,
): { number: string; endsAt: string | null } | null {
  const [last] = finishing
    .map((item) => ({ number: item.number ?? '', endsAt: endOf(item) }))
    .sort((a, b) => (b.endsAt ?? '').localeCompare(a.endsAt ?? ''));
  return last ?? null;
}
