import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { frameRoute } from '../frame-route.tsx';

interface TodaySearch {
  /** The absent driver whose trips are to be replaced: the first is focused, and all are unfolded. */
  absent?: string;
}

function readTodaySearch({ absent }: Record<string, unknown>): TodaySearch {
  return typeof absent === 'string' && /^[0-9a-f-]{36}$/.test(absent) ? { absent } : {};
}

export const todayRoutes = [
  createRoute({
    getParentRoute: () => frameRoute,
    path: 'today',
    validateSearch: readTodaySearch,
    component: lazyRouteComponent(() => import('./today-page.tsx'), 'TodayPage'),
  }),
];
