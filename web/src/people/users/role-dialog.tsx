// Changes the role of a user.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usersTexts } from '../../../../shared/texts/generated/people/users.ts';
import { ApiError } from '../../api/api-error.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/field.tsx';
import { FormActions } from '../../ui/inputs.tsx';
import { currentRealm } from '../realm.ts';
import { useRefreshList } from './queries.ts';
import { RoleChoice } from './role-choice.tsx';
import { type ListedUser, type Role, useGroup } from './user-group.tsx';

export function RoleDialog({ user, onClose }: { user: ListedUser | null; onClose: () => void }) {
  const words = useTexts(usersTexts);
  const refreshList = useRefreshList();
  const { roles } = useGroup();
  const queries = useQueryClient();
  const [role, setRole] = useState<Role>('viewer');
  useEffect(() => {
    if (user) setRole(user.role);
  }, [user]);
  const saving = useMutation({
    mutationFn: () =>
      currentRealm().client.PATCH('/users/{id}', {
        params: { path: { id: user!.id } },
        body: { role: role as never },
      }),
    onSuccess: async () => {
      await refreshList();
      await queries.invalidateQueries({ queryKey: ['session'] });
      onClose();
    },
  });
  const error = saving.error instanceof ApiError ? saving.error : null;
  return (
    <Dialog open={user !== null} title={user ? `${words.change}: ${user.name}` : ''} onClose={onClose}>
      <Form
        label={words.change}
        errors={error?.fields ?? []}
        names={{ role: words.role }}
        onSubmit={() => saving.mutate()}
      >
        <RoleChoice roles={roles} value={role} onChange={setRole} />
        <FormActions submit={words.save} busy={saving.isPending} />
      </Form>
    </Dialog>
  );
}
