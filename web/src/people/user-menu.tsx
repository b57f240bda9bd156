// The signed-in user at the bottom of the sidebar, with links to the settings and to sign out.
import { IconHelp, IconLogout, IconSelector, IconSettings } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { helpTexts } from '../../../shared/texts/generated/people/help.ts';
import { useTexts } from '../messages/use-texts.ts';
import { Avatar } from '../ui/avatar.tsx';
import { IconMenu, MenuItem } from '../ui/menu.tsx';
import { Person } from '../ui/shell.tsx';
import { SignOutFailed, useSignOut } from './sign-out.tsx';

export interface UserMenuProps {
  name: string;
  /** The role, and other facts about this session. */
  detail: string;
  texts: { account: string; settings: string; signOut: string };
  settings: string;
  onHelp: () => void;
}

export function UserMenu({ name, detail, texts, settings, onHelp }: UserMenuProps) {
  const help = useTexts(helpTexts);
  const navigate = useNavigate();
  const leaving = useSignOut();
  return (
    <>
      <Person
        name={name}
        detail={detail}
        avatar={<Avatar name={name} />}
        action={
          <IconMenu label={texts.account} icon={<IconSelector />}>
            <MenuItem icon={<IconSettings />} onSelect={() => navigate({ to: settings })}>
              {texts.settings}
            </MenuItem>
            <MenuItem icon={<IconHelp />} onSelect={onHelp}>
              {help.title}
            </MenuItem>
            <MenuItem icon={<IconLogout />} onSelect={leaving.signOut}>
              {texts.signOut}
            </MenuItem>
          </IconMenu>
        }
      />
      <SignOutFailed {...leaving} />
    </>
  );
}
