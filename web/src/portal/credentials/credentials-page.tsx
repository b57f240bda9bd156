// The list of API keys and OAuth clients, with the last use of each and the keys that expire soon.

import { IconDots, IconInfoCircle, IconKey, IconPlus } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { credentialsTexts } from '../../../../shared/texts/generated/credentials.ts';
import { CreateDialog } from '../../credentials/create-dialog.tsx';
import { CredentialSecret, type Shown } from '../../credentials/credential-secret.tsx';
import credentialsCss from '../../credentials/credentials.module.css';
import { ScopeList } from '../../credentials/scope-choice.tsx';
import { type Credential, inView, needsRolling, VIEWS } from '../../credentials/views.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ChipRow, ViewChip } from '../../ui/chip.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Grid } from '../../ui/layout.tsx';
import { IconMenu, MenuDivider, MenuItem } from '../../ui/menu.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { type Column, DataTable } from '../../ui/table.tsx';
import { Empty } from '../../ui/table-states.tsx';
import { Text } from '../../ui/text.tsx';
import { useMinute } from '../../ui/use-now.ts';
import { usePortal } from '../session.tsx';
import { ApprovalSetting } from './approval.tsx';
import { RevokeDialog } from './change-dialogs.tsx';
import { CredentialCard, columnsOf } from './credential-cells.tsx';
import { CredentialPanel } from './credential-panel.tsx';
import { NoCredentials } from './no-credentials.tsx';
import { useCreate, useCredentialChange, useCredentials, useFirstCall, useRevoke } from './queries.ts';

const route = getRouteApi('/$environment/api-keys');

export function CredentialsPage() {
  const texts = useTexts(credentialsTexts);
  const { environment, may } = usePortal();
  const read = useCredentials();
  const { data } = read;
  const [creating, setCreating] = useState(false);
  const [shown, setShown] = useState<Shown | null>(null);
  const create = useCreate((credential) => {
    setCreating(false);
    setShown({ credential });
  });
  const isEmpty = data?.length === 0;
  return (
    <>
      <PageHead
        title={texts.title}
        aside={
          data && !isEmpty && <Text tone="muted">{texts.count[environment]({ count: data.length })}</Text>
        }
        actions={
          may('developers') ? (
            !isEmpty && (
              <Button kind="filled" icon={<IconPlus />} onClick={() => setCreating(true)}>
                {texts.create}
              </Button>
            )
          ) : (
            <Text tone="muted">{texts.onlyDevelopers}</Text>
          )
        }
      >
        {data && !isEmpty && <Views credentials={data} />}
      </PageHead>
      <QueryBoundary query={read}>
        {isEmpty ? (
          <NoCredentials onCreate={() => setCreating(true)} />
        ) : (
          <CredentialList credentials={data} onRolled={setShown} />
        )}
      </QueryBoundary>
      <CreateDialog
        open={creating}
        environment={environment}
        create={create}
        onClose={() => {
          setCreating(false);
          create.reset();
        }}
      />
      {shown && <SecretOnce shown={shown} onClose={() => setShown(null)} />}
    </>
  );
}

function SecretOnce({ shown, onClose }: { shown: Shown; onClose: () => void }) {
  const revoke = useRevoke(shown.credential.id);
  const firstCall = useFirstCall(shown.credential.id);
  return <CredentialSecret shown={shown} revoke={revoke} firstCall={firstCall} onClose={onClose} />;
}

function Views({ credentials }: { credentials: readonly Credential[] }) {
  const texts = useTexts(credentialsTexts);
  const { view: selected = 'all' } = route.useSearch();
  const navigate = route.useNavigate();
  const nowMs = useMinute();
  return (
    <ChipRow label={texts.views}>
      {VIEWS.map((view) => (
        <ViewChip
          key={view}
          label={texts.view[view]}
          count={inView(view, credentials, nowMs).length}
          selected={view === selected}
          urgent={view === 'expiring'}
          onSelect={() => navigate({ search: view === 'all' ? {} : { view }, replace: true })}
        />
      ))}
    </ChipRow>
  );
}

