// The address of the extras to check, which are the first part of accounting.
import { createRoute, redirect } from '@tanstack/react-router';
import { frameRoute } from '../frame-route.tsx';

export const extraRoutes = [
  createRoute({
    getParentRoute: () => frameRoute,
    path: 'accounting/extras',
    beforeLoad: () => {
      throw redirect({ to: '/accounting', search: { view: 'delivered' } });
    },
  }),
];
