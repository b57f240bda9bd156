// A seal as people store it outside of the database: its number and its chain value.

export interface SealReference {
  number: number;
  chain: Buffer;
}

const FORM = /^(\d{1,15})-([0-9a-f]{64})$/;

export function formatSeal({ number, chain }: SealReference): string {
  return `${number}-${chain.toString('hex')}`;
}

/** Null if the text is not a seal. */
export function parseSeal(text: string): SealReference | null {
  const [, number, chain] = FORM.exec(text.trim().toLowerCase()) ?? [];
  return number === undefined ? null : { number: Number(number), chain: Buffer.from(chain!, 'hex') };
}
