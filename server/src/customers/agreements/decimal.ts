// Owns exact arithmetic on decimal numbers: scaled integers inside, so that no binary fraction shows in a price.

/** Half of a unit goes up, away from zero for what is owed back. */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  const magnitude = dividend < 0n ? -dividend : dividend;
  const rounded = (magnitude * 2n + divisor) / (divisor * 2n);
  return dividend < 0n ? -rounded : rounded;
}

/** The number as written in decimal, times ten to the power of `decimals`: 1.005 at 2 decimals is 101. */
export function toScaled(value: number, decimals: number): bigint {
  if (!Number.isFinite(value)) throw new RangeError(`${value} is not an amount.`);
  const [mantissa = '0', exponent = '0'] = String(value).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  const digits = BigInt(whole + fraction);
  const shift = decimals - fraction.length + Number(exponent);
  return shift >= 0 ? digits * 10n ** BigInt(shift) : divideHalfUp(digits, 10n ** BigInt(-shift));
}

/** 123450n at 4 decimals is "12.345"; at least two decimals stay, as money is written. */
export function toDecimalText(scaled: bigint, decimals: number): string {
  const digits = String(scaled).padStart(decimals + 1, '0');
  const fraction = digits.slice(-decimals).replace(/0+$/, '').padEnd(2, '0');
  return `${digits.slice(0, -decimals)}.${fraction}`;
}
