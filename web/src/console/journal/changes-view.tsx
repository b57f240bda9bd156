// The audit log as a list of sentences: when, what, whose and through which channel. A row expands to the changed
// fields.
import { IconHistory } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { findText } from '../../../../shared/text/find-text.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import tableCss from '../../ui/table.module.css';
import { type Column, DataTable } from '../../ui/table.tsx';
import { Empty } from '../../ui/table-states.tsx';
import { Text } from '../../ui/text.tsx';
import { DayTime } from '../../ui/time.tsx';
import { EntryDetails } from './changed-fields.tsx';
import { formatSentence } from './format-entry.ts';
import journalCss from './journal.module.css';
import { type Entry, useEntries } from './queries.ts';
import type { JournalSearch } from './search.ts';
import { type JournalTexts, journalTexts } from './texts.ts';

export function ChangesView({ search, onClear }: { search: JournalSearch; onClear: () => void }) {
  const texts = useTexts(journalTexts);
  const entries = useEntries(search);
  const [opened, setOpened] = useState<string | null>(null);
  const { rows } = entries;
  const columns = useMemo(() => columnsOf(texts), [texts]);
  return (
    <QueryBoundary query={entries}>
      <DataTable
        label={texts.views.changes}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        onOpen={({ id }) => setOpened(opened === id ? null : id)}
        unfolded={(entry) => entry.id === opened && <EntryDetails entry={entry} />}
        card={(entry) => <EntryCard entry={entry} />}
        empty={
          <Empty
            icon={<IconHistory />}
            title={texts.none}
            actions={<Button onClick={onClear}>{texts.clear}</Button>}
          >
            {texts.noneSentence}
          </Empty>
        }
      />
      {rows && rows.length > 0 && (
        <div className={tableCss.tableFoot}>
          <Text tone="muted">{texts.shown({ count: rows.length })}</Text>
          {entries.more.onMore && (
            <Button small busy={entries.more.loading} onClick={entries.more.onMore}>
              {texts.more}
            </Button>
          )}
        </div>
      )}
    </QueryBoundary>
  );
}

function columnsOf(texts: JournalTexts): Column<Entry>[] {
  return [
    { id: 'at', header: texts.when, width: 150, cell: ({ at }) => <DayTime at={at} /> },
    { id: 'what', header: texts.what, cell: (entry) => <What entry={entry} /> },
    {
      id: 'customer',
      header: texts.customer,
      width: 200,
      cell: ({ accountName }) => <Text tone="muted">{accountName}</Text>,
    },
    {
      id: 'channel',
      priority: 1,
      header: texts.through,
      width: 150,
      align: 'end',
      cell: ({ channel }) => <Text tone="muted">{findText(texts.channels, channel) ?? channel}</Text>,
    },
  ];
}

function What({ entry }: { entry: Entry }) {
  const texts = useTexts(journalTexts);
  return <span className={journalCss.entrySentence}>{formatSentence(texts, entry)}</span>;
}

function EntryCard({ entry }: { entry: Entry }) {
  const texts = useTexts(journalTexts);
  return (
    <>
      <span className={tableCss.cardLine}>
        <What entry={entry} />
        <Text tone="muted" className={journalCss.entryWhen}>
          <DayTime at={entry.at} />
        </Text>
      </span>
      <Text tone="muted" className={tableCss.cardLine}>
        {[entry.accountName, findText(texts.channels, entry.channel) ?? entry.channel]
          .filter(Boolean)
          .join(', ')}
      </Text>
    </>
  );
}
