/** Runs `act` with each element, this many at once. */
export async function forEachConcurrent<Each>(
  all: Iterable<Each>,
  atOnce: number,
  act: (each: Each) => Promise<unknown>,
): Promise<void> {
  const left = all[Symbol.iterator]();
  const work = async () => {
    for (let next = left.next(); !next.done; next = left.next()) await act(next.value);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
