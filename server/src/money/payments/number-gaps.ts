// Finds numbers that are missing in a series of invoices. Pure.

const NUMBER = /^(.*)-(\d+)$/;

export function seriesOf(number: string): string {
  return NUMBER.exec(number)?.[1] ?? number;
}

/** A series begins with 1 and has no gaps; every number that is missing up to the last one is named. */
export function findGaps(numbers: readonly string[]): string[] {
  const parsed = numbers.map((number) => NUMBER.exec(number)!);
  const found = new Set(numbers);
  const lengths = new Map(parsed.map(([, series, digits]) => [series!, digits!.length]));
  return [...lengths].flatMap(([series, length]) => {
    const last = Math.max(...parsed.filter((one) => one[1] === series).map((one) => Number(one[2])));
    const expected = Array.from(
      { length: last },
      (_, index) => `${series}-${String(index + 1).padStart(length, '0')}`,
    );
    return expected.filter((number) => !found.has(number));
  });
}
