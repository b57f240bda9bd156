import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { environmentRoute } from '../environment-route.tsx';
import { readSearch } from './search.ts';

export const requestLogRoutes = [
  createRoute({
    getParentRoute: () => environmentRoute,
    path: 'request-log',
    validateSearch: readSearch,
    component: lazyRouteComponent(() => import('./request-log-page.tsx'), 'RequestLogPage'),
  }),
];
