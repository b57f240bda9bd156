import { IconChevronDown, IconChevronRight, IconListSearch } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import tableCss from '../../ui/table.module.css';
import { type Column, DataTable } from '../../ui/table.tsx';
import { Empty } from '../../ui/table-states.tsx';
import { Text } from '../../ui/text.tsx';
import { RelativeTime } from '../../ui/time.tsx';
import { usePortal } from '../session.tsx';
import { CallCard, columnsOf } from './call-cells.tsx';
import { CallPanel } from './call-details.tsx';
import { type GroupedCall, groupErrors } from './group-errors.ts';
import { useNumber } from './log-filters.tsx';
import { NoSuchCall } from './no-such-call.tsx';
import { useCalls, useLoggedCall, useSummary } from './queries.ts';
import requestLogCss from './request-log.module.css';
import { FILTERS, type LogSearch } from './search.ts';
import { requestLogTexts } from './texts.ts';

interface CallListProps {
  search: LogSearch;
  /** The request id of the opened call. */
  opened: string | null;
  onOpen: (requestId: string | null) => void;
  onChange: (search: LogSearch) => void;
}

export function CallList({ search, opened, onOpen, onChange }: CallListProps) {
  const texts = useTexts(requestLogTexts);
  const list = useCalls(search);
  const { rows: calls } = list;
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const listed = useMemo(() => calls && groupErrors(calls, unfolded), [calls, unfolded]);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { rows, missing } = useWithOpened(listed, opened, chosen);
  const columns = useMemo<Column<GroupedCall>[]>(
    () => [
      {
        id: 'open',
        header: texts.open,
        headerHidden: true,
        width: 44,
        cell: ({ call }) =>
          call.requestId === opened ? <IconChevronDown size={16} /> : <IconChevronRight size={16} />,
      },
      ...columnsOf(texts, (group) => setUnfolded((known) => new Set([...known, group]))),
    ],
    [texts, opened],
  );
  const toggle = (requestId: string) => {
    setChosen((before) => new Set([...before, requestId]));
    onOpen(requestId === opened ? null : requestId);
  };
  return (
    <QueryBoundary query={list}>
      <div className={requestLogCss.log}>
        {missing && <NoSuchCall requestId={opened!} error={missing} onClose={() => onOpen(null)} />}
        <DataTable
          label={texts.title}
          columns={columns}
          rows={rows}
          rowId={({ call }) => call.requestId}
          onOpen={({ call }) => toggle(call.requestId)}
          unfolded={({ call }) => call.requestId === opened && <CallPanel call={call} onShowAll={onChange} />}
          card={(row) => <CallCard row={row} />}
          empty={<NoCalls search={search} onChange={onChange} />}
        />
        {calls && (
          <LogFoot
            search={search}
            shown={calls.length}
            searchedTo={list.data?.pages.at(-1)?.searchedTo ?? null}
            {...list.more}
          />
        )}
      </div>
    </QueryBoundary>
  );
}

/**
 * A call opened in its row stays there; a call that only the address names is shown at the top, on any page.
 */
function useWithOpened(
  listed: readonly GroupedCall[] | undefined,
  opened: string | null,
  chosen: ReadonlySet<string>,
): { rows: readonly GroupedCall[] | undefined; missing: ApiError | null } {
  const inPlace =
    opened !== null && chosen.has(opened) && listed?.some(({ call }) => call.requestId === opened);
  const { data, error } = useLoggedCall(inPlace ? null : opened);
  if (opened === null || inPlace) return { rows: listed, missing: null };
  if (!data) return { rows: error ? listed : undefined, missing: error as ApiError | null };
  const others = listed?.filter(({ call }) => call.requestId !== opened);
  return { rows: others && [{ call: data, folded: null, group: null }, ...others], missing: null };
}

function NoCalls({ search, onChange }: { search: LogSearch; onChange: (search: LogSearch) => void }) {
  const texts = useTexts(requestLogTexts);
  const { environment } = usePortal();
  const filtered = search.only !== undefined || FILTERS.some((name) => search[name] !== undefined);
  return (
    <Empty
      icon={<IconListSearch />}
      title={filtered ? texts.noneFound : texts.noneTitle}
      actions={
        filtered ? (
          <Button onClick={() => onChange({})}>{texts.clear}</Button>
        ) : (
          <ButtonLink href={`/portal/${environment}/api-keys`}>{texts.toKeys}</ButtonLink>
        )
      }
    >
      {filtered ? texts.noneFoundSentence : texts.noneSentence}
    </Empty>
  );
}

function LogFoot({
  search,
  shown,
  searchedTo,
  loading,
  onMore,
}: {
  search: LogSearch;
  shown: number;
  searchedTo: string | null;
  loading: boolean;
  onMore?: () => void;
}) {
  const texts = useTexts(requestLogTexts);
  const number = useNumber();
  const { data } = useSummary(search);
  const total = search.only === 'errors' ? data?.errors : search.only === 'slow' ? data?.slow : data?.calls;
  const noun = search.only === 'errors' ? texts.nounErrors : texts.nounCalls;
  const said =
    total === undefined || total < shown
      ? texts.shown({ shown })
      : texts.shownOf({ shown, all: number(total), noun });
  if (shown === 0 && !onMore) return null;
  return (
    <div className={tableCss.tableFoot}>
      <Text tone="muted">
        {said}
        {searchedTo && (
          <>
            {' '}
            {texts.searchedTo} <RelativeTime at={searchedTo} />
          </>
        )}
      </Text>
      <span className={tableCss.tableKeys}>
        <Kbd>J</Kbd>
        <Kbd>K</Kbd> {texts.move} <Kbd>Enter</Kbd> {texts.open} <Kbd>E</Kbd> {texts.errorsOnly}
      </span>
      {onMore && (
        <Button small busy={loading} onClick={onMore}>
          {searchedTo ? texts.searchOn : texts.loadMore}
        </Button>
      )}
    </div>
  );
}
