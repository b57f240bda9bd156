import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { frameRoute } from '../frame-route.tsx';

export const settingsRoutes = [
  createRoute({
    getParentRoute: () => frameRoute,
    path: 'settings',
    component: lazyRouteComponent(() => import('./settings-page.tsx'), 'SettingsPage'),
  }),
  createRoute({
    getParentRoute: () => frameRoute,
    path: 'settings/planning',
    component: lazyRouteComponent(() => import('./planning/planning-page.tsx'), 'PlanningPage'),
  }),
  createRoute({
    getParentRoute: () => frameRoute,
    path: 'settings/integrations',
    component: lazyRouteComponent(() => import('./integrations-page.tsx'), 'IntegrationsPage'),
  }),
  createRoute({
    getParentRoute: () => frameRoute,
    path: 'settings/drivers',
    component: lazyRouteComponent(() => import('./drivers-page.tsx'), 'DriversSettingsPage'),
  }),
  createRoute({
    getParentRoute: () => frameRoute,
    path: 'settings/users',
    component: lazyRouteComponent(() => import('./users-page.tsx'), 'UsersPage'),
  }),
  createRoute({
    getParentRoute: () => frameRoute,
    path: 'settings/company-sign-in',
    component: lazyRouteComponent(() => import('./company-page.tsx'), 'CompanySignInPage'),
  }),
  createRoute({
    getParentRoute: () => frameRoute,
    path: 'settings/people',
    component: lazyRouteComponent(() => import('./people-page.tsx'), 'PeoplePage'),
  }),
  createRoute({
    getParentRoute: () => frameRoute,
    path: 'settings/you',
    component: lazyRouteComponent(() => import('./own-page.tsx'), 'OwnPage'),
  }),
];
