import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { frameRoute } from '../frame-route.tsx';

export const carriersRoutes = [
  createRoute({
    getParentRoute: () => frameRoute,
    path: 'carriers/$id',
    component: lazyRouteComponent(() => import('./page/carrier-page.tsx'), 'CarrierPage'),
  }),
  createRoute({
    getParentRoute: () => frameRoute,
    path: 'carriers',
    component: lazyRouteComponent(() => import('./carriers-page.tsx'), 'CarriersPage'),
  }),
];
