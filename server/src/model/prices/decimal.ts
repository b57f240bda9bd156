// Exact arithmetic on decimals with scaled integers, so that no floating-point error shows up in a price.

/** Rounds halves up; for negative amounts, away from zero. */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  const magnitude = dividend < 0n ? -dividend : dividend;
  const rounded = (magnitude * 2n + divisor) / (divisor * 2n);
  return dividend < 0n ? -rounded : rounded;
}

/** The decimal number times ten to the power of `decimals`: 1.005 with 2 decimals is 101. */
export function toScaled(value: number, decimals: number): bigint {
  if (!Number.isFinite(value)) throw new RangeError(`${value} is not an amount.`);
  if (Number.isSafeInteger(value)) return BigInt(value) * 10n ** BigInt(decimals);
  const [mantissa = '0', exponent = '0'] = String(value).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  const digits = BigInt(whole + fraction);
  const shift = decimals - fraction.length + Number(exponent);
  return shift >= 0 ? digits * 10n ** BigInt(shift) : divideHalfUp(digits, 10n ** BigInt(-shift));
}

/** 123450n with 4 decimals is "12.345". Keeps at least two decimals, as usual for money. */
export function toDecimalText(scaled: bigint, decimals: number): string {
  const digits = String(scaled).padStart(decimals + 1, '0');
  const fraction = digits.slice(-decimals).replace(/0+$/, '').padEnd(2, '0');
  return `${digits.slice(0, -decimals)}.${fraction}`;
}
