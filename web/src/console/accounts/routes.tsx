import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { frameRoute } from '../frame-route.tsx';

export const accountsRoutes = [
  createRoute({
    getParentRoute: () => frameRoute,
    path: 'accounts',
    validateSearch: (search): { q?: string } =>
      typeof search.q === 'string' && search.q.trim() ? { q: search.q.slice(0, 100) } : {},
    component: lazyRouteComponent(() => import('./accounts-page.tsx'), 'AccountsPage'),
  }),
  createRoute({
    getParentRoute: () => frameRoute,
    path: 'accounts/$id',
    component: lazyRouteComponent(() => import('./account-page.tsx'), 'AccountPage'),
  }),
  createRoute({
    getParentRoute: () => frameRoute,
    path: 'accounts/$id/agreement',
    component: lazyRouteComponent(() => import('./agreement/agreement-page.tsx'), 'AgreementPage'),
  }),
  createRoute({
    getParentRoute: () => frameRoute,
    path: 'accounts/$id/orders',
    component: lazyRouteComponent(() => import('./orders-page.tsx'), 'AccountOrdersPage'),
  }),
  createRoute({
    getParentRoute: () => frameRoute,
    path: 'accounts/$id/places',
    component: lazyRouteComponent(() => import('./places-page.tsx'), 'AccountPlacesPage'),
  }),
  createRoute({
    getParentRoute: () => frameRoute,
    path: 'accounts/$id/users',
    component: lazyRouteComponent(() => import('./users-page.tsx'), 'AccountUsersPage'),
  }),
  createRoute({
    getParentRoute: () => frameRoute,
    path: 'accounts/$id/credentials',
    component: lazyRouteComponent(() => import('./credentials-page.tsx'), 'AccountCredentialsPage'),
  }),
  createRoute({
    getParentRoute: () => frameRoute,
    path: 'accounts/$id/endpoints',
    component: lazyRouteComponent(() => import('./endpoints-page.tsx'), 'AccountEndpointsPage'),
  }),
  createRoute({
    getParentRoute: () => frameRoute,
    path: 'accounts/$id/party',
    component: lazyRouteComponent(() => import('./party-page.tsx'), 'AccountPartyPage'),
  }),
];
