import { useEffect, useState } from 'react';
import { usersTexts } from '../../../../shared/texts/generated/people/users.ts';
import { useChange } from '../../api/use-change.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/field.tsx';
import { FormActions } from '../../ui/inputs.tsx';
import { currentRealm } from '../realm.ts';
import { useRefreshList } from './queries.ts';
import { RoleChoice } from './role-choice.tsx';
import { type ListedUser, type Role, useGroup } from './user-group.tsx';

export function RoleDialog({ user, onClose }: { user: ListedUser | null; onClose: () => void }) {
  const texts = useTexts(usersTexts);
  const refreshList = useRefreshList();
  const { roles } = useGroup();
  const [role, setRole] = useState<Role>('viewer');
  useEffect(() => {
    if (user) setRole(user.role);
  }, [user]);
  const saving = useChange(
    () =>
      currentRealm().client.PATCH('/users/{id}', {
        params: { path: { id: user!.id } },
        body: { role: role as never },
      }),
    { refreshes: [['session']], onDone: () => refreshList(), onRefreshed: () => onClose() },
  );
  return (
    <Dialog open={user !== null} title={user ? `${texts.change}: ${user.name}` : ''} onClose={onClose}>
      <Form
        label={texts.change}
        change={saving}
        names={{ role: texts.role }}
        onSubmit={() => saving.mutate()}
      >
        <RoleChoice roles={roles} value={role} onChange={setRole} />
        <FormActions submit={texts.save} />
      </Form>
    </Dialog>
  );
}
