import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { frameRoute } from '../frame-route.tsx';

export const todayRoutes = [
  createRoute({
    getParentRoute: () => frameRoute,
    path: 'today',
    component: lazyRouteComponent(() => import('./today-page.tsx'), 'TodayPage'),
  }),
];
