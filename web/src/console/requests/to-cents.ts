// Amounts of the interface are in units of the currency; what formats them takes cents.
export function centsOf(amount: number): number;
export function centsOf(amount: number | null): number | null;
export function centsOf(amount: number | null): number | null {
  return amount === null ? null : Math.round(amount * 100);
}
