import { each, type Part } from '../../consequences/part.ts';
import { deleteConnection, findConnection } from './connection-store.ts';
import { deleteDomainsOfAccount } from './domain-store.ts';

export const companySignInPart: Part<unknown, 'account'> = {
  name: 'company sign-in',
  tables: ['company_connections', 'company_domains', 'company_erased'],
  people:
    'Settings of a provider and domains name no person; of erased people there is only a keyed hash, so that the provider does not bring them back.',
  answers: {
    account: {
      suspended: 'The portal refuses calls of a suspended account, whatever way its people came.',
      deleted: {
        act: each(async (_, tx, { accountId }) => {
          const connection = await findConnection(tx, accountId);
          if (connection) await deleteConnection(tx, connection);
          await deleteDomainsOfAccount(tx, accountId);
        }),
      },
    },
  },
};
