// The agents that may act for people of the account, each with a button to end its access.
import { IconRobot } from '@tabler/icons-react';
import { useState } from 'react';
import { type AgentsTexts, agentsTexts } from '../../../../shared/texts/generated/portal/agents.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Stack } from '../../ui/layout.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { type Column, DataTable } from '../../ui/table.tsx';
import { Empty } from '../../ui/table-states.tsx';
import { Text } from '../../ui/text.tsx';
import { DayTime, RelativeTime } from '../../ui/time.tsx';
import { Truncate } from '../../ui/truncate.tsx';
import agentsCss from './agents.module.css';
import { type AgentSession, mayOrder, useAgents, useEndAgent } from './queries.ts';

export function AgentsPage() {
  const texts = useTexts(agentsTexts);
  const read = useAgents();
  const [ending, setEnding] = useState<AgentSession | null>(null);
  const end = useEndAgent();
  const close = () => {
    setEnding(null);
    end.reset();
  };
  return (
    <>
      <PageHead title={texts.title} meta={<Text tone="muted">{texts.sentence}</Text>} />
      <QueryBoundary query={read}>
        <DataTable
          label={texts.title}
          columns={columnsOf(texts, setEnding)}
          rows={read.data}
          rowId={({ id }) => id}
          card={(session) => <AgentCard session={session} onEnd={setEnding} />}
          empty={
            <Empty
              icon={<IconRobot />}
              title={texts.emptyTitle}
              actions={<ButtonLink href="/docs/agents">{texts.howTo}</ButtonLink>}
            >
              {texts.emptySentence}
            </Empty>
          }
        />
      </QueryBoundary>
      {ending && (
        <ConfirmDialog
          open
          title={texts.endTitle({ name: ending.name })}
          confirm={texts.end}
          keep={texts.keep}
          change={end}
          onClose={close}
          onConfirm={() => end.mutate(ending.id, { onSuccess: close })}
        >
          <p>{texts.endSentence}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

type OnEnd = (session: AgentSession) => void;

function columnsOf(texts: AgentsTexts, onEnd: OnEnd): Column<AgentSession>[] {
  return [
    { id: 'name', header: texts.name, cell: ({ name }) => <Truncate>{name}</Truncate> },
    {
      id: 'may',
      header: texts.may,
      width: 150,
      cell: ({ scopes }) => texts.kind[mayOrder(scopes) ? 'orders' : 'reads'],
    },
    { id: 'allowedBy', header: texts.allowedBy, width: 170, cell: ({ allowedBy }) => allowedBy.name },
    { id: 'lastUsed', header: texts.lastUsed, width: 150, cell: (session) => <LastUsed session={session} /> },
    { id: 'until', header: texts.until, width: 150, cell: ({ expiresAt }) => <DayTime at={expiresAt} /> },
    {
      id: 'actions',
      header: texts.actionsColumn,
      headerHidden: true,
      align: 'end',
      width: 170,
      cell: (session) => <End session={session} onEnd={onEnd} />,
    },
  ];
}

function Scopes({ session }: { session: AgentSession }) {
  const texts = useTexts(agentsTexts);
  return <>{session.scopes.map((scope) => texts.scope[scope]).join(', ')}</>;
}

function LastUsed({ session: { lastUsedAt } }: { session: AgentSession }) {
  const texts = useTexts(agentsTexts);
  return lastUsedAt === null ? <Text tone="muted">{texts.never}</Text> : <RelativeTime at={lastUsedAt} />;
}

function End({ session, onEnd }: { session: AgentSession; onEnd: OnEnd }) {
  const texts = useTexts(agentsTexts);
  return (
    <Button small aria-label={texts.endOf({ name: session.name })} onClick={() => onEnd(session)}>
      {texts.end}
    </Button>
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
