// The frame of the portal: its navigation, the switch of environments, and the signed-in user.

import {
  IconAddressBook,
  IconFileDollar,
  IconFlask,
  IconInbox,
  IconKey,
  IconLayoutDashboard,
  IconListDetails,
  IconListSearch,
  IconReceiptEuro,
  IconRobot,
  IconSend,
  IconSettings,
  IconTableImport,
  IconTruck,
  IconUsers,
  IconWebhook,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { eachLanguage } from '../../../shared/text/each-language.ts';
import { namesTexts } from '../../../shared/texts/generated/names.ts';
import { frameTexts } from '../../../shared/texts/generated/portal/frame.ts';
import { portal } from '../api/client.ts';
import { useCall } from '../api/use-call.ts';
import { useTexts } from '../messages/use-texts.ts';
import { HelpButton, HelpDialog } from '../people/help.tsx';
import { UserMenu } from '../people/user-menu.tsx';
import { pageOwner } from '../ui/brand.ts';
import type { Environment } from '../ui/environment.tsx';
import { LiveMark } from '../ui/live.tsx';
import type { NavigationGroup } from '../ui/navigation.tsx';
import { Shell } from '../ui/shell.tsx';
import { LanguageSwitch, ThemeSwitch } from '../ui/switches.tsx';
import { FindAnything } from './find/find-anything.tsx';
import { usePortal } from './session.tsx';

type PalettePage = ComponentProps<typeof FindAnything>['pages'][number];

export function PortalShell({ children }: { children: ReactNode }) {
  const texts = useTexts(frameTexts);
  const { roles } = useTexts(namesTexts);
  const { account, user, environment, help } = usePortal();
  const navigate = useNavigate();
  const [finding, setFinding] = useState(false);
  const [helping, setHelping] = useState(false);
  const { navigation, pages } = useNavigation();
  return (
    <Shell
      name={pageOwner}
      detail={account.name}
      navigation={navigation}
      // Carriers order nothing, so they have nothing to try in a sandbox and nothing to search.
      {...(account.kind !== 'CARRIER' && {
        environment: {
          value: environment,
          onChange: (other: Environment) => navigate({ to: samePageIn(other) }),
        },
        find: { place: 'header', onFind: () => setFinding(true) },
      })}
      tools={
        <>
          <HelpButton onOpen={() => setHelping(true)} />
          <LanguageSwitch />
          <ThemeSwitch />
          <LiveMark />
        </>
      }
      person={
        <UserMenu
          name={user.name}
          detail={roles[user.role]}
          texts={texts}
          settings={`/${environment}/settings`}
          onHelp={() => setHelping(true)}
        />
      }
    >
      {children}
      <HelpDialog open={helping} onClose={() => setHelping(false)} help={help} />
      {account.kind !== 'CARRIER' && <FindAnything open={finding} onOpenChange={setFinding} pages={pages} />}
    </Shell>
  );
}

/** Opens the same list in the other environment; the page of one order opens the list of orders. */
function samePageIn(environment: Environment): string {
  const part = location.pathname.split('/')[3];
  const only = part === 'playground' || part === 'inboxes' ? '' : part;
  return only ? `/${environment}/${only}` : `/${environment}`;
}

type PageName =
  | 'overview'
  | 'orders'
  | 'quotes'
  | 'carrierOffers'
  | 'invoices'
  | 'import'
  | 'places'
  | 'keys'
  | 'agents'
  | 'webhooks'
  | 'deliveries'
  | 'requestLog'
  | 'playground'
  | 'inboxes'
  | 'users'
  | 'settings';

/** The navigation, and the same pages with their names in both languages for the palette. */
function useNavigation(): { navigation: NavigationGroup[]; pages: PalettePage[] } {
  const texts = useTexts(frameTexts);
  const { account, environment, may } = usePortal();
  const isCarrier = account.kind === 'CARRIER';
  const counts = useSummary(!isCarrier);
  const item = (name: PageName, path: string, icon: ReactNode) => ({
    name,
    label: texts[name],
    to: `/${environment}${path}`,
    icon,
  });
  const ordering = [
    item('overview', '', <IconLayoutDashboard />),
    item('orders', '/orders', <IconListDetails />),
    { ...item('quotes', '/quotes', <IconFileDollar />), ...countOf(counts?.quotesToDecide) },
    item('invoices', '/invoices', <IconReceiptEuro />),
    ...(may('orderers') ? [item('import', '/import', <IconTableImport />)] : []),
    item('places', '/places', <IconAddressBook />),
  ];
  const technical = [
    item('keys', '/api-keys', <IconKey />),
    item('webhooks', '/webhooks', <IconWebhook />),
    {
      ...item('deliveries', '/deliveries', <IconSend />),
      ...countOf(counts?.failedDeliveries),
      alert: true,
    },
    item('requestLog', '/request-log', <IconListSearch />),
  ];
  const testing = [
    item('playground', '/playground', <IconFlask />),
    item('inboxes', '/inboxes', <IconInbox />),
  ];
  const own = [
    item('agents', '/agents', <IconRobot />),
    item('users', '/users', <IconUsers />),
    item('settings', '/settings', <IconSettings />),
  ];
  const sandbox = environment === 'sandbox' && may('technical') ? testing : [];
  const offers = [item('carrierOffers', '/carrier-offers', <IconTruck />)];
  const groups = isCarrier
    ? [offers, own]
    : [ordering, [...(may('technical') ? technical : []), ...sandbox], own];
  return {
    navigation: groups
      .filter(({ length }) => length > 0)
      .map((group) => group.map(({ name: _, ...shown }) => shown)),
    pages: groups.flat().map(({ name, to, icon }) => ({
      id: to,
      names: eachLanguage((language) => frameTexts[language][name]),
      icon,
    })),
  };
}

/** The counts next to the menu items: quotes to decide, failed deliveries. */
function useSummary(enabled: boolean) {
  const { environment } = usePortal();
  const { data } = useCall(
    [environment, 'overview', 'summary'],
    (signal) => portal.GET('/{environment}/summary', { params: { path: { environment } }, signal }),
    { enabled },
  );
  return data;
}

function countOf(count: number | undefined): { count?: number } {
  return count ? { count } : {};
}
