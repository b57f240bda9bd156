// The pages of "Accounts": the list, and the parts of each account.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { frameRoute } from '../frame-route.tsx';

export const accountsRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: 'accounts',
  validateSearch: (search): { q?: string } =>
    typeof search.q === 'string' && search.q.trim() ? { q: search.q.slice(0, 100) } : {},
  component: lazyRouteComponent(() => import('./accounts-page.tsx'), 'AccountsPage'),
});

export const accountRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: 'accounts/$id',
  component: lazyRouteComponent(() => import('./account-page.tsx'), 'AccountPage'),
});

export const accountAgreementRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: 'accounts/$id/agreement',
  component: lazyRouteComponent(() => import('./agreement/agreement-page.tsx'), 'AgreementPage'),
});

export const accountOrdersRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: 'accounts/$id/orders',
  component: lazyRouteComponent(() => import('./orders-page.tsx'), 'AccountOrdersPage'),
});

export const accountUsersRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: 'accounts/$id/users',
  component: lazyRouteComponent(() => import('./users-page.tsx'), 'AccountUsersPage'),
});

export const accountCredentialsRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: 'accounts/$id/credentials',
  component: lazyRouteComponent(() => import('./credentials-page.tsx'), 'AccountCredentialsPage'),
});

export const accountEndpointsRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: 'accounts/$id/endpoints',
  component: lazyRouteComponent(() => import('./endpoints-page.tsx'), 'AccountEndpointsPage'),
});

export const accountPartyRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: 'accounts/$id/party',
  component: lazyRouteComponent(() => import('./party-page.tsx'), 'AccountPartyPage'),
});

export const accountsRoutes = [
  accountsRoute,
  accountRoute,
  accountAgreementRoute,
  accountOrdersRoute,
  accountUsersRoute,
  accountCredentialsRoute,
  accountEndpointsRoute,
  accountPartyRoute,
];
