import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { frameRoute } from '../frame-route.tsx';
import { readSearch } from './search.ts';

export const journalRoutes = [
  createRoute({
    getParentRoute: () => frameRoute,
    path: 'journal',
    validateSearch: readSearch,
    component: lazyRouteComponent(() => import('./journal-page.tsx'), 'JournalPage'),
  }),
];
