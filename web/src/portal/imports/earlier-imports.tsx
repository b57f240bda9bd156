import { IconTableImport } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Status, type Tone } from '../../ui/status.tsx';
import { type Column, DataTable } from '../../ui/table.tsx';
import { Empty } from '../../ui/table-states.tsx';
import { RelativeTime } from '../../ui/time.tsx';
import { usePortal } from '../session.tsx';
import type { ImportSummary } from './import-types.ts';
import importsCss from './imports.module.css';
import { useImports } from './queries.ts';
import { type ImportsTexts, importsTexts } from './texts.ts';

const TONES: Record<ImportSummary['state'], Tone> = {
  CHECKING: 'transit',
  READY: 'place',
  RUNNING: 'transit',
  PAUSED: 'warn',
  DONE: 'good',
  CANCELLED: 'muted',
};

export function EarlierImports() {
  const texts = useTexts(importsTexts);
  const { environment } = usePortal();
  const { table } = useMessages();
  const navigate = useNavigate();
  const earlier = useImports();
  const { rows: imports, more } = earlier;
  const columns = useMemo(() => columnsOf(texts), [texts]);
  // A customer without imports reads the introduction above instead.
  if (imports?.length === 0) return null;
  return (
    <section className={importsCss.importEarlier} aria-labelledby="earlier-imports">
      <h2 id="earlier-imports">{texts.earlier}</h2>
      <QueryBoundary query={earlier}>
        <DataTable
          label={texts.earlier}
          columns={columns}
          rows={imports}
          rowId={({ id }) => id}
          isEnded={({ state }) => state === 'CANCELLED'}
          onOpen={({ id }) => navigate({ to: `/${environment}/import/${id}` })}
          card={(imported) => <Card imported={imported} />}
          empty={
            <Empty icon={<IconTableImport />} title={texts.earlier}>
              {texts.drop.sentence}
            </Empty>
          }
        />
        {more.onMore && imports && (
          <Row align="stretch" justify="end" className={importsCss.importMore}>
            <Button small busy={more.loading} onClick={more.onMore}>
              {table.loadMore}
            </Button>
          </Row>
        )}
      </QueryBoundary>
    </section>
  );
}

function columnsOf(texts: ImportsTexts): Column<ImportSummary>[] {
  return [
    { id: 'file', header: texts.file, cell: ({ fileName }) => <strong>{fileName ?? texts.pasted}</strong> },
    { id: 'state', header: texts.state, cell: (imported) => <State imported={imported} /> },
    { id: 'rows', header: texts.rowsHeader, align: 'end', cell: ({ rows }) => rows },
    {
      id: 'created',
      header: texts.created,
      align: 'end',
      cell: ({ counts }) => counts.CREATED + counts.REQUESTED,
    },
    {
      id: 'toCorrect',
      header: texts.views.toCorrect,
      align: 'end',
      cell: ({ counts }) => counts.TO_CORRECT + counts.FAILED,
    },
    { id: 'by', header: texts.by, cell: ({ createdBy }) => createdBy ?? '–' },
    {
      id: 'when',
      header: texts.when,
      align: 'end',
      cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
    },
  ];
}

function State({ imported: { state } }: { imported: ImportSummary }) {
  const texts = useTexts(importsTexts);
  return (
    <Status tone={TONES[state]} mark={state === 'CANCELLED' ? 'ended' : 'dot'}>
      {texts.states[state]}
    </Status>
  );
}

function Card({ imported }: { imported: ImportSummary }) {
  const texts = useTexts(importsTexts);
  const { counts, rows, fileName, createdAt } = imported;
  return (
    <Stack gap="1" className={importsCss.importCard}>
      <Row gap="3" justify="between" align="start">
        <strong>{fileName ?? texts.pasted}</strong>
        <State imported={imported} />
      </Row>
      <Row gap="3" justify="between" align="start" tone="muted">
        <span>{texts.run.progress({ done: counts.CREATED + counts.REQUESTED, all: rows })}</span>
        <RelativeTime at={createdAt} />
      </Row>
    </Stack>
  );
}
