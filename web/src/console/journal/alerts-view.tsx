// Alerts of the service that a person must look at.
import { IconBellOff } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { components } from '../../api/paths/operations.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import tableCss from '../../ui/table.module.css';
import { type Column, DataTable } from '../../ui/table.tsx';
import { Empty } from '../../ui/table-states.tsx';
import { DayTime } from '../../ui/time.tsx';
import { useAlerts } from './queries.ts';
import { type JournalTexts, journalTexts } from './texts.ts';

type Alert = components['schemas']['Alert'];

export function AlertsView() {
  const words = useTexts(journalTexts);
  const alerts = useAlerts();
  const { rows } = alerts;
  const columns = useMemo(() => columnsOf(words), [words]);
  return (
    <QueryBoundary query={alerts}>
      <DataTable
        label={words.views.alerts}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        edge={() => 'alert'}
        card={({ at, kind }) => (
          <>
            <span className={tableCss.cardLine}>
              <DayTime at={at} />
            </span>
            <span className={tableCss.cardLine}>{words.alerts[kind]}</span>
          </>
        )}
        empty={
          <Empty icon={<IconBellOff />} title={words.noAlert}>
            {words.noAlertSentence}
          </Empty>
        }
      />
    </QueryBoundary>
  );
}

function columnsOf(words: JournalTexts): Column<Alert>[] {
  return [
    { id: 'at', header: words.when, width: 150, cell: ({ at }) => <DayTime at={at} /> },
    { id: 'what', header: words.what, cell: ({ kind }) => words.alerts[kind] },
  ];
}
