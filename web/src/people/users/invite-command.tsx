// The command of the search that opens the users, where a person is invited.
import { IconUserPlus } from '@tabler/icons-react';
import { nameCommand } from '../../ui/named-command.ts';
import type { PaletteCommand } from '../../ui/palette-commands.ts';

export function inviteCommand(run: () => void): PaletteCommand {
  return {
    id: 'invite',
    ...nameCommand('invite'),
    icon: <IconUserPlus />,
    run,
  };
}
