// A transfer with the price that an agent was shown: an agent orders only what a person has confirmed.
import { MINUTE_MS } from '../../../../shared/time/durations.ts';
import type { Scope } from '../../model/environment.ts';
import type { BaseContext } from '../../platform/base-context.ts';
import { randomBase62 } from '../../platform/ids.ts';
import { agentErrors } from './errors.ts';
import { findPriced, insertPriced, type PricedTransfer } from './priced-transfer-store.ts';

const PRICE_VALID_MS = 30 * MINUTE_MS;
const TOKEN_PREFIX = 'price_';
/** Short enough to be repeated by a language model without errors; 131 random bits. */
const TOKEN_LENGTH = 22;

export interface ShownPrice {
  token: string;
  expiresAt: Date;
}

export async function keepPrice(
  { sql, clock, secrets }: BaseContext,
  { accountId, environment }: Scope,
  { body, gross }: Pick<PricedTransfer, 'body' | 'gross'>,
): Promise<ShownPrice> {
  const token = TOKEN_PREFIX + randomBase62(TOKEN_LENGTH);
  const expiresAt = new Date(clock.now().getTime() + PRICE_VALID_MS);
  await insertPriced(sql, {
    tokenHash: secrets.hashCredential(token),
    accountId,
    environment,
    body,
    gross,
    expiresAt,
  });
  return { token, expiresAt };
}

/** The transfer that this account was shown a price for. */
export async function takePrice(
  { sql, clock, secrets }: BaseContext,
  scope: Scope,
  token: string,
): Promise<PricedTransfer> {
  const found = await findPriced(sql, scope, secrets.hashCredential(token));
  if (!found || found.expiresAt <= clock.now()) throw agentErrors.PRICE_TOKEN_INVALID();
  return found;
}

/** Compares what the person confirmed with the price now, which the agreement may have changed. */
export function checkConfirmed(confirmedGross: number | null, price: { gross: number } | null): void {
  if (confirmedGross === (price?.gross ?? null)) return;
  throw agentErrors.PRICE_NOT_CONFIRMED({ details: { price } });
}
