// The parent route of every page that belongs to an environment; each part of the portal adds its pages to
// it.
import { createRootRoute, createRoute, notFound, Outlet } from '@tanstack/react-router';
import type { Environment } from '../ui/environment.tsx';
import { NotFound } from '../ui/not-found.tsx';
import { PortalLive } from './live.tsx';
import { PortalShell } from './portal-shell.tsx';
import { SignedIn } from './session.tsx';

export const rootRoute = createRootRoute({ notFoundComponent: NotFound });

const ENVIRONMENTS: readonly string[] = ['production', 'sandbox'] satisfies Environment[];

export const environmentRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$environment',
  beforeLoad: ({ params }) => {
    if (!ENVIRONMENTS.includes(params.environment)) throw notFound();
  },
  component: EnvironmentFrame,
});

function EnvironmentFrame() {
  const environment = environmentRoute.useParams().environment as Environment;
  return (
    <SignedIn environment={environment}>
      <PortalLive environment={environment}>
        <PortalShell>
          <Outlet />
        </PortalShell>
      </PortalLive>
    </SignedIn>
  );
}
