// What accounts, agreements and credentials do when something of another part changes.
import { each, type Part } from '../consequences/part.ts';
import { textsAboutPeople } from '../consequences/person-store.ts';
import type { BaseContext } from '../platform/base-context.ts';
import { accountsOfPerson } from './accounts/person-accounts-store.ts';
import { revokeCredentialsOfAccount } from './credentials/store.ts';

export const agreementsPart: Part<unknown, 'account' | 'person'> = {
  name: 'agreements',
  tables: ['accounts', 'agreements', 'fuel_surcharges'],
  people: {
    /** The partner of a contract is changed by hand. */
    accounts: { find: (_, db, person) => accountsOfPerson(db, person), erase: async () => 0 },
  },
  answers: {
    person: {
      erased: {
        open: {
          kind: 'ACCOUNT',
          async list(_, db, { person }) {
            const accounts = await accountsOfPerson(db, person);
            return accounts.map(({ id, name: number }) => ({ id, number, choices: ['KEEP'], facts: {} }));
          },
          settle: { KEEP: async () => {} },
        },
      },
    },
    account: {
      suspended: 'The agreement applies again when the account is active again.',
      deleted: 'Orders and invoices refer to the version by which they were priced.',
    },
  },
};

export const credentialsPart: Part<BaseContext, 'account'> = {
  name: 'credentials',
  tables: ['credentials', 'credential_uses', 'demo_keys'],
  people: { credentials: textsAboutPeople({ credentials: { name: 'text' } }) },
  answers: {
    account: {
      suspended: 'Every API refuses calls of a suspended account; its credentials work again afterwards.',
      deleted: {
        act: each(({ clock }, tx, { accountId }) => revokeCredentialsOfAccount(tx, accountId, clock.now())),
      },
    },
  },
};
