// The signed-out pages: sign-in, and the targets of mail links.
import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { AGAIN } from '../confirmation/company-window.ts';

export const signedOutRoutes = (root: AnyRoute) => [
  createRoute({
    getParentRoute: () => root,
    path: 'sign-in',
    component: lazyRouteComponent(() => import('./sign-in-page.tsx'), 'SignInPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: 'invitation',
    component: lazyRouteComponent(() => import('./new-password-page.tsx'), 'NewPasswordPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: 'address',
    component: lazyRouteComponent(() => import('./address-page.tsx'), 'AddressPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: 'password-reset',
    component: lazyRouteComponent(() => import('./password-reset-page.tsx'), 'PasswordResetPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: AGAIN,
    component: lazyRouteComponent(() => import('../confirmation/company-again-page.tsx'), 'CompanyAgainPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: 'company-sign-in/$connection',
    component: lazyRouteComponent(() => import('./company-return-page.tsx'), 'CompanyReturnPage'),
  }),
];
