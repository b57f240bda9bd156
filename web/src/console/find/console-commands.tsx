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
import { newOrderCommand } from '../../orders/new-order-command.tsx';
import { inviteCommand } from '../../people/users/invite-command.tsx';
import type { PaletteCommand } from '../../ui/palette-commands.ts';
import { de } from '../de.ts';
import { DAY_PLAN, NEW_DRIVER, PROPOSE_DAY } from '../drivers/commands.ts';
import { en } from '../en.ts';
import { de as platesDe } from '../plates/de.ts';
import { en as platesEn } from '../plates/en.ts';
import { de as recurringDe } from '../recurring/de.ts';
import { en as recurringEn } from '../recurring/en.ts';
import type { Console } from '../session.tsx';
import { de as settingsDe } from '../settings/de.ts';
import { en as settingsEn } from '../settings/en.ts';

type Go = (to: string, search?: Record<string, string>) => void;

export function consolePages(go: Go): PaletteCommand[] {
  const page = (name: keyof typeof en & PageName, icon: ReactNode, words = ''): PaletteCommand => ({
    id: `page-${name}`,
    names: { en: en[name], de: de[name] },
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
      en: `${en.settings}: ${settingsEn.pages[name]}`,
      de: `${de.settings}: ${settingsDe.pages[name]}`,
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
      names: { en: recurringEn.title, de: recurringDe.title },
      words: 'repeat series wiederholen Serie',
      icon: <IconRepeat />,
      run: () => go('/orders/recurring'),
    },
    {
      id: 'page-plates',
      names: { en: platesEn.title, de: platesDe.title },
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
