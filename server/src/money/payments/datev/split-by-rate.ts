/** A discount reduces the VAT of each rate in proportion; the last rate takes the rounding. */
export function splitByRate(
  cents: number,
  groups: readonly { rate: number; netCents: number; vatCents: number }[],
): { rate: number; cents: number }[] {
  const total = groups.reduce((sum, { netCents, vatCents }) => sum + netCents + vatCents, 0);
  let left = cents;
  return groups
    .map(({ rate, netCents, vatCents }, index) => {
      const isLast = index === groups.length - 1;
      const share = isLast ? left : Math.round((cents * (netCents + vatCents)) / total);
      left -= share;
      return { rate, cents: share };
    })
    .filter((part) => part.cents !== 0);
}
