// The parent route of all pages that need a session; each part of the console adds its pages below it.
import { createRootRoute, createRoute, Outlet } from '@tanstack/react-router';
import { SecondFactorPage } from '../people/settings/second-factor-page.tsx';
import { NotFound } from '../ui/not-found.tsx';
import { ConsoleShell } from './console-shell.tsx';
import { ConsoleLive } from './live.tsx';
import { SignedIn, useConsole } from './session.tsx';

export const rootRoute = createRootRoute({ notFoundComponent: NotFound });

export const frameRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'frame',
  component: () => (
    <SignedIn>
      <Frame />
    </SignedIn>
  ),
});

/** An unknown address, with the navigation around it. */
export const unknownRoute = createRoute({ getParentRoute: () => frameRoute, path: '$', component: NotFound });

function Frame() {
  const { needsSecondFactor } = useConsole();
  if (needsSecondFactor) return <SecondFactorPage />;
  return (
    <ConsoleLive>
      <ConsoleShell>
        <Outlet />
      </ConsoleShell>
    </ConsoleLive>
  );
}
