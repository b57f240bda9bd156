// The console's frame: navigation, Ctrl K, and the menu of the signed-in user.

import {
  IconBuilding,
  IconCarCrash,
  IconHistory,
  IconInbox,
  IconLayoutDashboard,
  IconReceiptEuro,
  IconRoute,
  IconSettings,
  IconSteeringWheel,
} from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { frameTexts } from '../../../shared/texts/generated/console/frame.ts';
import { namesTexts } from '../../../shared/texts/generated/names.ts';
import { MINUTE_MS } from '../../../shared/time/durations.ts';
import { operations } from '../api/client.ts';
import { useCall } from '../api/use-call.ts';
import { useTexts } from '../messages/use-texts.ts';
import { HelpButton, HelpDialog } from '../people/help.tsx';
import { UserMenu } from '../people/user-menu.tsx';
import { LiveMark } from '../ui/live.tsx';
import { Shell } from '../ui/shell.tsx';
import { LanguageSwitch, ThemeSwitch } from '../ui/switches.tsx';
import { GlobalSearch } from './find/global-search.tsx';
import { LIVE } from './live.tsx';
import { useConsole } from './session.tsx';
import { DecisionAlerts } from './today/decision-alerts.tsx';

/** Some orders become urgent with time alone, without a live update, so the counts are polled. */
const COUNTS_INTERVAL_MS = MINUTE_MS;

export function ConsoleShell({ children }: { children: ReactNode }) {
  const texts = useTexts(frameTexts);
  const { user, operator, help } = useConsole();
  const [finding, setFinding] = useState(false);
  const [helping, setHelping] = useState(false);
  const role = useTexts(namesTexts).roles[user.role];
  const own = { account: texts.account, settings: texts.own, signOut: texts.signOut };
  return (
    <Shell
      name={operator.name}
      navigation={useNavigation()}
      find={{ place: 'sidebar', onFind: () => setFinding(true) }}
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
          detail={role}
          texts={own}
          settings="/settings/you"
          onHelp={() => setHelping(true)}
        />
      }
    >
      {children}
      <DecisionAlerts />
      <HelpDialog open={helping} onClose={() => setHelping(false)} help={help} />
      <GlobalSearch open={finding} onOpenChange={setFinding} />
    </Shell>
  );
}

function useNavigation() {
  const texts = useTexts(frameTexts);
  const counts = useSummary();
  const item = (label: string, to: string, icon: ReactNode, count?: number) => ({
    label,
    to,
    icon,
    ...(count && { count }),
  });
  return [
    [
      {
        ...item(texts.today, '/today', <IconLayoutDashboard />, counts?.today),
        alert: (counts?.urgent ?? 0) > 0,
      },
      item(texts.orders, '/orders', <IconRoute />, counts?.orders),
      item(texts.requests, '/requests', <IconInbox />, counts?.requests),
      item(texts.damage, '/damage', <IconCarCrash />),
      item(texts.drivers, '/drivers', <IconSteeringWheel />, counts?.drivers),
      item(texts.accounts, '/accounts', <IconBuilding />),
      item(texts.accounting, '/accounting', <IconReceiptEuro />),
      item(texts.journal, '/journal', <IconHistory />),
      item(texts.settings, '/settings', <IconSettings />),
    ],
  ];
}

/** The counts in the navigation. */
function useSummary() {
  const { data } = useCall([LIVE, 'summary'], (signal) => operations.GET('/summary', { signal }), {
    meta: { parts: ['today'] },
    refetchInterval: COUNTS_INTERVAL_MS,
  });
  return data;
}
