import type { Person } from '../../consequences/person.ts';
import type { ContractingParty } from '../../model/account.ts';
import type { Db } from '../../platform/db.ts';

export interface AccountOfPerson {
  id: string;
  name: string;
  contractingParty: ContractingParty;
}

/** Accounts whose contracting party has this address. */
export async function accountsOfPerson(db: Db, { email }: Person): Promise<AccountOfPerson[]> {
  return db<AccountOfPerson[]>`
    select id, name, contracting_party from accounts
    where lower(${email}) in (lower(contracting_party ->> 'email'), lower(contracting_party ->> 'invoiceEmail'))
    order by id`;
}
