// The page "Extras and expenses to check".
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { frameRoute } from '../frame-route.tsx';

export const extraRoutes = [
  createRoute({
    getParentRoute: () => frameRoute,
    path: 'accounting/extras',
    component: lazyRouteComponent(() => import('./extras-page.tsx'), 'ExtrasPage'),
  }),
];
