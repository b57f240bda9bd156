// The same seed gives the same numbers, so that a plan can be computed again.

/** Always the same sequence of integers below the limit, so that repeated calls get the same plan. */
export function seededRandom(seed = 1): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}
