// The commands of the portal that the palette finds, as far as the role allows them.
import { IconFilePlus, IconKey, IconTableImport, IconUserPlus } from '@tabler/icons-react';
import { NEW_ORDER } from '../../orders/words/commands.ts';
import { INVITE } from '../../people/users/commands.ts';
import type { PaletteCommand } from '../../ui/palette-commands.ts';
import type { Portal } from '../session.tsx';

export function portalCommands(go: (path: string) => void, may: Portal['may']): PaletteCommand[] {
  return [
    ...(may('orderers')
      ? [
          {
            id: 'new-order',
            names: NEW_ORDER,
            words: 'create anlegen bestellen',
            icon: <IconFilePlus />,
            run: () => go('/orders/new'),
          },
          {
            id: 'import',
            names: { en: 'Import CSV', de: 'CSV importieren' },
            icon: <IconTableImport />,
            run: () => go('/import'),
          },
        ]
      : []),
    ...(may('developers')
      ? [
          {
            id: 'new-key',
            names: { en: 'New API key', de: 'Neuer API-Schlüssel' },
            words: 'create anlegen',
            icon: <IconKey />,
            run: () => go('/api-keys'),
          },
        ]
      : []),
    ...(may('admins')
      ? [
          {
            id: 'invite',
            names: INVITE,
            words: 'user colleague Benutzer Kollege',
            icon: <IconUserPlus />,
            run: () => go('/users'),
          },
        ]
      : []),
  ];
}
