// The users of an account, who sign in to the portal.
import { IconPlus, IconUsers } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { operations } from '../../api/client.ts';
import type { components } from '../../api/paths/operations.ts';
import { useWords } from '../../messages/use-words.ts';
import { InvitationLinkDialog, type InvitedPerson, MailOff } from '../../people/users/invitation-link.tsx';
import { toast } from '../../ui/announce.tsx';
import buttonCss from '../../ui/button.module.css';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/field.tsx';
import { choicesOf, FormActions, SelectField, TextField, wireTo } from '../../ui/inputs.tsx';
import { Status } from '../../ui/status.tsx';
import tableCss from '../../ui/table.module.css';
import { type Column, DataTable } from '../../ui/table.tsx';
import { Answered, Empty, ErrorState } from '../../ui/table-states.tsx';
import textCss from '../../ui/text.module.css';
import { RelativeTime } from '../../ui/time.tsx';
import twoLinesCss from '../../ui/two-lines.module.css';
import { useConsole } from '../session.tsx';
import { AccountFrame } from './account-frame.tsx';
import accountsCss from './accounts.module.css';
import { de } from './de.ts';
import { type AccountsWords, en } from './en.ts';
import { useRefreshAccountPart, useUsers } from './queries.ts';

const route = getRouteApi('/frame/accounts/$id/users');

type User = components['schemas']['ListedUser'];
type Role = 'admin' | 'developer' | 'member' | 'viewer';

export function AccountUsersPage() {
  const words = useWords({ en, de });
  const { id } = route.useParams();
  const { may } = useConsole();
  const read = useUsers(id);
  const [inviting, setInviting] = useState(false);
  const [leaving, setLeaving] = useState<User | null>(null);
  const [linked, setLinked] = useState<InvitedPerson | null>(null);
  const mailsAreSent = read.data?.mailsAreSent ?? true;
  const changes = may('admins');
  const invite = changes && (
    <Button kind="filled" icon={<IconPlus />} onClick={() => setInviting(true)}>
      {words.users.invite}
    </Button>
  );
  return (
    <AccountFrame id={id} tab="users" actions={invite}>
      <Answered query={read}>
        {!mailsAreSent && changes && <MailOff />}
        <div className={accountsCss.accountWide}>
          <DataTable
            label={words.tabs.users}
            columns={columnsOf(words, changes ? { remove: setLeaving, link: setLinked } : null)}
            rows={read.data?.data}
            rowId={(user) => user.id}
            isEnded={({ disabled }) => disabled}
            card={(user) => (
              <div>
                <div className={tableCss.cardTitle}>{user.name}</div>
                <span className={textCss.muted}>{user.email}</span>
              </div>
            )}
            empty={
              <Empty icon={<IconUsers />} title={words.users.empty.title} actions={invite}>
                {words.users.empty.text}
              </Empty>
            }
          />
        </div>
      </Answered>
      <Dialog open={inviting} title={words.users.invite} onClose={() => setInviting(false)}>
        <Invitation
          id={id}
          mailsAreSent={mailsAreSent}
          onInvited={setLinked}
          onClose={() => setInviting(false)}
        />
      </Dialog>
      {linked && (
        <InvitationLinkDialog
          person={linked}
          make={(userId) => makeLink(id, userId)}
          onClose={() => setLinked(null)}
        />
      )}
      {leaving && <RemoveUser id={id} user={leaving} onClose={() => setLeaving(null)} />}
    </AccountFrame>
  );
}

const makeLink = async (id: string, userId: string) =>
  (
    await operations.POST('/accounts/{id}/users/{userId}/invitation-link', {
      params: { path: { id, userId } },
    })
  ).data!;

interface UserActions {
  remove: (user: User) => void;
  link: (user: User) => void;
}

