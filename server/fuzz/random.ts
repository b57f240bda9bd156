// Random values that a seed repeats.

export interface Random {
  /** From 0 up to, but not including, the limit. */
  below(limit: number): number;
  /** Both ends included. */
  between(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(values: readonly T[]): T;
}

/** mulberry32: 32 bits of state are enough to vary calls. */
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
    below,
    between: (min, max) => min + below(max - min + 1),
    chance: (probability) => next() < probability,
    pick: (values) => values[below(values.length)]!,
  };
}

/** The seed of one call of a run, so that a single call can be repeated. */
export function seedOfCall(seed: number, call: number): number {
  return (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) + Math.imul(call + 1, 0xc2b2ae35)) >>> 0;
}
