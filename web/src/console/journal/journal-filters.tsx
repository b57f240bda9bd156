// The filters of the journal: view, time, person, channel, order.

import { type FormEvent, useState } from 'react';
import { findText } from '../../../../shared/text/find-text.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { FilterChip, ViewChip } from '../../ui/chip.tsx';
import { Select } from '../../ui/inputs.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Toolbar, type ToolbarItem } from '../../ui/toolbar.tsx';
import { usePeople } from './queries.ts';
import { type JournalSearch, TIMES, type Time, VIEWS } from './search.ts';
import { journalTexts } from './texts.ts';

const CHANNELS = ['console', 'portal', 'api-v1', 'mcp', 'driver', 'ops'] as const;

export interface Filtering {
  search: JournalSearch;
  onChange: (search: JournalSearch) => void;
}

export function JournalFilters({
  search,
  failed,
  onChange,
}: Filtering & {
  /** The number of failed jobs. */
  failed: number | undefined;
}) {
  const texts = useTexts(journalTexts);
  const view = search.view ?? 'changes';
  const changes = useChangeFilters({ search, onChange });
  const onlyFailed: ToolbarItem = {
    id: 'failed',
    isSet: search.failed === true,
    content: (
      <ViewChip
        label={texts.onlyFailed}
        selected={search.failed === true}
        onSelect={() => onChange(search.failed ? { view } : { view, failed: true })}
      />
    ),
  };
  return (
    <Toolbar
      label={texts.filters}
      lead={
        <Segmented
          label={texts.viewsLabel}
          value={view}
          choices={VIEWS.map((value) => ({
            value,
            label: value === 'jobs' && failed ? texts.jobsWith({ failed }) : texts.views[value],
          }))}
          onChange={(next) => onChange(next === 'changes' ? {} : { view: next })}
        />
      }
      items={view === 'changes' ? changes : view === 'mails' ? [onlyFailed] : []}
      end={
        view === 'changes' ? (
          <OrderFilter search={search} onChange={onChange} />
        ) : view === 'jobs' ? (
          <SearchField
            label={texts.jobs.search}
            value={search.search}
            onSearch={(text) => onChange(text ? { view, search: text } : { view })}
          />
        ) : null
      }
    />
  );
}

function useChangeFilters({ search, onChange }: Filtering): ToolbarItem[] {
  const texts = useTexts(journalTexts);
  const { data: people = [] } = usePeople();
  const set = (name: 'actor' | 'channel', value: string) => {
    const { [name]: _, ...rest } = search;
    onChange(value === '' ? rest : { ...rest, [name]: value });
  };
  return [
    {
      id: 'time',
      isSet: search.time !== undefined,
      content: (
        <Select
          aria-label={texts.time}
          value={search.time ?? 'week'}
          choices={TIMES.map((value) => ({ value, label: texts.times[value] }))}
          onChange={(time: Time) => onChange({ ...search, time })}
        />
      ),
    },
    {
      id: 'actor',
      isSet: search.actor !== undefined,
      content: (
        <Select
          aria-label={texts.person}
          value={search.actor ?? ''}
          choices={[
            { value: '', label: `${texts.person}: ${texts.all}` },
            ...people.map(({ id, name }) => ({ value: `user:${id}`, label: name })),
            { value: 'operator', label: texts.actors.operator! },
          ]}
          onChange={(actor: string) => set('actor', actor)}
        />
      ),
    },
    {
      id: 'channel',
      isSet: search.channel !== undefined,
      content: (
        <Select
          aria-label={texts.channel}
          value={search.channel ?? ''}
          choices={[
            { value: '', label: `${texts.channel}: ${texts.all}` },
            ...CHANNELS.map((value) => ({ value, label: findText(texts.channels, value)! })),
          ]}
          onChange={(channel: string) => set('channel', channel)}
        />
      ),
    },
  ];
}

function OrderFilter({ search, onChange }: Filtering) {
  const texts = useTexts(journalTexts);
  const { subject, ...rest } = search;
  return (
    <SearchField
      label={texts.search}
      value={subject}
      onSearch={(text) => onChange(text ? { ...search, time: 'all', subject: text } : rest)}
    />
  );
}

/** A search field that shows the active search as a chip with a button to remove it. */
function SearchField({
  label,
  value,
  onSearch,
}: {
  label: string;
  value: string | undefined;
  onSearch: (text: string | null) => void;
}) {
  const [text, setText] = useState('');
  if (value !== undefined) return <FilterChip name={label} value={value} onRemove={() => onSearch(null)} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) onSearch(text.trim());
  };
  return (
    <form onSubmit={submit}>
      <SearchInput label={label} value={text} onChange={setText} />
    </form>
  );
}
