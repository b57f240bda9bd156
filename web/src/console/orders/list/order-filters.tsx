// The toolbar above board, table and map: view, filters and search.
import { IconLayoutKanban, IconMap2, IconSearch, IconTable } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../../messages/use-words.ts';
import { join } from '../../../ui/classes.ts';
import { Select } from '../../../ui/inputs.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import textCss from '../../../ui/text.module.css';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { AccountFinder, DriverFinder } from '../../find/entity-finders.tsx';
import { de } from '../de.ts';
import { en } from '../en.ts';
import listCss from './list.module.css';
import { GROUPS, MAP_GROUPS, type OrdersSearch, PICKUPS } from './orders-search.ts';

const TYPING_DELAY_MS = 250;

export function OrderFilters({ search, late }: { search: OrdersSearch; late: number | undefined }) {
  const { list } = useWords({ en, de });
  const navigate = useNavigate();
  const go = (next: OrdersSearch) => navigate({ to: '/orders', search: next, replace: true });
  /** An empty value removes the filter. */
  const set = <Name extends keyof OrdersSearch>(name: Name, value: OrdersSearch[Name] | '') => {
    const { [name]: _, ...rest } = search;
    void go(value ? { ...rest, [name]: value } : rest);
  };
  return (
    <fieldset className={listCss.dispatchFilters} aria-label={list.filters}>
      <Segmented
        label={list.views}
        value={search.view ?? 'board'}
        choices={[
          {
            value: 'board',
            label: (
              <ViewLabel icon={<IconLayoutKanban size={15} aria-hidden="true" />}>{list.board}</ViewLabel>
            ),
          },
          {
            value: 'table',
            label: <ViewLabel icon={<IconTable size={15} aria-hidden="true" />}>{list.table}</ViewLabel>,
          },
          {
            value: 'map',
            label: <ViewLabel icon={<IconMap2 size={15} aria-hidden="true" />}>{list.map}</ViewLabel>,
          },
        ]}
        onChange={(view) => set('view', view === 'board' ? '' : view)}
      />
      {search.view && (
        <Chosen set={search.group !== undefined}>
          <Select
            aria-label={list.status}
            value={search.group ?? ''}
            choices={[
              { value: '' as never, label: `${list.status}: ${list.all}` },
              ...(search.view === 'map' ? MAP_GROUPS : GROUPS).map((value) => ({
                value,
                label: list.statusGroups[value],
              })),
            ]}
            onChange={(value) => set('group', value)}
          />
        </Chosen>
      )}
      <Chosen set={search.pickup !== undefined}>
        <Select
          aria-label={list.pickup}
          value={search.pickup ?? ''}
          choices={[
            { value: '' as never, label: `${list.pickup}: ${list.pickupChoices.any}` },
            ...PICKUPS.map((value) => ({ value, label: list.pickupChoices[value] })),
          ]}
          onChange={(value) => set('pickup', value)}
        />
      </Chosen>
      <AccountFinder
        label={list.customer}
        placeholder={`${list.customer}: ${list.all}`}
        value={search.account ?? ''}
        onChange={(value) => set('account', value)}
      />
      <DriverFinder
        label={list.driver}
        placeholder={`${list.driver}: ${list.all}`}
        value={search.driver ?? ''}
        onChange={(value) => set('driver', value)}
      />
      <button
        type="button"
        className={listCss.dispatchLate}
        aria-pressed={search.late === true}
        onClick={() => set('late', search.late ? '' : true)}
      >
        {list.lateOnly}{' '}
        {late !== undefined && (
          <span className={join(textCss.muted, textCss.figures)}>{list.count(late)}</span>
        )}
      </button>
      <SearchField value={search.q ?? ''} onChange={(value) => set('q', value)} />
    </fieldset>
  );
}

function ViewLabel({ icon, children }: { icon: React.ReactNode; children: string }) {
  return (
    <span className={listCss.dispatchView}>
      {icon}
      {children}
    </span>
  );
}

function Chosen({ set, children }: { set: boolean; children: React.ReactNode }) {
  return (
    <span className={listCss.dispatchFilter} data-set={set || undefined}>
      {children}
    </span>
  );
}

interface FilterProps {
  value: string;
  onChange: (value: string) => void;
}

function SearchField({ value, onChange }: FilterProps) {
  const { list } = useWords({ en, de });
  const [typed, setTyped] = useState(value);
  const settled = useDebounced(typed, TYPING_DELAY_MS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing changes the URL.
  useEffect(() => {
    if (settled.trim() !== value) onChange(settled.trim());
  }, [settled]);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || (event.target as HTMLElement).closest('input, textarea, select, dialog'))
        return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  // The field follows the URL when the user navigates back or clears the filters.
  useEffect(() => setTyped(value), [value]);
  return (
    <label className={listCss.dispatchSearch}>
      <IconSearch size={15} aria-hidden="true" />
      <input
        ref={field}
        type="search"
        aria-label={list.searchLabel}
        aria-keyshortcuts="/"
        placeholder={list.search}
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </label>
  );
}
