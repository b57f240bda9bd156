// The pages of imports: starting one, and one import from its check to its result.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { environmentRoute } from '../environment-route.tsx';
import { VIEWS, type View } from './views.ts';

const importRoute = createRoute({
  getParentRoute: () => environmentRoute,
  path: 'import/$id',
  validateSearch: (search: Record<string, unknown>): { show?: View } => {
    const show = VIEWS.find((view) => view === search.show);
    return show && show !== 'all' ? { show } : {};
  },
  component: lazyRouteComponent(() => import('./import-page.tsx'), 'ImportPage'),
});

export const importsRoutes = [
  createRoute({
    getParentRoute: () => environmentRoute,
    path: 'import',
    component: lazyRouteComponent(() => import('./imports-page.tsx'), 'ImportsPage'),
  }),
  importRoute,
];
