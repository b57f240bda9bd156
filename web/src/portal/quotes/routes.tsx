import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { environmentRoute } from '../environment-route.tsx';

export const quotesRoutes = [
  createRoute({
    getParentRoute: () => environmentRoute,
    path: 'quotes',
    component: lazyRouteComponent(() => import('./quotes-page.tsx'), 'QuotesPage'),
  }),
  createRoute({
    getParentRoute: () => environmentRoute,
    path: 'quotes/$id',
    component: lazyRouteComponent(() => import('./quote-page.tsx'), 'QuotePage'),
  }),
];
