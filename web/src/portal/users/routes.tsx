import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { environmentRoute } from '../environment-route.tsx';

export const usersRoutes = [
  createRoute({
    getParentRoute: () => environmentRoute,
    path: 'users',
    component: lazyRouteComponent(() => import('./users-page.tsx'), 'UsersPage'),
  }),
];
