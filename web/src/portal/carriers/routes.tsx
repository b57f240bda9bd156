import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { environmentRoute } from '../environment-route.tsx';

export const carriersRoutes = [
  createRoute({
    getParentRoute: () => environmentRoute,
    path: 'carrier-offers',
    component: lazyRouteComponent(() => import('./offers-page.tsx'), 'OffersPage'),
  }),
  createRoute({
    getParentRoute: () => environmentRoute,
    path: 'carrier-offers/$id',
    component: lazyRouteComponent(() => import('./offer-page.tsx'), 'OfferPage'),
  }),
];
