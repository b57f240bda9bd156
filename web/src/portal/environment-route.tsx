// The parent route of every page that belongs to an environment; each part of the portal adds its pages to
// it.
import { createRootRoute, createRoute, Navigate, notFound, Outlet, useMatches } from '@tanstack/react-router';
import type { Environment } from '../ui/environment.tsx';
import { NotFound } from '../ui/not-found.tsx';
import { PortalLive } from './live.tsx';
import { PortalShell } from './portal-shell.tsx';
import { SignedIn, usePortal } from './session.tsx';

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

/** An unknown address, with the navigation around it. */
export const unknownRoute = createRoute({
  getParentRoute: () => environmentRoute,
  path: '$',
  component: NotFound,
});

function EnvironmentFrame() {
  const environment = environmentRoute.useParams().environment as Environment;
  return (
    <SignedIn environment={environment}>
      <PortalLive environment={environment}>
        <PortalShell>
          <Page />
        </PortalShell>
      </PortalLive>
    </SignedIn>
  );
}

/** What the people of a carrier can open; everything else is for customers who order. */
const CARRIER_PAGES = ['carrier-offers', 'users', 'settings'];

function Page() {
  const { account, environment } = usePortal();
  // By the page that is shown, not by the address, which changes before it.
  const shown = useMatches({ select: (matches) => matches.at(-1)!.fullPath });
  const isCarriers =
    environment === 'production' && CARRIER_PAGES.some((page) => shown.split('/').includes(page));
  if (account.kind !== 'CARRIER' || isCarriers) return <Outlet />;
  return <Navigate to="/$environment/carrier-offers" params={{ environment: 'production' }} replace />;
}
