// The command of the search that opens the form for a new order.
import { IconFilePlus } from '@tabler/icons-react';
import { nameCommand } from '../ui/named-command.ts';
import type { PaletteCommand } from '../ui/palette-commands.ts';

export function newOrderCommand(go: (path: string) => void): PaletteCommand {
  return {
    id: 'new-order',
    ...nameCommand('newOrder'),
    icon: <IconFilePlus />,
    run: () => go('/orders/new'),
  };
}
