const MIN_RATE = 0.5;

/** Doubles the rate until it is too high, then narrows it down to `precision`. Returns 0 if no rate is good. */
export async function highestRate(
  firstRate: number,
  precision: number,
  isGoodAt: (rate: number) => Promise<boolean>,
): Promise<number> {
  let good = 0;
  let bad = Number.POSITIVE_INFINITY;
  let rate = firstRate;
  while (bad - good > good * precision && bad > MIN_RATE) {
    if (await isGoodAt(rate)) good = rate;
    else bad = rate;
    rate = Number.isFinite(bad) ? (good + bad) / 2 : rate * 2;
  }
  return good;
}
