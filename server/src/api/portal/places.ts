// The address book of the account.
import { addressRoutes } from '../shared/places/address-routes.ts';
import { type AddressBook, placeRoutes } from '../shared/places/place-routes.ts';
import { type PortalAccess, type PortalCaller, portalRoute } from './admit.ts';
import { environmentPath } from './paths.ts';

const book: AddressBook<PortalAccess, PortalCaller, typeof environmentPath> = {
  route: portalRoute,
  path: '/{environment}',
  params: environmentPath,
  reading: { who: 'all' },
  changing: { who: 'orderers' },
  scopeOf: (_, { account, environment }) => ({ accountId: account.id, environment }),
  scopeErrors: [],
  actorOf: ({ actor }) => actor,
};

export const addressBookRoutes = [...addressRoutes(book), ...placeRoutes(book)];
