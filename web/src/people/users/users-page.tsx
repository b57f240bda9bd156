// The users of an account or of the operator: names, roles, and how they sign in.

import { IconDots, IconPlus, IconUsers } from '@tabler/icons-react';
import { type ComponentType, Fragment, type ReactNode, useMemo, useState } from 'react';
import { type UsersTexts, usersTexts } from '../../../../shared/texts/generated/people/users.ts';
import { useChange } from '../../api/use-change.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast, toastError } from '../../ui/announce.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Row } from '../../ui/layout.tsx';
import { IconMenu, MenuDivider, MenuItem } from '../../ui/menu.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { type Column, DataTable } from '../../ui/table.tsx';
import { Empty } from '../../ui/table-states.tsx';
import { Text } from '../../ui/text.tsx';
import { DayTime, RelativeTime } from '../../ui/time.tsx';
import { currentRealm } from '../realm.ts';
import { FactorRoles } from './factor-roles.tsx';
import { InvitationLinkDialog, type InvitedPerson, MailOff } from './invitation-link.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { useRefreshList, useUsers } from './queries.ts';
import { RoleDialog } from './role-dialog.tsx';
import { RoleName } from './role-name.tsx';
import { type ListedUser, type Role, useGroup } from './user-group.tsx';
import usersCss from './users.module.css';

type Asked = { what: 'role' | 'lock' | 'remove' | 'link'; user: ListedUser };

