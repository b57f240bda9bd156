// The pages of "Drivers": list and day plan, the proposal for a day, a driver, and the availability of a driver.
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
    path: 'drivers/plates',
    component: lazyRouteComponent(() => import('../plates/plates-page.tsx'), 'PlatesPage'),
  }),
  createRoute({
    getParentRoute: () => frameRoute,
    path: 'drivers/proposal',
    validateSearch: readDriversSearch,
    component: lazyRouteComponent(() => import('./proposal/proposal-page.tsx'), 'ProposalPage'),
  }),
  createRoute({
    getParentRoute: () => frameRoute,
    path: 'drivers/$id',
    component: lazyRouteComponent(() => import('./page/driver-page.tsx'), 'DriverPage'),
  }),
  createRoute({
    getParentRoute: () => frameRoute,
    path: 'drivers/$id/availability',
    component: lazyRouteComponent(() => import('../availability/availability-page.tsx'), 'AvailabilityPage'),
  }),
];