function CredentialList({
  credentials,
  onRolled,
}: {
  credentials: readonly Credential[] | undefined;
  onRolled: (shown: Shown) => void;
}) {
  const texts = useTexts(credentialsTexts);
  const { view = 'all' } = route.useSearch();
  const nowMs = useMinute();
  // A key that must be approved or rolled soon is expanded until the user chooses another.
  const [chosen, setChosen] = useState<string | null | undefined>(undefined);
  const urgent = credentials?.find(
    (credential) => credential.awaitingApproval || needsRolling(credential, nowMs),
  )?.id;
  const opened = chosen === undefined ? urgent : chosen;
  const toggle = (id: string) => setChosen(opened === id ? null : id);
  const columns = useMemo<Column<Credential>[]>(
    () => [
      ...columnsOf(texts),
      {
        id: 'actions',
        header: texts.actionsColumn,
        headerHidden: true,
        align: 'end',
        width: 64,
        cell: (credential) => <Actions credential={credential} onOpen={() => setChosen(credential.id)} />,
      },
    ],
    [texts],
  );
  return (
    <div className={credentialsCss.keys}>
      <DataTable
        label={texts.title}
        columns={columns}
        rows={credentials && inView(view, credentials, nowMs)}
        rowId={({ id }) => id}
        isEnded={({ disabled }) => disabled}
        onOpen={({ id }) => toggle(id)}
        unfolded={(credential) =>
          credential.id === opened && <CredentialPanel credential={credential} onRolled={onRolled} />
        }
        card={(credential) => <CredentialCard credential={credential} />}
        empty={
          <Empty icon={<IconKey />} title={texts.noneInView}>
            {texts.noneInViewSentence}
          </Empty>
        }
      />
      <ApprovalSetting />
      <Advice />
    </div>
  );
}

/** Stops clicks from reaching the row. */
function Actions({ credential, onOpen }: { credential: Credential; onOpen: () => void }) {
  const texts = useTexts(credentialsTexts);
  const { may } = usePortal();
  const change = useCredentialChange(credential.id);
  const [revoking, setRevoking] = useState(false);
  if (!may('developers')) return null;
  const label = texts.actions({ name: credential.name });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the row from opening.
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above.
    <span onClick={(event) => event.stopPropagation()}>
      <IconMenu label={label} icon={<IconDots />} outlined>
        <MenuItem onSelect={onOpen}>
          {credential.awaitingApproval ? texts.approvalTitle : texts.rollTitle}
        </MenuItem>
        <MenuItem onSelect={() => change.mutate({ disabled: !credential.disabled })}>
          {credential.disabled ? texts.enable : texts.disable}
        </MenuItem>
        <MenuDivider />
        <MenuItem destructive onSelect={() => setRevoking(true)}>
          {texts.revokeOpens}
        </MenuItem>
      </IconMenu>
      {revoking && <RevokeDialog credential={credential} onClose={() => setRevoking(false)} />}
    </span>
  );
}

function Advice() {
  const texts = useTexts(credentialsTexts);
  const [explaining, setExplaining] = useState(false);
  return (
    <Grid gap="3" align="start" tone="ink-2" size="table" className={credentialsCss.keysAdvice}>
      <IconInfoCircle size={18} aria-hidden="true" />
      <p>
        <strong>{texts.onePerSystem}</strong> {texts.onePerSystemWhy}
      </p>
      <Button kind="text" onClick={() => setExplaining(true)}>
        {texts.whatScopesAllow}
      </Button>
      <Dialog open={explaining} wide title={texts.whatScopesAllowTitle} onClose={() => setExplaining(false)}>
        <ScopeList />
      </Dialog>
    </Grid>
  );
}
