// The address book of an account, for dispatch.
import { z } from 'zod';
import { accountNotFound } from '../../../customers/accounts/manage-accounts.ts';
import { findAccount } from '../../../customers/accounts/store.ts';
import { ENVIRONMENTS } from '../../../model/environment.ts';
import { addressRoutes } from '../../shared/places/address-routes.ts';
import { type AddressBook, placeRoutes } from '../../shared/places/place-routes.ts';
import { type OperationsAccess, type OperationsCaller, operationsRoute } from '../admit.ts';

const path = z.object({ id: z.uuid(), environment: z.enum(ENVIRONMENTS) });

const book: AddressBook<OperationsAccess, OperationsCaller, typeof path> = {
  route: operationsRoute,
  path: '/accounts/{id}/environments/{environment}',
  params: path,
  reading: { who: 'all' },
  changing: { who: 'dispatch' },
  scopeOf: async ({ core }, _, { id, environment }) => {
    if (!(await findAccount(core.sql, id))) throw accountNotFound();
    return { accountId: id, environment };
  },
  scopeErrors: ['NOT_FOUND'],
  actorOf: (caller) => caller,
};

export const addressBookRoutes = [...addressRoutes(book), ...placeRoutes(book)];
