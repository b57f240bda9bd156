import type { Db } from '../platform/db.ts';
import type { CustomerName } from './company.ts';

export interface DemoKey {
  /** Of the credential. */
  id: string;
  customer: CustomerName;
  /** Encrypted. */
  secret: Buffer;
}

export async function findDemoKey(db: Db, customer: CustomerName): Promise<DemoKey | null> {
  const [row] = await db<DemoKey[]>`select id, customer, secret from demo_keys where customer = ${customer}`;
  return row ?? null;
}

export async function insertDemoKey(db: Db, { id, customer, secret }: DemoKey): Promise<void> {
  await db`
    insert into demo_keys (id, customer, secret) values (${id}, ${customer}, ${secret})
    on conflict (customer) do update set id = excluded.id, secret = excluded.secret`;
}

export async function deleteDemoKeys(db: Db): Promise<void> {
  await db`delete from demo_keys`;
}
