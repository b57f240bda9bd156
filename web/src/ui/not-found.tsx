// What does not exist: a page for an unknown address, and the place of something that is gone. Both lead back.
import { IconMapOff } from '@tabler/icons-react';
import { useMessages } from '../messages/use-messages.ts';
import { PageHead } from './page-head.tsx';
import { RouteButton } from './route-button.tsx';
import { Empty } from './table-states.tsx';

/** The path without the app: `/orders/VT-1` of the console, `/production/orders/VT-1` of the portal. */
const pathInApp = () => location.pathname.replace(/^\/(console|portal)(?=\/|$)/, '');

/** The list above a page, such as `/orders` or `/production/orders`; the start for a page without one. */
function listAbove(path: string): string {
  const parts = path.split('/').filter(Boolean);
  const length = ['production', 'sandbox'].includes(parts[0]!) ? 2 : 1;
  return parts.length > length ? `/${parts.slice(0, length).join('/')}` : '/';
}

export function NotFound() {
  const { notFound } = useMessages();
  return (
    <>
      <PageHead title={notFound.title} />
      <Empty
        icon={<IconMapOff />}
        title={notFound.sentence}
        actions={
          <RouteButton kind="filled" to="/">
            {notFound.back}
          </RouteButton>
        }
      >
        {notFound.find}
      </Empty>
    </>
  );
}

/** In place of an order, a case, or the like that does not exist; `children` say what is missing. */
export function Missing({ children }: { children: string }) {
  const { notFound } = useMessages();
  const list = listAbove(pathInApp());
  return (
    <Empty
      icon={<IconMapOff />}
      title={notFound.gone}
      actions={
        <RouteButton kind="filled" to={list as string}>
          {list === '/' ? notFound.back : notFound.list}
        </RouteButton>
      }
    >
      {children}
    </Empty>
  );
}
