// The command of the search that opens the form for a new order.
import { IconFilePlus } from '@tabler/icons-react';
import type { PaletteCommand } from '../ui/palette-commands.ts';
import { NEW_ORDER } from './words/commands.ts';

export function newOrderCommand(go: (path: string) => void): PaletteCommand {
  return {
    id: 'new-order',
    names: NEW_ORDER,
    words: 'create anlegen erfassen bestellen',
    icon: <IconFilePlus />,
    run: () => go('/orders/new'),
  };
}
