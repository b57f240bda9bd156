// The commands of the portal that the palette finds, as far as the role allows them.
import { IconKey, IconTableImport } from '@tabler/icons-react';
import { newOrderCommand } from '../../orders/new-order-command.tsx';
import { inviteCommand } from '../../people/users/invite-command.tsx';
import { nameCommand } from '../../ui/named-command.ts';
import type { PaletteCommand } from '../../ui/palette-commands.ts';
import type { Portal } from '../session.tsx';

export function portalCommands(go: (path: string) => void, may: Portal['may']): PaletteCommand[] {
  return [
    ...(may('orderers')
      ? [
          newOrderCommand(go),
          {
            id: 'import',
            ...nameCommand('import'),
            icon: <IconTableImport />,
            run: () => go('/import'),
          },
        ]
      : []),
    ...(may('developers')
      ? [
          {
            id: 'new-key',
            ...nameCommand('newKey'),
            icon: <IconKey />,
            run: () => go('/api-keys'),
          },
        ]
      : []),
    ...(may('admins') ? [inviteCommand(() => go('/users'))] : []),
  ];
}
