// The toolbar above board, table and map: view, filters and search.

import { IconLayoutKanban, IconMap2, IconTable } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { fieldsTexts } from '../../../../../shared/texts/generated/orders/fields.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { Select } from '../../../ui/inputs.tsx';
import { SearchInput } from '../../../ui/search-input.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Text } from '../../../ui/text.tsx';
import { Toolbar } from '../../../ui/toolbar.tsx';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { AccountFinder, DriverFinder } from '../../find/entity-finders.tsx';
import { type DispatchTexts, dispatchTexts } from '../texts.ts';
import listCss from './list.module.css';
import { GROUPS, MAP_GROUPS, type OrdersSearch, PICKUPS } from './orders-search.ts';

const TYPING_DELAY_MS = 250;

interface ToolbarProps {
  search: OrdersSearch;
  /** An empty value removes the filter. */
  set: <Name extends keyof OrdersSearch>(name: Name, value: OrdersSearch[Name] | '') => void;
}

export function OrderFilters({
  search,
  late,
  children,
}: {
  search: OrdersSearch;
  late: number | undefined;
  /** After the search field. */
  children?: React.ReactNode;
}) {
  const { list } = useTexts(dispatchTexts);
  const navigate = useNavigate();
  const set: ToolbarProps['set'] = (name, value) => {
    const { [name]: _, ...others } = search;
    // The board shows open orders only, and the other layouts keep them.
    const leavesBoard = name === 'layout' && search.layout === 'board' && !search.late;
    const rest = leavesBoard ? { group: 'open' as const, ...others } : others;
    void navigate({ to: '/orders', search: value ? { ...rest, [name]: value } : rest, replace: true });
  };
  return (
    <div className={listCss.dispatchFilters}>
      <Toolbar
        label={list.filters}
        lead={<LayoutChoice search={search} set={set} />}
        items={filterItems({ search, set, list, late })}
        end={
          <>
            <SearchField value={search.search ?? ''} onChange={(value) => set('search', value)} />
            {children}
          </>
        }
      />
    </div>
  );
}

function LayoutChoice({ search, set }: ToolbarProps) {
  const { list } = useTexts(dispatchTexts);
  return (
    <Segmented
      label={list.views}
      value={search.layout ?? 'board'}
      choices={[
        {
          value: 'board',
          label: <ViewLabel icon={<IconLayoutKanban size={15} aria-hidden="true" />}>{list.board}</ViewLabel>,
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
      onChange={(view) => set('layout', view)}
    />
  );
}

interface FilterItems extends ToolbarProps {
  list: DispatchTexts['list'];
  late: number | undefined;
}

/** Those that do not fit are in the menu of further filters. */
function filterItems({ search, set, list, late }: FilterItems) {
  return [
    ...(search.layout !== 'board'
      ? [
          {
            id: 'group',
            isSet: search.group !== undefined,
            content: <GroupSelect search={search} set={set} />,
          },
        ]
      : []),
    {
      id: 'pickup',
      isSet: search.pickup !== undefined,
      content: <PickupSelect search={search} set={set} />,
    },
    {
      id: 'account',
      isSet: search.accountId !== undefined,
      content: (
        <AccountFinder
          label={list.customer}
          placeholder={`${list.customer}: ${list.all}`}
          value={search.accountId ?? ''}
          onChange={(value) => set('accountId', value)}
        />
      ),
    },
    {
      id: 'driver',
      isSet: search.driverId !== undefined,
      content: (
        <DriverFinder
          label={list.driver}
          placeholder={`${list.driver}: ${list.all}`}
          value={search.driverId ?? ''}
          onChange={(value) => set('driverId', value)}
        />
      ),
    },
    // Few customers have cost centres: the page of an order leads here, and the row stays free for the others.
    ...(search.customerCostCentre === undefined
      ? []
      : [
          {
            id: 'costCentre',
            isSet: true,
            content: (
              <CostCentreField
                value={search.customerCostCentre ?? ''}
                onChange={(value) => set('customerCostCentre', value)}
              />
            ),
          },
        ]),
    // A tab of table and board, too; on the map only a filter.
    ...(search.late || search.layout === 'map'
      ? [
          {
            id: 'late',
            isSet: search.late === true,
            content: (
              <button
                type="button"
                className={listCss.dispatchLate}
                aria-pressed={search.late === true}
                onClick={() => set('late', search.late ? '' : true)}
              >
                {list.lateOnly}{' '}
                {late !== undefined && (
                  <Text tone="muted" figures>
                    {list.count({ count: late })}
                  </Text>
                )}
              </button>
            ),
          },
        ]
      : []),
  ];
}

function GroupSelect({ search, set }: ToolbarProps) {
  const { list } = useTexts(dispatchTexts);
  return (
    <Chosen set={search.group !== undefined}>
      <Select
        aria-label={list.status}
        value={search.group ?? ''}
        choices={[
          { value: '' as never, label: `${list.status}: ${list.all}` },
          ...(search.layout === 'map' ? MAP_GROUPS : GROUPS).map((value) => ({
            value,
            label: list.statusGroups[value],
          })),
        ]}
        onChange={(value) => set('group', value)}
      />
    </Chosen>
  );
}

function PickupSelect({ search, set }: ToolbarProps) {
  const { list } = useTexts(dispatchTexts);
  return (
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
  );
}

function ViewLabel({ icon, children }: { icon: React.ReactNode; children: string }) {
  return (
    <span className={listCss.dispatchView}>
      {icon}
      <span className={listCss.dispatchViewName}>{children}</span>
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

/** What is typed becomes the filter after a pause, and follows the URL when the user navigates back or clears the filters. */
function useTyped({ value, onChange }: FilterProps) {
  const [typed, setTyped] = useState(value);
  const settled = useDebounced(typed, TYPING_DELAY_MS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing changes the URL.
  useEffect(() => {
    if (settled.trim() !== value) onChange(settled.trim());
  }, [settled]);
  useEffect(() => setTyped(value), [value]);
  return [typed, setTyped] as const;
}

function CostCentreField(props: FilterProps) {
  const fields = useTexts(fieldsTexts);
  const [typed, setTyped] = useTyped(props);
  return (
    <Chosen set={props.value !== ''}>
      <SearchInput
        label={fields.customerCostCentre}
        maxLength={100}
        className={listCss.dispatchCostCentre}
        value={typed}
        onChange={setTyped}
      />
    </Chosen>
  );
}

function SearchField(props: FilterProps) {
  const { list } = useTexts(dispatchTexts);
  const [typed, setTyped] = useTyped(props);
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
  return (
    <SearchInput
      ref={field}
      label={list.searchLabel}
      placeholder={list.search}
      aria-keyshortcuts="/"
      maxLength={200}
      className={listCss.dispatchSearch}
      value={typed}
      onChange={setTyped}
    />
  );
}
