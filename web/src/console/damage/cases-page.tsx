import { IconCarCrash, IconSettings } from '@tabler/icons-react';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { type DamageTexts, damageTexts } from '../../../../shared/texts/generated/console/damage.ts';
import { damageTexts as ordersDamageTexts } from '../../../../shared/texts/generated/orders/damage.ts';
import { type Language, useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { STATE_TONES } from '../../orders/damage/describe-damage.ts';
import { ViewChip } from '../../ui/chip.tsx';
import { formatCalendarDay } from '../../ui/format.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { Money } from '../../ui/money.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RouteButton } from '../../ui/route-button.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { Status } from '../../ui/status.tsx';
import { type Column, DataTable } from '../../ui/table.tsx';
import { Empty, TableFoot } from '../../ui/table-states.tsx';
import { Text } from '../../ui/text.tsx';
import { RelativeTime } from '../../ui/time.tsx';
import { Toolbar } from '../../ui/toolbar.tsx';
import { Truncate } from '../../ui/truncate.tsx';
import { useDebounced } from '../../ui/use-debounced.ts';
import { type CasesSearch, STATES } from './cases-search.ts';
import damageCss from './damage.module.css';
import { type ListedCase, useCases } from './damage-queries.ts';
import { cents, formatWhat } from './format-case.ts';

const route = getRouteApi('/frame/damage');
const TYPING_DELAY_MS = 250;

export function CasesPage() {
  const texts = useTexts(damageTexts);
  const search = route.useSearch();
  const list = useCases(search);
  const { rows } = list;
  const counts = list.firstPage?.counts;
  return (
    <>
      <PageHead
        title={texts.title}
        meta={counts && texts.summary({ open: counts.OPEN, review: counts.IN_REVIEW })}
        actions={
          <RouteButton icon={<IconSettings />} to="/damage/settings">
            {texts.settings}
          </RouteButton>
        }
      >
        <Filters search={search} counts={counts} />
      </PageHead>
      <QueryBoundary query={list}>
        <Cases rows={rows} isFiltered={search.state !== undefined || search.find !== undefined} />
        {rows && rows.length > 0 && (
          <TableFoot shown={rows.length} noun={texts.noun({ count: rows.length })} {...list.more} />
        )}
      </QueryBoundary>
    </>
  );
}

function Filters({ search, counts }: { search: CasesSearch; counts: Record<string, number> | undefined }) {
  const texts = useTexts(damageTexts);
  const { states } = useTexts(ordersDamageTexts);
  const navigate = useNavigate();
  const [typed, setTyped] = useState(search.find ?? '');
  const settled = useDebounced(typed, TYPING_DELAY_MS);
  const go = (next: CasesSearch) => void navigate({ to: '/damage', search: next, replace: true });
  const { state, find } = search;
  useEffect(() => {
    if (settled.trim() !== (find ?? ''))
      go({ ...(state && { state }), ...(settled.trim() !== '' && { find: settled.trim() }) });
  });
  const withFind = find === undefined ? {} : { find };
  return (
    <Toolbar
      label={texts.filters}
      lead={
        <Row gap="1-5">
          <ViewChip label={texts.all} selected={state === undefined} onSelect={() => go(withFind)} />
          {STATES.map((one) => (
            <ViewChip
              key={one}
              label={states[one]}
              {...(counts?.[one] !== undefined && one !== 'CLOSED' && { count: counts[one] })}
              urgent={one === 'OPEN' && (counts?.OPEN ?? 0) > 0}
              selected={state === one}
              onSelect={() => go({ ...withFind, state: one })}
            />
          ))}
        </Row>
      }
      items={[]}
      end={<SearchInput label={texts.search} value={typed} onChange={setTyped} />}
    />
  );
}

function Cases({ rows, isFiltered }: { rows: readonly ListedCase[] | undefined; isFiltered: boolean }) {
  const texts = useTexts(damageTexts);
  const shared = useTexts(ordersDamageTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const columns = useMemo(() => columnsOf(texts, shared.states, language), [texts, shared, language]);
  return (
    <DataTable
      label={texts.title}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      isEnded={({ state }) => state === 'CLOSED'}
      edge={({ state }) => (state === 'OPEN' ? 'alert' : null)}
      onOpen={({ number: id }) => navigate({ to: '/damage/$id', params: { id } })}
      card={(found) => (
        <Stack as="span" gap="1" className={damageCss.card}>
          <Row as="span" gap="2" justify="between">
            <strong>{found.number}</strong>
            <Status tone={STATE_TONES[found.state]}>{shared.states[found.state]}</Status>
          </Row>
          <span>{formatWhat({ texts, language }, found)}</span>
          <Text tone="muted">
            {found.accountName} · {found.orderNumber}
          </Text>
        </Stack>
      )}
      empty={
        <Empty icon={<IconCarCrash />} title={isFiltered ? texts.nothingFound : texts.empty}>
          {isFiltered ? texts.nothingFoundText : texts.emptyText}
        </Empty>
      }
    />
  );
}

function columnsOf(
  texts: DamageTexts,
  states: Record<ListedCase['state'], string>,
  language: Language,
): Column<ListedCase>[] {
  return [
    {
      id: 'number',
      header: texts.number,
      cell: ({ number }) => (
        <Link to="/damage/$id" params={{ id: number }}>
          {number}
        </Link>
      ),
    },
    {
      id: 'state',
      header: texts.state,
      cell: ({ state }) => <Status tone={STATE_TONES[state]}>{states[state]}</Status>,
    },
    {
      id: 'what',
      header: texts.what,
      cell: (found) => (
        <Truncate className={damageCss.what}>{formatWhat({ texts, language }, found)}</Truncate>
      ),
    },
    {
      id: 'order',
      priority: 3,
      header: texts.order,
      cell: ({ orderNumber, vehicle }) => (
        <>
          <Link to="/orders/$id" params={{ id: orderNumber }}>
            {orderNumber}
          </Link>{' '}
          <Text tone="muted">{vehicle}</Text>
        </>
      ),
    },
    { id: 'customer', header: texts.customer, cell: ({ accountName }) => accountName },
    {
      id: 'liability',
      priority: 2,
      header: texts.liability,
      cell: ({ liability }) => texts.liabilities[liability],
    },
    {
      id: 'next',
      priority: 3,
      header: texts.next,
      cell: ({ nextTask }) =>
        nextTask && (
          <Truncate className={damageCss.what}>
            {texts.taskUntil({
              text: nextTask.text ?? '–',
              day: formatCalendarDay(language, nextTask.dueOn),
            })}
          </Truncate>
        ),
    },
    {
      id: 'estimate',
      priority: 1,
      header: texts.estimate,
      align: 'end',
      cell: ({ estimate, currency }) => (
        <Money cents={estimate === null ? null : cents(estimate)} currency={currency} />
      ),
    },
    {
      id: 'reported',
      priority: 1,
      header: texts.reported,
      cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
    },
  ];
}
