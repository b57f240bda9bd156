// Registers both routers with TanStack Router, so that `getRouteApi` and links are typed without importing a route.
import type { router as consoleRouter } from './console/routes.tsx';
import type { router as portalRouter } from './portal/routes.tsx';

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof consoleRouter | typeof portalRouter;
  }
}
