import { GroupContext } from '../../people/users/user-group.tsx';
import { UsersPage as PeoplePage } from '../../people/users/users-page.tsx';
import { LIVE } from '../live.tsx';
import { useConsole } from '../session.tsx';
import { SettingsFrame } from './settings-frame.tsx';

const ROLES = ['admin', 'dispatcher', 'accounting', 'viewer'] as const;

export function UsersPage() {
  const { user, may } = useConsole();
  const group = {
    scope: LIVE,
    me: user.id,
    canManage: may('admins'),
    roles: ROLES,
    defaultRole: 'dispatcher' as const,
  };
  return (
    <GroupContext value={group}>
      <PeoplePage frame={SettingsFrame} />
    </GroupContext>
  );
}
