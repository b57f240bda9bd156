// Dialogs that invite a user and change a user's role.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { useWords } from '../../messages/use-words.ts';
import { toast } from '../../ui/announce.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/field.tsx';
import { FormActions, TextField, wireTo } from '../../ui/inputs.tsx';
import { ErrorState } from '../../ui/table-states.tsx';
import textCss from '../../ui/text.module.css';
import { currentRealm } from '../realm.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { InvitedPerson } from './invitation-link.tsx';
import { useRefreshList } from './queries.ts';
import { type ListedUser, type Role, useGroup } from './user-group.tsx';
import usersCss from './users.module.css';

interface InviteProps {
  mailsAreSent: boolean;
  /** Called where no mail is sent: the link is then handed over. */
  onInvited: (person: InvitedPerson) => void;
  onClose: () => void;
}

export function InviteDialog({ open, ...props }: InviteProps & { open: boolean }) {
  const words = useWords({ en, de });
  return (
    <Dialog open={open} title={words.invite} onClose={props.onClose}>
      <Invitation {...props} />
    </Dialog>
  );
}

function Invitation({ mailsAreSent, onInvited, onClose }: InviteProps) {
  const words = useWords({ en, de });
  const refreshList = useRefreshList();
  const { defaultRole } = useGroup();
  const [fields, setFields] = useState({ email: '', name: '', role: defaultRole });
  const wire = wireTo(fields, setFields);
  const inviting = useMutation({
    mutationFn: async () => (await currentRealm().client.POST('/users', { body: fields as never })).data!,
    onSuccess: async (person) => {
      await refreshList();
      if (mailsAreSent) toast(words.sent(fields.email));
      else onInvited(person);
      onClose();
    },
  });
  const error = inviting.error instanceof ApiError ? inviting.error : null;
  return (
    <Form
      label={words.invite}
      errors={error?.fields ?? []}
      names={{ email: words.email, name: words.name, role: words.role }}
      onSubmit={() => inviting.mutate()}
    >
      <p>{mailsAreSent ? words.inviteSentence : words.inviteSentenceOff}</p>
      {error && error.fields.length === 0 && <ErrorState error={error} />}
      <TextField name="name" label={words.name} {...wire('name')} />
      <TextField name="email" label={words.email} type="email" {...wire('email')} />
      <RoleChoice {...wire('role')} />
      <FormActions submit={mailsAreSent ? words.send : words.inviteOff} busy={inviting.isPending} />
    </Form>
  );
}

export function RoleDialog({ user, onClose }: { user: ListedUser | null; onClose: () => void }) {
  const words = useWords({ en, de });
  const refreshList = useRefreshList();
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
        <RoleChoice value={role} onChange={setRole} />
        <FormActions submit={words.save} busy={saving.isPending} />
      </Form>
    </Dialog>
  );
}

/** Each role has a description of its permissions. */
function RoleChoice({ value, onChange }: { value: Role; onChange: (role: Role) => void }) {
  const words = useWords({ en, de });
  const { roles } = useGroup();
  return (
    <fieldset className={usersCss.roleChoice}>
      <legend>{words.role}</legend>
      {roles.map((role) => (
        <label key={role}>
          <input type="radio" name="role" checked={role === value} onChange={() => onChange(role)} />
          <span>
            <strong>{words.roleNames[role]}</strong>
            <span className={textCss.muted}>{words.roleSentences[role]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
