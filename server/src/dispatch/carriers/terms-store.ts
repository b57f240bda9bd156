import type { Db } from '../../platform/db.ts';

/** Null where nothing is known. Days are included. */
export interface CarrierTerms {
  paymentDays: number | null;
  insuranceUntil: string | null;
  transportLicenceUntil: string | null;
}

const UNKNOWN: CarrierTerms = { paymentDays: null, insuranceUntil: null, transportLicenceUntil: null };

export async function findCarrierTerms(db: Db, accountId: string): Promise<CarrierTerms> {
  const [row] = await db<CarrierTerms[]>`
    select payment_days, insurance_until::text as insurance_until,
      transport_licence_until::text as transport_licence_until
    from carrier_terms where account_id = ${accountId}`;
  return row ? { ...row } : UNKNOWN;
}

export async function putCarrierTerms(
  db: Db,
  accountId: string,
  terms: CarrierTerms,
  now: Date,
): Promise<void> {
  const row = { ...terms, updatedAt: now };
  await db`
    insert into carrier_terms ${db({ ...row, accountId })} on conflict (account_id) do update set ${db(row)}`;
}
