import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { frameRoute } from '../frame-route.tsx';
import { readOrdersSearch } from './list/orders-search.ts';
import type { NewOrderSearch } from './new/new-order-page.tsx';

export const ordersRoutes = [
  createRoute({
    getParentRoute: () => frameRoute,
    path: 'orders',
    validateSearch: readOrdersSearch,
    component: lazyRouteComponent(() => import('./list/orders-page.tsx'), 'OrdersPage'),
  }),
  createRoute({
    getParentRoute: () => frameRoute,
    path: 'orders/new',
    validateSearch: ({ account, as, like }): NewOrderSearch => ({
      ...(typeof account === 'string' && /^[0-9a-f-]{36}$/.test(account) && { account }),
      ...(as === 'request' && { as }),
      ...(typeof like === 'string' && /^[\w-]{1,40}$/.test(like) && { like }),
    }),
    component: lazyRouteComponent(() => import('./new/new-order-page.tsx'), 'NewOrderPage'),
  }),
  createRoute({
    getParentRoute: () => frameRoute,
    path: 'orders/recurring',
    component: lazyRouteComponent(() => import('../recurring/recurring-page.tsx'), 'RecurringPage'),
  }),
  createRoute({
    getParentRoute: () => frameRoute,
    path: 'orders/recurring/$id',
    component: lazyRouteComponent(
      () => import('../recurring/recurring-order-page.tsx'),
      'RecurringOrderPage',
    ),
  }),
  createRoute({
    getParentRoute: () => frameRoute,
    path: 'orders/$id',
    component: lazyRouteComponent(() => import('./order-page.tsx'), 'OrderPage'),
  }),
];