function columnsOf(words: AccountsWords, actions: UserActions | null): Column<User>[] {
  const { users } = words;
  const columns: Column<User>[] = [
    {
      id: 'name',
      header: users.name,
      cell: ({ name, email }) => (
        <span className={twoLinesCss.twoLines}>
          <strong>{name}</strong>
          <span className={textCss.muted}>{email}</span>
        </span>
      ),
    },
    { id: 'role', header: users.role, cell: ({ role }) => users.roles[role] ?? role },
    {
      id: 'last',
      header: users.lastSignIn,
      cell: ({ lastSignInAt, invited }) =>
        lastSignInAt ? (
          <RelativeTime at={lastSignInAt} />
        ) : (
          invited && (
            <Status tone="muted" mark="ring">
              {users.invited}
            </Status>
          )
        ),
    },
    {
      id: 'factor',
      header: users.factor,
      cell: ({ oneTimeCodes, passkeys }) =>
        [oneTimeCodes && users.codes, passkeys > 0 && users.passkeys(passkeys)]
          .filter(Boolean)
          .join(', ') || <span className={textCss.muted}>{users.noFactor}</span>,
    },
  ];
  if (!actions) return columns;
  return [
    ...columns,
    {
      id: 'actions',
      header: users.actions,
      headerHidden: true,
      align: 'end',
      cell: (user) => (
        <span className={buttonCss.buttonRow}>
          {user.invited && (
            <Button small onClick={() => actions.link(user)}>
              {users.copyLink}
            </Button>
          )}
          <Button kind="destructive" small onClick={() => actions.remove(user)}>
            {users.remove}
          </Button>
        </span>
      ),
    },
  ];
}

function Invitation({
  id,
  mailsAreSent,
  onInvited,
  onClose,
}: {
  id: string;
  mailsAreSent: boolean;
  onInvited: (person: InvitedPerson) => void;
  onClose: () => void;
}) {
  const { users } = useWords({ en, de });
  const refreshPart = useRefreshAccountPart();
  const [fields, setFields] = useState({ name: '', email: '', role: 'admin' as Role });
  const wire = wireTo(fields, setFields);
  const inviting = useMutation({
    mutationFn: async () =>
      (await operations.POST('/accounts/{id}/users', { params: { path: { id } }, body: fields })).data!,
    onSuccess: async (person) => {
      if (mailsAreSent) toast(users.sent(fields.email));
      else onInvited(person);
      onClose();
      await refreshPart();
    },
  });
  const error = inviting.error instanceof ApiError ? inviting.error : null;
  return (
    <Form
      label={users.invite}
      errors={error?.fields ?? []}
      names={{ name: users.name, email: users.email, role: users.role }}
      onSubmit={() => inviting.mutate()}
    >
      <p>{mailsAreSent ? users.inviteSentence : users.inviteSentenceOff}</p>
      {error && error.fields.length === 0 && <ErrorState error={error} />}
      <TextField name="name" label={users.name} {...wire('name')} />
      <TextField name="email" label={users.email} type="email" {...wire('email')} />
      <SelectField
        name="role"
        label={users.role}
        choices={choicesOf(users.roles as Record<Role, string>)}
        {...wire('role')}
      />
      <FormActions submit={mailsAreSent ? users.send : users.inviteOff} busy={inviting.isPending} />
    </Form>
  );
}

function RemoveUser({ id, user, onClose }: { id: string; user: User; onClose: () => void }) {
  const { users } = useWords({ en, de });
  const refreshPart = useRefreshAccountPart();
  const removing = useMutation({
    mutationFn: () =>
      operations.DELETE('/accounts/{id}/users/{userId}', { params: { path: { id, userId: user.id } } }),
    onSuccess: async () => {
      toast(users.removed(user.name));
      onClose();
      await refreshPart();
    },
  });
  return (
    <ConfirmDialog
      open
      title={users.removeTitle(user.name)}
      confirm={users.removeConfirm}
      keep={users.removeKeep}
      busy={removing.isPending}
      onConfirm={() => removing.mutate()}
      onClose={onClose}
    >
      <p>{users.removeText}</p>
      {removing.error instanceof ApiError && <ErrorState error={removing.error} />}
    </ConfirmDialog>
  );
}
