// The first page of an environment.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { environmentRoute } from '../environment-route.tsx';

export const overviewRoutes = [
  createRoute({
    getParentRoute: () => environmentRoute,
    path: '/',
    component: lazyRouteComponent(() => import('./overview-page.tsx'), 'OverviewPage'),
  }),
];
