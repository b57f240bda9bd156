import { each, type Part } from '../consequences/part.ts';
import type { BaseContext } from '../platform/base-context.ts';
import { eraseUser, isLastAdmin } from './erase-user.ts';
import { usersOfPerson } from './person-users-store.ts';
import { deleteUsersOfAccount } from './user-store.ts';

export const usersPart: Part<Pick<BaseContext, 'secrets'>, 'account' | 'person'> = {
  name: 'users',
  tables: [
    'users',
    'user_sessions',
    'user_links',
    'user_devices',
    'list_choices',
    'passkeys',
    'passkey_challenges',
    'notices',
    'company_identities',
    'company_attempts',
    'company_sessions',
  ],
  people: {
    users: {
      find: (_, db, person) => usersOfPerson(db, person),
      async erase(context, tx, person) {
        let count = 0;
        for (const user of await usersOfPerson(tx, person))
          if (await eraseUser(context, tx, user)) count += 1;
        return count;
      },
    },
  },
  answers: {
    person: {
      erased: {
        open: {
          kind: 'USER',
          async list(_, db, { person }) {
            const open = [];
            for (const user of await usersOfPerson(db, person)) {
              const { id, name: number } = user;
              if (await isLastAdmin(db, user)) open.push({ id, number, choices: ['KEEP'], facts: {} });
            }
            return open;
          },
          /** The last admin must be replaced first. */
          settle: { KEEP: async () => {} },
        },
      },
    },
    account: {
      suspended: 'The portal refuses calls of a suspended account; its people work again afterwards.',
      deleted: { act: each((_, tx, { accountId }) => deleteUsersOfAccount(tx, accountId)) },
    },
  },
};
