// The pages of "Drivers": list and day plan, and the proposal for a day.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { frameRoute } from '../frame-route.tsx';
import { readDriversSearch } from './drivers-search.ts';

export const driversRoutes = [
  createRoute({
    getParentRoute: () => frameRoute,
    path: 'drivers',
    validateSearch: readDriversSearch,
    component: lazyRouteComponent(() => import('./drivers-page.tsx'), 'DriversPage'),
  }),
  createRoute({
    getParentRoute: () => frameRoute,
    path: 'drivers/proposal',
    validateSearch: readDriversSearch,
    component: lazyRouteComponent(() => import('./proposal/proposal-page.tsx'), 'ProposalPage'),
  }),
];
