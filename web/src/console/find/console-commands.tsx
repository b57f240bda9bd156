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
import { eachLanguage } from '../../../../shared/text/each-language.ts';
import { type FrameTexts, frameTexts } from '../../../../shared/texts/generated/console/frame.ts';
import { platesTexts } from '../../../../shared/texts/generated/console/plates.ts';
import { recurringTexts } from '../../../../shared/texts/generated/console/recurring.ts';
import { settingsTexts } from '../../../../shared/texts/generated/console/settings.ts';
import { newOrderCommand } from '../../orders/new-order-command.tsx';
import { inviteCommand } from '../../people/users/invite-command.tsx';
import { nameCommand, otherWordsFor } from '../../ui/named-command.ts';
import type { PaletteCommand } from '../../ui/palette-commands.ts';
import type { Console } from '../session.tsx';

type Go = (to: string, search?: Record<string, string>) => void;

export function consolePages(go: Go): PaletteCommand[] {
  const page = (name: keyof FrameTexts & PageName, icon: ReactNode): PaletteCommand => ({
    id: `page-${name}`,
    names: eachLanguage((language) => frameTexts[language][name]),
    // The name of the drivers' page has no other words.
    ...(name !== 'drivers' && { otherWords: otherWordsFor(name) }),
    icon,
    run: () => go(`/${name}`),
  });
  const settings = (name: 'planning' | 'integrations' | 'drivers' | 'users' | 'you'): PaletteCommand => ({
    id: `page-settings-${name}`,
    names: eachLanguage(
      (language) => `${frameTexts[language].settings}: ${settingsTexts[language].pages[name]}`,
    ),
    otherWords: otherWordsFor(name === 'drivers' ? 'driverSettings' : name),
    icon: <IconSettings />,
    run: () => go(`/settings/${name}`),
  });
  return [
    page('today', <IconLayoutDashboard />),
    page('orders', <IconRoute />),
    page('requests', <IconInbox />),
    page('damage', <IconCarCrash />),
    page('drivers', <IconSteeringWheel />),
    {
      id: 'page-recurring',
      names: eachLanguage((language) => recurringTexts[language].title),
      otherWords: otherWordsFor('recurring'),
      icon: <IconRepeat />,
      run: () => go('/orders/recurring'),
    },
    {
      id: 'page-plates',
      names: eachLanguage((language) => platesTexts[language].title),
      otherWords: otherWordsFor('plates'),
      icon: <IconLicense />,
      run: () => go('/drivers/plates'),
    },
    {
      id: 'page-plan',
      ...nameCommand('dayPlan'),
      icon: <IconSteeringWheel />,
      run: () => go('/drivers', { view: 'plan' }),
    },
    page('accounts', <IconBuilding />),
    page('accounting', <IconReceiptEuro />),
    page('journal', <IconHistory />),
    page('settings', <IconSettings />),
    settings('planning'),
    settings('integrations'),
    settings('drivers'),
    settings('users'),
    settings('you'),
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
            ...nameCommand('newDriver'),
            icon: <IconUserPlus />,
            run: () => go('/drivers', { driver: 'new' }),
          },
          {
            id: 'propose-day',
            ...nameCommand('proposeDay'),
            icon: <IconSparkles />,
            run: () => go('/drivers/proposal'),
          },
        ]
      : []),
    ...(may('admins') ? [inviteCommand(() => go('/settings/users'))] : []),
  ];
}
