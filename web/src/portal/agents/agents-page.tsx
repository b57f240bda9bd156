// The agents that may act for people of the account, each with a button to end its access.
import { IconRobot } from '@tabler/icons-react';
import { useState } from 'react';
import { type AgentsTexts, agentsTexts } from '../../../../shared/texts/generated/portal/agents.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { type Column, DataTable } from '../../ui/table.tsx';
import { Empty } from '../../ui/table-states.tsx';
import { Text } from '../../ui/text.tsx';
import { DayTime, RelativeTime } from '../../ui/time.tsx';
import { Truncate } from '../../ui/truncate.tsx';
import { usePortal } from '../session.tsx';
import agentsCss from './agents.module.css';
import { type AgentSession, mayOrder, useAgents, useApproveAgent, useEndAgent } from './queries.ts';

export function AgentsPage() {
  const words = useTexts(agentsTexts);
  const read = useAgents();
  const [ending, setEnding] = useState<AgentSession | null>(null);
  const end = useEndAgent();
  const close = () => {
    setEnding(null);
    end.reset();
  };
  return (
    <>
      <PageHead title={words.title} meta={<Text tone="muted">{words.sentence}</Text>} />
      <QueryBoundary query={read}>
        <DataTable
          label={words.title}
          columns={columnsOf(words, setEnding)}
          rows={read.data}
          rowId={({ id }) => id}
          card={(session) => <AgentCard session={session} onEnd={setEnding} />}
          empty={
            <Empty
              icon={<IconRobot />}
              title={words.emptyTitle}
              actions={<ButtonLink href="/docs/agents">{words.howTo}</ButtonLink>}
            >
              {words.emptySentence}
            </Empty>
          }
        />
      </QueryBoundary>
      {ending && (
        <ConfirmDialog
          open
          title={words.endTitle({ name: ending.name })}
          confirm={words.end}
          keep={words.keep}
          change={end}
          onClose={close}
          onConfirm={() => end.mutate(ending.id, { onSuccess: close })}
        >
          <p>{words.endSentence}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

type OnEnd = (session: AgentSession) => void;

function columnsOf(words: AgentsTexts, onEnd: OnEnd): Column<AgentSession>[] {
  return [
    { id: 'name', header: words.name, cell: ({ name }) => <Truncate>{name}</Truncate> },
    {
      id: 'may',
      header: words.may,
      width: 150,
      cell: ({ scopes }) => words.kind[mayOrder(scopes) ? 'orders' : 'reads'],
    },
    { id: 'allowedBy', header: words.allowedBy, width: 170, cell: ({ allowedBy }) => allowedBy.name },
    { id: 'lastUsed', header: words.lastUsed, width: 150, cell: (session) => <LastUsed session={session} /> },
    { id: 'until', header: words.until, width: 150, cell: ({ expiresAt }) => <DayTime at={expiresAt} /> },
    {
      id: 'actions',
      header: words.actionsColumn,
      headerHidden: true,
      align: 'end',
      width: 260,
      cell: (session) => <End session={session} onEnd={onEnd} />,
    },
  ];
}

function Scopes({ session }: { session: AgentSession }) {
  const words = useTexts(agentsTexts);
  return <>{session.scopes.map((scope) => words.scope[scope]).join(', ')}</>;
}

function LastUsed({ session: { lastUsedAt, awaitingApproval } }: { session: AgentSession }) {
  const words = useTexts(agentsTexts);
  if (awaitingApproval) return <Text tone="warn">{words.waits}</Text>;
  return lastUsedAt === null ? <Text tone="muted">{words.never}</Text> : <RelativeTime at={lastUsedAt} />;
}

function End({ session, onEnd }: { session: AgentSession; onEnd: OnEnd }) {
  const words = useTexts(agentsTexts);
  const { may } = usePortal();
  const approving = useApproveAgent(() => toast(words.approved({ name: session.name })));
  return (
    <Row as="span" gap="2" inline>
      {session.awaitingApproval && may('admins') && (
        <Button
          small
          aria-label={words.approveOf({ name: session.name })}
          busy={approving.isPending}
          onClick={() => approving.mutate(session.id)}
        >
          {words.approve}
        </Button>
      )}
      <Button small aria-label={words.endOf({ name: session.name })} onClick={() => onEnd(session)}>
        {words.end}
      </Button>
    </Row>
  );
}

function AgentCard({ session, onEnd }: { session: AgentSession; onEnd: OnEnd }) {
  return (
    <Stack gap="2" className={agentsCss.agentCard}>
      <strong>{session.name}</strong>
      <Text tone="muted">
        <Scopes session={session} />
      </Text>
      <Text tone="muted">
        {session.allowedBy.name}, <LastUsed session={session} />
      </Text>
      <div>
        <End session={session} onEnd={onEnd} />
      </div>
    </Stack>
  );
}
