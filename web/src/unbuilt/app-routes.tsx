// The routes of an app that is not built yet: one page at its address, and a friendly one for all others.
import { createRootRoute, createRoute, createRouter, Outlet } from '@tanstack/react-router';
import { useMessages } from '../messages/use-messages.ts';
import { ButtonLink } from '../ui/button.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Shell } from '../ui/shell.tsx';
import { LanguageSwitch, ThemeSwitch } from '../ui/switches.tsx';
import { UnbuiltPage } from './unbuilt-page.tsx';

export function unbuiltRouter(app: 'driver', detail: string) {
  const root = createRootRoute({
    component: () => (
      <Shell
        name="Handover"
        detail={detail}
        navigation={[]}
        tools={
          <>
            <LanguageSwitch />
            <ThemeSwitch />
          </>
        }
      >
        <Outlet />
      </Shell>
    ),
    notFoundComponent: NotFound,
  });
  const index = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: UnbuiltPage,
  });
  return createRouter({ routeTree: root.addChildren([index]), basepath: `/${app}` });
}

export function NotFound() {
  const { notFound } = useMessages();
  return (
    <PageHead
      title={notFound.title}
      meta={<span className="muted">{notFound.sentence}</span>}
      actions={<ButtonLink href="/">{notFound.back}</ButtonLink>}
    />
  );
}
