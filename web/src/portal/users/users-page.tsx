// The account's people: the same in both environments; the stream that tells of them is the environment's.
import { GroupContext } from '../../people/users/user-group.tsx';
import { UsersPage as PeoplePage } from '../../people/users/users-page.tsx';
import { usePortal } from '../session.tsx';

const ROLES = ['admin', 'developer', 'member', 'viewer'] as const;

export function UsersPage() {
  const { environment: scope, user, may } = usePortal();
  const group = {
    scope,
    me: user.id,
    canManage: may('admins'),
    roles: ROLES,
    defaultRole: 'developer' as const,
  };
  return (
    <GroupContext value={group}>
      <PeoplePage />
    </GroupContext>
  );
}
