// The audit log as a list: time, action, author and channel. A row expands to the changed fields.
import { IconHistory } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useWords } from '../../messages/use-words.ts';
import { Button } from '../../ui/button.tsx';
import { join } from '../../ui/classes.ts';
import tableCss from '../../ui/table.module.css';
import { type Column, DataTable } from '../../ui/table.tsx';
import { Answered, Empty } from '../../ui/table-states.tsx';
import textCss from '../../ui/text.module.css';
import { DayTime } from '../../ui/time.tsx';
import { EntryDetails } from './changed-fields.tsx';
import { de } from './de.ts';
import { en, type JournalWords } from './en.ts';
import { type Entry, useEntries } from './queries.ts';
import type { JournalSearch } from './search.ts';

export function ChangesView({ search, onClear }: { search: JournalSearch; onClear: () => void }) {
  const words = useWords({ en, de });
  const entries = useEntries(search);
  const [opened, setOpened] = useState<string | null>(null);
  const rows = useMemo(() => entries.data?.pages.flatMap(({ data }) => data), [entries.data]);
  const columns = useMemo(() => columnsOf(words), [words]);
  return (
    <Answered query={entries}>
      <DataTable
        label={words.views.changes}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        onOpen={({ id }) => setOpened(opened === id ? null : id)}
        unfolded={(entry) => entry.id === opened && <EntryDetails entry={entry} />}
        card={(entry) => <EntryCard entry={entry} />}
        empty={
          <Empty
            icon={<IconHistory />}
            title={words.none}
            actions={<Button onClick={onClear}>{words.clear}</Button>}
          >
            {words.noneSentence}
          </Empty>
        }
      />
      {rows && rows.length > 0 && (
        <div className={tableCss.tableFoot}>
          <span className={textCss.muted}>{words.shown(rows.length)}</span>
          {entries.hasNextPage && (
            <Button small busy={entries.isFetchingNextPage} onClick={() => entries.fetchNextPage()}>
              {words.more}
            </Button>
          )}
        </div>
      )}
    </Answered>
  );
}

function columnsOf(words: JournalWords): Column<Entry>[] {
  return [
    { id: 'at', header: words.when, width: 150, cell: ({ at }) => <DayTime at={at} /> },
    { id: 'what', header: words.what, cell: (entry) => <What entry={entry} /> },
    { id: 'who', header: words.who, cell: (entry) => formatAuthor(words, entry) },
    {
      id: 'channel',
      header: words.through,
      width: 150,
      align: 'end',
      cell: ({ channel }) => <span className={textCss.muted}>{words.channels[channel] ?? channel}</span>,
    },
  ];
}

function What({ entry }: { entry: Entry }) {
  const words = useWords({ en, de });
  const { name, email } = entry.details as { name?: string; email?: string };
  const about = [entry.number ?? name ?? email, entry.accountName].filter(Boolean).join(', ');
  return (
    <span>
      <strong>{words.actions[entry.action] ?? entry.action}</strong>
      {about && <span className={textCss.muted}> {about}</span>}
    </span>
  );
}

function formatAuthor(words: JournalWords, { actor, actorName }: Entry): string {
  return actorName ?? words.actors[actor] ?? actor.replace(/^(\w+):.*/, '$1');
}

function EntryCard({ entry }: { entry: Entry }) {
  const words = useWords({ en, de });
  return (
    <>
      <span className={tableCss.cardLine}>
        <What entry={entry} />
        <span className={textCss.muted}>
          <DayTime at={entry.at} />
        </span>
      </span>
      <span className={join(tableCss.cardLine, textCss.muted)}>
        {formatAuthor(words, entry)}, {words.channels[entry.channel] ?? entry.channel}
      </span>
    </>
  );
}
