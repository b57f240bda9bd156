// The API keys and OAuth clients of an account; the secret of a new one is shown once, as in the portal.

import { IconDots, IconKey, IconPlus } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { type AccountsTexts, accountsTexts } from '../../../../shared/texts/generated/console/accounts.ts';
import { operations } from '../../api/client.ts';
import { useChange } from '../../api/use-change.ts';
import { CreateDialog, type NewCredentialBody } from '../../credentials/create-dialog.tsx';
import type { Created } from '../../credentials/created.ts';
import { CredentialSecret } from '../../credentials/credential-secret.tsx';
import credentialsCss from '../../credentials/credentials.module.css';
import { shownPrefix } from '../../credentials/views.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast, toastError } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/chip.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Row } from '../../ui/layout.tsx';
import { IconMenu, MenuDivider, MenuItem } from '../../ui/menu.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Status } from '../../ui/status.tsx';
import tableCss from '../../ui/table.module.css';
import { type Column, DataTable } from '../../ui/table.tsx';
import { Empty } from '../../ui/table-states.tsx';
import { Text } from '../../ui/text.tsx';
import { DayTime, RelativeTime } from '../../ui/time.tsx';
import { useConsole } from '../session.tsx';
import { AccountFrame } from './account-frame.tsx';
import accountsCss from './accounts.module.css';
import { type Credential, useCredentials, useRefreshAccountPart } from './queries.ts';

const route = getRouteApi('/frame/accounts/$id/credentials');

const SHOWN_SCOPES = 2;

export function AccountCredentialsPage() {
  const texts = useTexts(accountsTexts);
  const { id } = route.useParams();
  const { may } = useConsole();
  const read = useCredentials(id);
  const [creating, setCreating] = useState(false);
  const changes = may('admins');
  const create = changes ? (
    <Button kind="filled" icon={<IconPlus />} onClick={() => setCreating(true)}>
      {texts.credentials.create}
    </Button>
  ) : (
    <Text tone="muted">{texts.credentials.onlyAdmins}</Text>
  );
  return (
    <AccountFrame id={id} tab="credentials" actions={create}>
      <QueryBoundary query={read}>
        <div className={accountsCss.accountWide}>
          <DataTable
            label={texts.tabs.credentials}
            columns={columnsOf(texts, changes)}
            rows={read.data}
            rowId={(credential) => credential.id}
            isEnded={({ disabled }) => disabled}
            card={(credential) => (
              <div>
                <div className={tableCss.cardTitle}>{credential.name}</div>
                <Text mono>{shownPrefix(credential)}</Text>
                {changes && <Actions credential={credential} />}
              </div>
            )}
            empty={
              <Empty icon={<IconKey />} title={texts.credentials.empty.title} actions={create}>
                {texts.credentials.empty.text}
              </Empty>
            }
          />
        </div>
      </QueryBoundary>
      <NewCredential id={id} open={creating} onClose={() => setCreating(false)} />
    </AccountFrame>
  );
}

function NewCredential({ id, open, onClose }: { id: string; open: boolean; onClose: () => void }) {
  const [environment, setEnvironment] = useState<Credential['environment']>('sandbox');
  const [shown, setShown] = useState<Created | null>(null);
  const refreshPart = useRefreshAccountPart();
  const create = useChange(
    (body: NewCredentialBody) =>
      operations.POST('/accounts/{id}/credentials', {
        params: { path: { id } },
        body: { ...body, environment },
      }),
    {
      onDone: (credential) => {
        setShown(credential);
        onClose();
        return refreshPart();
      },
    },
  );
  return (
    <>
      <CreateDialog
        open={open}
        environment={environment}
        onEnvironment={setEnvironment}
        create={create}
        onClose={() => {
          onClose();
          create.reset();
        }}
      />
      {shown && <SecretOnce credential={shown} onClose={() => setShown(null)} />}
    </>
  );
}

function SecretOnce({ credential, onClose }: { credential: Created; onClose: () => void }) {
  const revoke = useRevoke(credential.id);
  return <CredentialSecret shown={{ credential }} revoke={revoke} onClose={onClose} />;
}

function useRevoke(id: string) {
  const refreshPart = useRefreshAccountPart();
  return useChange(() => operations.DELETE('/credentials/{id}', { params: { path: { id } } }), {
    onDone: refreshPart,
  });
}

