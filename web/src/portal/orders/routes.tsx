import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { environmentRoute } from '../environment-route.tsx';
import { readListSearch } from './list-search.ts';

export const ordersRoutes = [
  createRoute({
    getParentRoute: () => environmentRoute,
    path: 'orders',
    validateSearch: readListSearch,
    component: lazyRouteComponent(() => import('./orders-page.tsx'), 'OrdersPage'),
  }),
  createRoute({
    getParentRoute: () => environmentRoute,
    path: 'orders/new',
    validateSearch: (search): { like?: string } =>
      typeof search.like === 'string' ? { like: search.like } : {},
    component: lazyRouteComponent(() => import('./new/new-order-page.tsx'), 'NewOrderPage'),
  }),
  createRoute({
    getParentRoute: () => environmentRoute,
    path: 'orders/$id',
    component: lazyRouteComponent(() => import('./order-page.tsx'), 'OrderPage'),
  }),
];
