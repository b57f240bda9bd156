// The chips above the log: the view, the time range, and further filters.
import { IconPlus, IconX } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../messages/language.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useTexts } from '../../messages/use-texts.ts';
import buttonCss from '../../ui/button.module.css';
import chipCss from '../../ui/chip.module.css';
import { ChipDivider, FilterChip, ViewChip } from '../../ui/chip.tsx';
import { join } from '../../ui/classes.ts';
import { formatNumber } from '../../ui/format.ts';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { Toolbar } from '../../ui/toolbar.tsx';
import { useKeyNames, useSummary } from './queries.ts';
import requestLogCss from './request-log.module.css';
import { FILTERS, type FilterName, type LogSearch, METHODS, TIMES, timeOf } from './search.ts';
import { requestLogTexts } from './texts.ts';

interface Filtering {
  search: LogSearch;
  onChange: (search: LogSearch) => void;
}

export function without(search: LogSearch, name: keyof LogSearch): LogSearch {
  const { [name]: _, ...rest } = search;
  return rest;
}

export function LogFilters({ search, onChange }: Filtering) {
  const texts = useTexts(requestLogTexts);
  const { data } = useSummary(search);
  const view = (only: LogSearch['only'], label: string, count: number | undefined) => (
    <ViewChip
      label={label}
      count={count ?? '–'}
      selected={search.only === only}
      onSelect={() => onChange(only ? { ...search, only } : without(search, 'only'))}
    />
  );
  return (
    <Toolbar
      label={texts.views}
      lead={
        <>
          {view(undefined, texts.all, data?.calls)}
          {view('errors', texts.errors, data?.errors)}
          {view('slow', texts.slow, data?.slow)}
          <ChipDivider />
        </>
      }
      items={[
        {
          id: 'time',
          isSet: search.time !== undefined,
          content: <TimeChip search={search} onChange={onChange} />,
        },
        ...FILTERS.map((name) => ({
          id: name,
          isSet: search[name] !== undefined,
          content:
            search[name] === undefined ? (
              <AddFilter name={name} search={search} onChange={onChange} />
            ) : (
              <SetFilter name={name} search={search} onChange={onChange} />
            ),
        })),
      ]}
    />
  );
}

function TimeChip({ search, onChange }: Filtering) {
  const texts = useTexts(requestLogTexts);
  const { table } = useMessages();
  const time = timeOf(search);
  return (
    <span className={join(chipCss.chip, chipCss.chipSet, requestLogCss.chipTime)}>
      <Menu
        label={texts.time}
        trigger={
          <button
            type="button"
            className={join(buttonCss.bareButton, requestLogCss.chipChoose)}
            aria-label={texts.change({ name: texts.time, value: texts.times[time] })}
          >
            {texts.time} <strong>{texts.times[time]}</strong>
          </button>
        }
      >
        {TIMES.map((one) => (
          <MenuItem
            key={one}
            selected={one === time}
            onSelect={() => onChange(one === 'day' ? without(search, 'time') : { ...search, time: one })}
          >
            {texts.times[one]}
          </MenuItem>
        ))}
      </Menu>
      {search.time !== undefined && (
        <button
          type="button"
          className={join(buttonCss.bareButton, requestLogCss.chipRemove)}
          aria-label={table.removeFilter({ name: texts.time })}
          onClick={() => onChange(without(search, 'time'))}
        >
          <IconX size={14} />
        </button>
      )}
    </span>
  );
}

function SetFilter({ name, search, onChange }: Filtering & { name: FilterName }) {
  const texts = useTexts(requestLogTexts);
  const { data: keys } = useKeyNames();
  const value = search[name] ?? '';
  const shown = name === 'key' ? (keys?.find(({ id }) => id === value)?.name ?? value.slice(0, 8)) : value;
  return (
    <FilterChip name={texts.filter[name]} value={shown} onRemove={() => onChange(without(search, name))} />
  );
}

function AddFilter({ name, search, onChange }: Filtering & { name: FilterName }) {
  const choices = useChoices(name);
  const set = (value: string) => onChange({ ...search, [name]: value });
  return choices ? (
    <ChooseFilter name={name} choices={choices} onSet={set} />
  ) : (
    <TypeFilter name={name} onSet={set} />
  );
}

interface FilterChoice {
  value: string;
  label: string;
}

/** Null for filters with free text. */
function useChoices(name: FilterName): FilterChoice[] | null {
  const texts = useTexts(requestLogTexts);
  const { data: keys } = useKeyNames();
  const same = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
  if (name === 'method') return same(METHODS);
  if (name === 'status') return same(['2xx', '4xx', '5xx', '400', '401', '403', '404', '409', '422', '429']);
  if (name === 'code') return same(Object.keys(texts.help));
  if (name === 'key') return (keys ?? []).map(({ id, name: label }) => ({ value: id, label }));
  return null;
}

function ChooseFilter({
  name,
  choices,
  onSet,
}: {
  name: FilterName;
  choices: readonly FilterChoice[];
  onSet: (value: string) => void;
}) {
  const texts = useTexts(requestLogTexts);
  return (
    <Menu
      label={texts.filter[name]}
      trigger={
        <button type="button" className={join(chipCss.chip, chipCss.chipAdd)}>
          <IconPlus size={14} />
          {texts.filter[name]}
        </button>
      }
    >
      <div className={requestLogCss.filterChoices}>
        {choices.map(({ value, label }) => (
          <MenuItem key={value} onSelect={() => onSet(value)}>
            {label}
          </MenuItem>
        ))}
      </div>
    </Menu>
  );
}

/** A chip that becomes an input; Enter sets the filter. */
function TypeFilter({ name, onSet }: { name: FilterName; onSet: (value: string) => void }) {
  const texts = useTexts(requestLogTexts);
  const [typing, setTyping] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (typing) field.current?.focus();
  }, [typing]);
  if (!typing) {
    return (
      <button type="button" className={join(chipCss.chip, chipCss.chipAdd)} onClick={() => setTyping(true)}>
        <IconPlus size={14} />
        {texts.filter[name]}
      </button>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const value = field.current?.value.trim();
    if (value) onSet(value);
    setTyping(false);
  };
  return (
    <form className={join(chipCss.chip, chipCss.chipSet, requestLogCss.chipField)} onSubmit={submit}>
      <input
        ref={field}
        aria-label={texts.filter[name]}
        placeholder={texts.hints[name]}
        onKeyDown={(event) => event.key === 'Escape' && setTyping(false)}
        onBlur={(event) => event.target.value === '' && setTyping(false)}
      />
      <button type="submit" className={buttonCss.bareButton} aria-label={texts.apply}>
        <IconPlus size={14} />
      </button>
    </form>
  );
}

export function useNumber() {
  const language = useLanguage();
  return (value: number) => formatNumber(language, value);
}
