// What was agreed for orders: their price and the terms of their version of the agreement.
import type { ContractingParty } from '../../model/account.ts';
import type { AgreementTerms } from '../../model/prices/agreement.ts';
import type { MonthlyRate } from '../../model/prices/exchange-rate.ts';
import type { Price } from '../../model/prices/price.ts';
import { findExchangeRates } from '../../operator/exchange-rates.ts';
import type { Db } from '../../platform/db.ts';

export interface AgreedTerms {
  orderId: string;
  price: Price | null;
  terms: AgreementTerms;
  contractingParty: ContractingParty | null;
  /** The operator's averages of the months. */
  rates: readonly MonthlyRate[];
}

export async function readAgreedTerms(
  db: Db,
  orderIds: readonly string[],
): Promise<Map<string, AgreedTerms>> {
  const rates = await findExchangeRates(db);
  const rows = await db<Omit<AgreedTerms, 'rates'>[]>`
    select o.id as order_id, o.price, g.terms, a.contracting_party
    from orders o join accounts a on a.id = o.account_id
      join agreements g on g.account_id = o.account_id and g.version = o.agreement_version
    where o.id = any(${orderIds as string[]}::uuid[])`;
  return new Map(rows.map((row) => [row.orderId, { ...row, rates }]));
}

export async function readTermsOfOrder(db: Db, orderId: string): Promise<AgreedTerms> {
  const agreed = (await readAgreedTerms(db, [orderId])).get(orderId);
  if (!agreed) throw new Error(`Order ${orderId} has no agreement`);
  return agreed;
}

export interface AgreedPickup {
  pickup: Date | null;
  /** When another date replaced it. */
  until: Date;
}

/** The pickup dates that the order had before; each change of a date stores the former one. */
export async function listReplacedPickups(db: Db, orderId: string): Promise<AgreedPickup[]> {
  return db<AgreedPickup[]>`
    select (v.changes #>> '{requestedPickup,before}')::timestamptz as pickup, a.at as until
    from audit a join audit_values v on v.audit_id = a.id
    where a.subject_type = 'order' and a.subject_id = ${orderId} and v.changes ? 'requestedPickup'`;
}
