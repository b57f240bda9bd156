// The pages of "Orders": board or table, and each of them.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { frameRoute } from '../frame-route.tsx';
import { readDeskSearch } from './list/desk-search.ts';

export const ordersRoutes = [
  createRoute({
    getParentRoute: () => frameRoute,
    path: 'orders',
    validateSearch: readDeskSearch,
    component: lazyRouteComponent(() => import('./list/orders-page.tsx'), 'OrdersPage'),
  }),
  createRoute({
    getParentRoute: () => frameRoute,
    path: 'orders/$id',
    component: lazyRouteComponent(() => import('./order-page.tsx'), 'OrderPage'),
  }),
];
