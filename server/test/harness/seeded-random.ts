// Random values that a seed repeats, for fuzzing, torture and load.

export interface Random {
  /** From 0 up to, but not including, 1. */
  fraction(): number;
  /** From 0 up to, but not including, the limit. */
  below(limit: number): number;
  /** Both ends included. */
  between(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(values: readonly T[]): T;
}

/** mulberry32: 32 bits of state are enough to vary choices. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    fraction: next,
    below,
    between: (min, max) => min + below(max - min + 1),
    chance: (probability) => next() < probability,
    pick: (values) => values[below(values.length)]!,
  };
}
