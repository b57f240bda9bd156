// The pages and commands of the console that the palette finds, as far as the role allows them.
import {
  IconBuilding,
  IconCarCrash,
  IconHistory,
  IconInbox,
  IconLayoutDashboard,
  IconLicense,
  IconReceiptEuro,
  IconRepeat,
  IconRoute,
  IconSettings,
  IconSparkles,
  IconSteeringWheel,
  IconUserPlus,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type FrameTexts, frameTexts } from '../../../../shared/texts/generated/console/frame.ts';
import { platesTexts } from '../../../../shared/texts/generated/console/plates.ts';
import { recurringTexts } from '../../../../shared/texts/generated/console/recurring.ts';
import { settingsTexts } from '../../../../shared/texts/generated/console/settings.ts';
import { newOrderCommand } from '../../orders/new-order-command.tsx';
import { inviteCommand } from '../../people/users/invite-command.tsx';
import type { PaletteCommand } from '../../ui/palette-commands.ts';
import { DAY_PLAN, NEW_DRIVER, PROPOSE_DAY } from '../drivers/commands.ts';
import type { Console } from '../session.tsx';

type Go = (to: string, search?: Record<string, string>) => void;

export function consolePages(go: Go): PaletteCommand[] {
  const page = (name: keyof FrameTexts & PageName, icon: ReactNode, words = ''): PaletteCommand => ({
    id: `page-${name}`,
    names: { en: frameTexts.en[name], de: frameTexts.de[name] },
    words,
    icon,
    run: () => go(`/${name}`),
  });
  const settings = (
    name: 'planning' | 'integrations' | 'drivers' | 'users' | 'you',
    words: string,
  ): PaletteCommand => ({
    id: `page-settings-${name}`,
    names: {
      en: `${frameTexts.en.settings}: ${settingsTexts.en.pages[name]}`,
      de: `${frameTexts.de.settings}: ${settingsTexts.de.pages[name]}`,
    },
    words,
    icon: <IconSettings />,
    run: () => go(`/settings/${name}`),
  });
  return [
    page('today', <IconLayoutDashboard />, 'decisions Entscheidungen'),
    page('orders', <IconRoute />, 'board'),
    page('requests', <IconInbox />, 'quotes Angebote'),
    page('damage', <IconCarCrash />, 'complaints Reklamationen Schäden'),
    page('drivers', <IconSteeringWheel />),
    {
      id: 'page-recurring',
      names: { en: recurringTexts.en.title, de: recurringTexts.de.title },
      words: 'repeat series wiederholen Serie',
      icon: <IconRepeat />,
      run: () => go('/orders/recurring'),
    },
    {
      id: 'page-plates',
      names: { en: platesTexts.en.title, de: platesTexts.de.title },
      words: 'stock print Bestand drucken Kennzeichen',
      icon: <IconLicense />,
      run: () => go('/drivers/plates'),
    },
    {
      id: 'page-plan',
      names: DAY_PLAN,
      words: 'drivers Fahrer',
      icon: <IconSteeringWheel />,
      run: () => go('/drivers', { view: 'plan' }),
    },
    page('accounts', <IconBuilding />, 'customers Kunden'),
    page('accounting', <IconReceiptEuro />, 'invoices Rechnungen Buchhaltung'),
    page('journal', <IconHistory />, 'audit log Protokoll changes mails jobs'),
    page('settings', <IconSettings />, 'operator Betreiber'),
    settings('planning', 'rates shuttle hotel Kosten'),
    settings('integrations', 'mail maps Karten'),
    settings('drivers', 'messages notices Nachrichten'),
    settings('users', 'people team Personen'),
    settings('you', 'password passkey Passwort account Konto'),
  ];
}

type PageName =
  | 'today'
  | 'orders'
  | 'requests'
  | 'damage'
  | 'drivers'
  | 'accounts'
  | 'accounting'
  | 'journal'
  | 'settings';

export function consoleCommands(go: Go, may: Console['may']): PaletteCommand[] {
  return [
    ...(may('dispatch')
      ? [
          newOrderCommand(go),
          {
            id: 'new-driver',
            names: NEW_DRIVER,
            words: 'create add anlegen',
            icon: <IconUserPlus />,
            run: () => go('/drivers', { driver: 'new' }),
          },
          {
            id: 'propose-day',
            names: PROPOSE_DAY,
            words: 'proposal plan Vorschlag Planung',
            icon: <IconSparkles />,
            run: () => go('/drivers/proposal'),
          },
        ]
      : []),
    ...(may('admins') ? [inviteCommand(() => go('/settings/users'))] : []),
  ];
}
