// The API has amounts in currency units; the formatting functions take cents.
export function centsOf(amount: number): number;
export function centsOf(amount: number | null): number | null;
export function centsOf(amount: number | null): number | null {
  return amount === null ? null : Math.round(amount * 100);
}