/** `frame` is a wrapper around the list, below the page head. */
export function UsersPage({ frame: Frame = Fragment }: { frame?: ComponentType<{ children: ReactNode }> }) {
  const texts = useTexts(usersTexts);
  const { me, canManage, roles, defaultRole } = useGroup();
  const refreshList = useRefreshList();
  const [inviting, setInviting] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [linked, setLinked] = useState<InvitedPerson | null>(null);
  const users = useUsers();
  const people = users.data?.data;
  const mailsAreSent = users.data?.mailsAreSent ?? true;
  const columns = useMemo(() => columnsOf(texts, me, canManage ? setAsked : null), [texts, me, canManage]);
  return (
    <>
      <PageHead
        title={texts.title}
        aside={people && <Text tone="muted">{texts.noun({ count: people.length })}</Text>}
        actions={
          canManage ? (
            <Button kind="filled" icon={<IconPlus />} onClick={() => setInviting(true)}>
              {texts.invite}
            </Button>
          ) : (
            <Text tone="muted">{texts.onlyAdmins}</Text>
          )
        }
      />
      <Frame>
        <QueryBoundary query={users}>
          {!mailsAreSent && canManage && <MailOff />}
          <DataTable
            label={texts.title}
            columns={columns}
            rows={people}
            rowId={({ id }) => id}
            isEnded={({ disabled }) => disabled}
            card={(user) => <UserCard user={user} me={me} onAsk={canManage ? setAsked : null} />}
            empty={
              <Empty icon={<IconUsers />} title={texts.title}>
                {texts.inviteSentence}
              </Empty>
            }
          />
        </QueryBoundary>
        <FactorRoles />
      </Frame>
      <InviteDialog
        open={inviting}
        roles={roles}
        defaultRole={defaultRole}
        mailsAreSent={mailsAreSent}
        invite={invite}
        refresh={refreshList}
        onInvited={setLinked}
        onClose={() => setInviting(false)}
      />
      <RoleDialog user={asked?.what === 'role' ? asked.user : null} onClose={() => setAsked(null)} />
      {linked && <InvitationLinkDialog person={linked} make={makeLink} onClose={() => setLinked(null)} />}
      {asked?.what === 'link' && (
        <InvitationLinkDialog person={asked.user} make={makeLink} onClose={() => setAsked(null)} />
      )}
      <ConfirmEnd asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}

const invite = (fields: { email: string; name: string; role: Role }) =>
  currentRealm().client.POST('/users', { body: fields as never });

const makeLink = (id: string) =>
  currentRealm().client.POST('/users/{id}/invitation-link', { params: { path: { id } } });

function columnsOf(
  texts: UsersTexts,
  me: string,
  onAsk: ((asked: Asked) => void) | null,
): Column<ListedUser>[] {
  return [
    { id: 'name', header: texts.name, cell: (user) => <Name user={user} me={me} /> },
    { id: 'email', header: texts.email, cell: ({ email }) => email },
    { id: 'role', header: texts.role, cell: ({ role }) => <RoleName role={role} /> },
    { id: 'protection', header: texts.protection, cell: (user) => protectionOf(texts, user) },
    { id: 'lastSignIn', header: texts.lastSignIn, cell: (user) => <LastSignIn user={user} /> },
    ...(onAsk
      ? [
          {
            id: 'actions',
            header: texts.actionsHeader,
            headerHidden: true as const,
            align: 'end' as const,
            width: 64,
            cell: (user: ListedUser) => <Actions user={user} me={me} onAsk={onAsk} />,
          },
        ]
      : []),
  ];
}

function Name({ user, me }: { user: ListedUser; me: string }) {
  const texts = useTexts(usersTexts);
  return (
    <Row as="span" gap="2" inline>
      <Avatar name={user.name} />
      <strong>{user.name}</strong>
      {user.id === me && <Text tone="muted">{texts.you}</Text>}
    </Row>
  );
}

function protectionOf(texts: UsersTexts, user: ListedUser): string {
  const { invited, oneTimeCodes, companySignIn, passkeys } = user;
  if (invited) return '–';
  const ways = [
    companySignIn ? texts.withCompany : oneTimeCodes ? texts.withCodes : texts.password,
    ...(passkeys > 0 ? [texts.withPasskeys] : []),
  ];
  const text = ways.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function LastSignIn({ user }: { user: ListedUser }) {
  const texts = useTexts(usersTexts);
  if (user.disabled) return <Text tone="muted">{texts.disabled}</Text>;
  if (user.invited) return <Text tone="warn">{texts.invited}</Text>;
  if (user.trustedFrom) {
    return (
      <Text tone="warn">
        {texts.newAdmin} <DayTime at={user.trustedFrom} />
      </Text>
    );
  }
  return user.lastSignInAt ? (
    <RelativeTime at={user.lastSignInAt} />
  ) : (
    <Text tone="muted">{texts.never}</Text>
  );
}

function UserCard({
  user,
  me,
  onAsk,
}: {
  user: ListedUser;
  me: string;
  onAsk: ((asked: Asked) => void) | null;
}) {
  return (
    <Row gap="4" align="start" justify="between" className={usersCss.userCard}>
      <div>
        <Name user={user} me={me} />
        <Text as="div" tone="muted">
          {user.email}
        </Text>
        <Text as="div" tone="muted">
          <RoleName role={user.role} />, <LastSignIn user={user} />
        </Text>
      </div>
      {onAsk && <Actions user={user} me={me} onAsk={onAsk} />}
    </Row>
  );
}

function Actions({ user, me, onAsk }: { user: ListedUser; me: string; onAsk: (asked: Asked) => void }) {
  const texts = useTexts(usersTexts);
  const change = useUserChange();
  const refreshList = useRefreshList();
  const again = useChange(
    () => currentRealm().client.POST('/users/{id}/invitation', { params: { path: { id: user.id } } }),
    { onDone: () => toast(texts.sent({ email: user.email })), onError: toastError },
  );
  const trust = useChange(
    () => currentRealm().client.POST('/users/{id}/trust', { params: { path: { id: user.id } } }),
    {
      onDone: async () => {
        await refreshList();
        toast(texts.trusted({ name: user.name }));
      },
      onError: toastError,
    },
  );
  return (
    <IconMenu label={texts.actions({ name: user.name })} icon={<IconDots />} outlined>
      <MenuItem onSelect={() => onAsk({ what: 'role', user })}>{texts.change}</MenuItem>
      {user.invited && (
        <MenuItem onSelect={() => again.mutate()}>{texts.again({ email: user.email })}</MenuItem>
      )}
      {user.invited && <MenuItem onSelect={() => onAsk({ what: 'link', user })}>{texts.copyLink}</MenuItem>}
      {user.trustedFrom && user.id !== me && (
        <MenuItem onSelect={() => trust.mutate()}>{texts.trust}</MenuItem>
      )}
      {user.disabled && (
        <MenuItem onSelect={() => change.mutate({ id: user.id, disabled: false })}>{texts.unlock}</MenuItem>
      )}
      {user.id !== me && (
        <>
          <MenuDivider />
          {!user.disabled && !user.invited && (
            <MenuItem destructive onSelect={() => onAsk({ what: 'lock', user })}>
              {texts.lock}
            </MenuItem>
          )}
          <MenuItem destructive onSelect={() => onAsk({ what: 'remove', user })}>
            {texts.remove}
          </MenuItem>
        </>
      )}
    </IconMenu>
  );
}

function useUserChange(onSuccess?: () => void) {
  const refreshList = useRefreshList();
  return useChange(
    ({ id, ...body }: { id: string; disabled: boolean }) =>
      currentRealm().client.PATCH('/users/{id}', { params: { path: { id } }, body }),
    {
      onDone: async () => {
        await refreshList();
        onSuccess?.();
      },
    },
  );
}

function ConfirmEnd({ asked, onClose }: { asked: Asked | null; onClose: () => void }) {
  const texts = useTexts(usersTexts);
  const refreshList = useRefreshList();
  const lock = useUserChange(onClose);
  const remove = useChange(
    (id: string) => currentRealm().client.DELETE('/users/{id}', { params: { path: { id } } }),
    {
      onDone: async () => {
        await refreshList();
        onClose();
      },
    },
  );
  const locking = asked?.what === 'lock';
  const name = asked?.user.name ?? '';
  return (
    <ConfirmDialog
      open={locking || asked?.what === 'remove'}
      title={locking ? texts.lockTitle({ name }) : texts.removeTitle({ name })}
      confirm={locking ? texts.lockConfirm({ name }) : texts.removeConfirm({ name })}
      keep={locking ? texts.lockKeep : texts.removeKeep({ name })}
      change={locking ? lock : remove}
      onClose={onClose}
      onConfirm={() =>
        asked && (locking ? lock.mutate({ id: asked.user.id, disabled: true }) : remove.mutate(asked.user.id))
      }
    >
      <p>{locking ? texts.lockSentence : texts.removeSentence}</p>
    </ConfirmDialog>
  );
}
