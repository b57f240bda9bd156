// The command of the search that opens the users, where a person is invited.
import { IconUserPlus } from '@tabler/icons-react';
import type { PaletteCommand } from '../../ui/palette-commands.ts';
import { INVITE } from './commands.ts';

export function inviteCommand(run: () => void): PaletteCommand {
  return {
    id: 'invite',
    names: INVITE,
    words: 'user colleague Benutzer Kollege',
    icon: <IconUserPlus />,
    run,
  };
}
