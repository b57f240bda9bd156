// Random choices that a seed repeats. What the processes do in between differs from run to run.

export interface Random {
  /** From 0 to below the limit. */
  below(limit: number): number;
  pick<T>(list: readonly T[]): T;
}

export function seededRandom(seed: number): Random {
  let state = (seed % 2_147_483_646) + 1;
  const below = (limit: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.floor((state / 2_147_483_647) * limit);
  };
  return { below, pick: (list) => list[below(list.length)]! };
}
