// The frame of the portal: its navigation, the switch of environments, and the signed-in user.
import {
  IconFileDollar,
  IconFlask,
  IconInbox,
  IconKey,
  IconLayoutDashboard,
  IconListDetails,
  IconListSearch,
  IconSend,
  IconSettings,
  IconTableImport,
  IconUsers,
  IconWebhook,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { portal } from '../api/client.ts';
import { useWords } from '../messages/use-words.ts';
import { HelpButton, HelpDialog } from '../people/help.tsx';
import { UserMenu } from '../people/user-menu.tsx';
import type { Environment } from '../ui/environment.tsx';
import type { NavigationGroup } from '../ui/navigation.tsx';
import { Shell } from '../ui/shell.tsx';
import { LanguageSwitch, ThemeSwitch } from '../ui/switches.tsx';
import { de } from './de.ts';
import { en } from './en.ts';
import { FindOrders } from './orders/find-orders.tsx';
import { usePortal } from './session.tsx';

export function PortalShell({ children }: { children: ReactNode }) {
  const words = useWords({ en, de });
  const { account, user, environment, help } = usePortal();
  const navigate = useNavigate();
  const [finding, setFinding] = useState(false);
  const [helping, setHelping] = useState(false);
  return (
    <Shell
      name="Handover"
      detail={account.name}
      navigation={useNavigation()}
      environment={{
        value: environment,
        onChange: (other: Environment) => navigate({ to: samePageIn(other) }),
      }}
      find={{ place: 'header', onFind: () => setFinding(true) }}
      tools={
        <>
          <HelpButton onOpen={() => setHelping(true)} />
          <LanguageSwitch />
          <ThemeSwitch />
        </>
      }
      person={
        <UserMenu
          name={user.name}
          detail={words.roles[user.role]}
          words={words}
          settings={`/${environment}/settings`}
          onHelp={() => setHelping(true)}
        />
      }
    >
      {children}
      <HelpDialog open={helping} onClose={() => setHelping(false)} help={help} />
      <FindOrders open={finding} onOpenChange={setFinding} />
    </Shell>
  );
}

/** Opens the same list in the other environment; the page of one order opens the list of orders. */
function samePageIn(environment: Environment): string {
  const part = location.pathname.split('/')[3];
  const only = part === 'playground' || part === 'inboxes' ? '' : part;
  return only ? `/${environment}/${only}` : `/${environment}`;
}

function useNavigation(): NavigationGroup[] {
  const words = useWords({ en, de });
  const { environment, may } = usePortal();
  const counts = useSummary();
  const item = (label: string, path: string, icon: ReactNode) => ({
    label,
    to: `/${environment}${path}`,
    icon,
  });
  const ordering = [
    item(words.overview, '', <IconLayoutDashboard />),
    item(words.orders, '/orders', <IconListDetails />),
    { ...item(words.quotes, '/quotes', <IconFileDollar />), ...countOf(counts?.quotesToDecide) },
    ...(may('orderers') ? [item(words.import, '/import', <IconTableImport />)] : []),
  ];
  const technical = [
    item(words.keys, '/api-keys', <IconKey />),
    item(words.webhooks, '/webhooks', <IconWebhook />),
    {
      ...item(words.deliveries, '/deliveries', <IconSend />),
      ...countOf(counts?.failedDeliveries),
      alert: true,
    },
    item(words.requestLog, '/request-log', <IconListSearch />),
  ];
  const testing = [
    item(words.playground, '/playground', <IconFlask />),
    item(words.inboxes, '/inboxes', <IconInbox />),
  ];
  const own = [
    item(words.users, '/users', <IconUsers />),
    item(words.settings, '/settings', <IconSettings />),
  ];
  const sandbox = environment === 'sandbox' && may('technical') ? testing : [];
  return [ordering, [...(may('technical') ? technical : []), ...sandbox], own].filter(
    ({ length }) => length > 0,
  );
}

/** The counts next to the menu items: quotes to decide, failed deliveries. */
function useSummary() {
  const { environment } = usePortal();
  const { data } = useQuery({
    queryKey: [environment, 'overview', 'summary'],
    queryFn: async ({ signal }) =>
      (await portal.GET('/{environment}/summary', { params: { path: { environment } }, signal })).data!,
  });
  return data;
}

function countOf(count: number | undefined): { count?: number } {
  return count ? { count } : {};
}
