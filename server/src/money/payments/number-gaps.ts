// Finds numbers that are missing in a series of invoices. Pure.

const NUMBER = /^(.*)-(\d+)$/;

export function seriesOf(number: string): string {
  return NUMBER.exec(number)?.[1] ?? number;
}

/** A series has no gaps from its first number on; every number that is missing up to the last one is named. */
export function findGaps(
  numbers: readonly string[],
  firstOf: (series: string) => number = () => 1,
): string[] {
  const parsed = numbers.map((number) => NUMBER.exec(number)!);
  const found = new Set(numbers);
  const lengths = new Map(parsed.map(([, series, digits]) => [series!, digits!.length]));
  return [...lengths].flatMap(([series, length]) => {
    const last = Math.max(...parsed.filter((one) => one[1] === series).map((one) => Number(one[2])));
    const first = firstOf(series);
    const expected = Array.from(
      { length: Math.max(0, last - first + 1) },
      (_, index) => `${series}-${String(first + index).padStart(length, '0')}`,
    );
    return expected.filter((number) => !found.has(number));
  });
}
