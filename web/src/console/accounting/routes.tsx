// The pages of "Accounting".
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { frameRoute } from '../frame-route.tsx';
import { readSearch } from './search.ts';

export const accountingRoutes = [
  createRoute({
    getParentRoute: () => frameRoute,
    path: 'accounting',
    validateSearch: readSearch,
    component: lazyRouteComponent(() => import('./accounting-page.tsx'), 'AccountingPage'),
  }),
];
