// The page of deliveries; its filters are kept in the address.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { environmentRoute } from '../environment-route.tsx';
import { readSearch } from './search.ts';

export const deliveriesRoutes = [
  createRoute({
    getParentRoute: () => environmentRoute,
    path: 'deliveries',
    validateSearch: readSearch,
    component: lazyRouteComponent(() => import('./deliveries-page.tsx'), 'DeliveriesPage'),
  }),
];