function columnsOf(texts: AccountsTexts, changes: boolean): Column<Credential>[] {
  const { credentials } = texts;
  const columns: Column<Credential>[] = [
    {
      id: 'name',
      header: credentials.name,
      cell: ({ name, type }) => (
        <span className={credentialsCss.twoLines}>
          <strong>{name}</strong>
          <Text tone="muted">{credentials.kind[type]}</Text>
        </span>
      ),
    },
    {
      id: 'status',
      header: credentials.status,
      cell: ({ disabled, awaitingApproval }) => {
        if (disabled) {
          return (
            <Status tone="muted" mark="ended">
              {credentials.disabled}
            </Status>
          );
        }
        return awaitingApproval ? (
          <Status tone="warn">{credentials.awaiting}</Status>
        ) : (
          <Status tone="good">{credentials.active}</Status>
        );
      },
    },
    {
      id: 'environment',
      header: credentials.environment,
      cell: ({ environment }) => credentials.environments[environment],
    },
    {
      id: 'key',
      header: credentials.key,
      cell: (credential) => <Text mono>{shownPrefix(credential)}</Text>,
    },
    {
      id: 'scopes',
      header: credentials.scopes,
      cell: ({ scopes }) => (
        <Row as="span" inline gap="1" wrap className={credentialsCss.keyScopes} title={scopes.join(', ')}>
          {scopes.slice(0, SHOWN_SCOPES).map((scope) => (
            <Tag key={scope}>{scope}</Tag>
          ))}
          {scopes.length > SHOWN_SCOPES && (
            <Text tone="muted">{credentials.more({ value: scopes.length - SHOWN_SCOPES })}</Text>
          )}
        </Row>
      ),
    },
    {
      id: 'used',
      header: credentials.lastUsed,
      cell: ({ lastUsed }) =>
        lastUsed ? <RelativeTime at={lastUsed.at} /> : <Text tone="muted">{credentials.never}</Text>,
    },
    {
      id: 'expires',
      header: credentials.expires,
      cell: ({ expiresAt }) =>
        expiresAt ? <DayTime at={expiresAt} /> : <Text tone="muted">{credentials.never}</Text>,
    },
  ];
  if (!changes) return columns;
  return [
    ...columns,
    {
      id: 'actions',
      header: texts.actions.label,
      headerHidden: true,
      align: 'end',
      width: 64,
      cell: (credential) => <Actions credential={credential} />,
    },
  ];
}

function Actions({ credential }: { credential: Credential }) {
  const { credentials } = useTexts(accountsTexts);
  const refreshPart = useRefreshAccountPart();
  const [revoking, setRevoking] = useState(false);
  const revoke = useRevoke(credential.id);
  const change = useChange(
    (disabled: boolean) =>
      operations.PATCH('/credentials/{id}', { params: { path: { id: credential.id } }, body: { disabled } }),
    { onDone: refreshPart, onError: toastError },
  );
  const approve = useChange(
    () => operations.POST('/credentials/{id}/approve', { params: { path: { id: credential.id } } }),
    {
      onDone: () => {
        toast(credentials.approved({ name: credential.name }));
        return refreshPart();
      },
      onError: toastError,
    },
  );
  return (
    <>
      <IconMenu label={credentials.actions({ name: credential.name })} icon={<IconDots />} outlined>
        {credential.awaitingApproval && (
          <MenuItem onSelect={() => approve.mutate()}>{credentials.approve}</MenuItem>
        )}
        <MenuItem onSelect={() => change.mutate(!credential.disabled)}>
          {credential.disabled ? credentials.enable : credentials.disable}
        </MenuItem>
        <MenuDivider />
        <MenuItem destructive onSelect={() => setRevoking(true)}>
          {credentials.revoke}
        </MenuItem>
      </IconMenu>
      <ConfirmDialog
        open={revoking}
        title={credentials.revokeTitle({ name: credential.name })}
        confirm={credentials.revokeConfirm}
        keep={credentials.revokeKeep}
        change={revoke}
        onConfirm={() =>
          revoke.mutate(undefined, {
            onSuccess: () => {
              toast(credentials.revoked({ name: credential.name }));
              setRevoking(false);
            },
          })
        }
        onClose={() => setRevoking(false)}
      >
        <p>{credentials.revokeText}</p>
      </ConfirmDialog>
    </>
  );
}
