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
  const texts = useTexts(journalTexts);
  const alerts = useAlerts();
  const { rows } = alerts;
  const columns = useMemo(() => columnsOf(texts), [texts]);
  return (
    <QueryBoundary query={alerts}>
      <DataTable
        label={texts.views.alerts}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        edge={() => 'alert'}
        card={({ at, kind }) => (
          <>
            <span className={tableCss.cardLine}>
              <DayTime at={at} />
            </span>
            <span className={tableCss.cardLine}>{texts.alerts[kind]}</span>
          </>
        )}
        empty={
          <Empty icon={<IconBellOff />} title={texts.noAlert}>
            {texts.noAlertSentence}
          </Empty>
        }
      />
    </QueryBoundary>
  );
}

function columnsOf(texts: JournalTexts): Column<Alert>[] {
  return [
    { id: 'at', header: texts.when, width: 150, cell: ({ at }) => <DayTime at={at} /> },
    { id: 'what', header: texts.what, cell: ({ kind }) => texts.alerts[kind] },
  ];
}
