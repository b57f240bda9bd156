// The users of the account: the same in both environments, but announced by the stream of the current one.
import { GroupContext } from '../../people/users/user-group.tsx';
import { UsersPage as PeoplePage } from '../../people/users/users-page.tsx';
import { usePortal } from '../session.tsx';

const ROLES = ['admin', 'developer', 'member', 'viewer'] as const;

export function UsersPage() {
  const { environment: scope, account, user, may } = usePortal();
  const group = {
    scope,
    me: user.id,
    canManage: may('admins'),
    roles: ROLES,
    // People of a carrier answer offers, which developers may not.
    defaultRole: account.kind === 'CARRIER' ? ('member' as const) : ('developer' as const),
  };
  return (
    <GroupContext value={group}>
      <PeoplePage />
    </GroupContext>
  );
}
