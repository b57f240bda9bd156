import { IconPlus, IconUsers } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { type AccountsTexts, accountsTexts } from '../../../../shared/texts/generated/console/accounts.ts';
import { type UsersTexts, usersTexts } from '../../../../shared/texts/generated/people/users.ts';
import { operations } from '../../api/client.ts';
import type { components } from '../../api/paths/operations.ts';
import { useChange } from '../../api/use-change.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { InvitationLinkDialog, type InvitedPerson, MailOff } from '../../people/users/invitation-link.tsx';
import { InviteDialog } from '../../people/users/invite-dialog.tsx';
import { RoleName } from '../../people/users/role-name.tsx';
import { toast } from '../../ui/announce.tsx';
import buttonCss from '../../ui/button.module.css';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Status } from '../../ui/status.tsx';
import tableCss from '../../ui/table.module.css';
import { type Column, DataTable } from '../../ui/table.tsx';
import { Empty } from '../../ui/table-states.tsx';
import { Text } from '../../ui/text.tsx';
import { RelativeTime } from '../../ui/time.tsx';
import twoLinesCss from '../../ui/two-lines.module.css';
import { useConsole } from '../session.tsx';
import { AccountFrame } from './account-frame.tsx';
import accountsCss from './accounts.module.css';
import { useRefreshAccountPart, useUsers } from './queries.ts';

const route = getRouteApi('/frame/accounts/$id/users');

type User = components['schemas']['ListedUser'];
const ROLES = ['admin', 'developer', 'member', 'viewer'] as const;

export function AccountUsersPage() {
  const texts = useTexts(accountsTexts);
  const people = useTexts(usersTexts);
  const refreshPart = useRefreshAccountPart();
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
      {people.invite}
    </Button>
  );
  return (
    <AccountFrame id={id} tab="users" actions={invite}>
      <QueryBoundary query={read}>
        {!mailsAreSent && changes && <MailOff />}
        <div className={accountsCss.accountWide}>
          <DataTable
            label={texts.tabs.users}
            columns={columnsOf(texts, people, changes ? { remove: setLeaving, link: setLinked } : null)}
            rows={read.data?.data}
            rowId={(user) => user.id}
            isEnded={({ disabled }) => disabled}
            card={(user) => (
              <div>
                <div className={tableCss.cardTitle}>{user.name}</div>
                <Text tone="muted">{user.email}</Text>
              </div>
            )}
            empty={
              <Empty icon={<IconUsers />} title={texts.users.empty.title} actions={invite}>
                {texts.users.empty.text}
              </Empty>
            }
          />
        </div>
      </QueryBoundary>
      <InviteDialog
        open={inviting}
        roles={ROLES}
        defaultRole="admin"
        mailsAreSent={mailsAreSent}
        invite={(body) => operations.POST('/accounts/{id}/users', { params: { path: { id } }, body })}
        refresh={refreshPart}
        onInvited={setLinked}
        onClose={() => setInviting(false)}
      />
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

const makeLink = (id: string, userId: string) =>
  operations.POST('/accounts/{id}/users/{userId}/invitation-link', {
    params: { path: { id, userId } },
  });

interface UserActions {
  remove: (user: User) => void;
  link: (user: User) => void;
}

function columnsOf(texts: AccountsTexts, people: UsersTexts, actions: UserActions | null): Column<User>[] {
  const { users } = texts;
  const columns: Column<User>[] = [
    {
      id: 'name',
      header: people.name,
      cell: ({ name, email }) => (
        <span className={twoLinesCss.twoLines}>
          <strong>{name}</strong>
          <Text tone="muted">{email}</Text>
        </span>
      ),
    },
    { id: 'role', header: people.role, cell: ({ role }) => <RoleName role={role} /> },
    {
      id: 'last',
      header: people.lastSignIn,
      cell: ({ lastSignInAt, invited }) =>
        lastSignInAt ? (
          <RelativeTime at={lastSignInAt} />
        ) : (
          invited && (
            <Status tone="muted" mark="ring">
              {people.invited}
            </Status>
          )
        ),
    },
    {
      id: 'factor',
      header: users.factor,
      cell: ({ oneTimeCodes, passkeys }) =>
        [oneTimeCodes && users.codes, passkeys > 0 && users.passkeys({ value: passkeys })]
          .filter(Boolean)
          .join(', ') || <Text tone="muted">{users.noFactor}</Text>,
    },
  ];
  if (!actions) return columns;
  return [
    ...columns,
    {
      id: 'actions',
      header: people.actionsHeader,
      headerHidden: true,
      align: 'end',
      cell: (user) => (
        <span className={buttonCss.buttonRow}>
          {user.invited && (
            <Button small onClick={() => actions.link(user)}>
              {people.copyLink}
            </Button>
          )}
          <Button kind="destructive" small onClick={() => actions.remove(user)}>
            {people.remove}
          </Button>
        </span>
      ),
    },
  ];
}

function RemoveUser({ id, user, onClose }: { id: string; user: User; onClose: () => void }) {
  const { users } = useTexts(accountsTexts);
  const people = useTexts(usersTexts);
  const refreshPart = useRefreshAccountPart();
  const removing = useChange(
    () => operations.DELETE('/accounts/{id}/users/{userId}', { params: { path: { id, userId: user.id } } }),
    {
      onDone: async () => {
        toast(users.removed({ name: user.name }));
        onClose();
        await refreshPart();
      },
    },
  );
  return (
    <ConfirmDialog
      open
      title={people.removeTitle({ name: user.name })}
      confirm={people.removeConfirm({ name: user.name })}
      keep={people.removeKeep({ name: user.name })}
      change={removing}
      onConfirm={() => removing.mutate()}
      onClose={onClose}
    >
      <p>{people.removeSentence}</p>
    </ConfirmDialog>
  );
}
