// What the account's systems called: newest first, equal errors folded, each with what it means and what to do.
import { IconChevronDown, IconChevronRight, IconDownload, IconListSearch } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { useLanguage } from '../../messages/language.ts';
import { useWords } from '../../messages/use-words.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { formatRelative } from '../../ui/format.ts';
import { Kbd } from '../../ui/kbd.tsx';
import { LiveMark, useLive } from '../../ui/live.tsx';
import { useNow } from '../../ui/now.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { Live } from '../../ui/status.tsx';
import { type Column, DataTable } from '../../ui/table.tsx';
import { Empty, ErrorState } from '../../ui/table-states.tsx';
import { RelativeTime } from '../../ui/time.tsx';
import { usePortal } from '../session.tsx';
import { CallCard, columnsOf } from './call-cells.tsx';
import { CallPanel } from './call-details.tsx';
import { de } from './de.ts';
import { en } from './en.ts';
import { foldAlike, type ShownCall } from './fold-alike.ts';
import { LogChart } from './log-chart.tsx';
import { LogFilters, useNumber, without } from './log-filters.tsx';
import { exportAddress, useCalls, useSummary } from './queries.ts';
import { requestLogRoute } from './routes.tsx';
import { FILTERS, type LogSearch } from './search.ts';
import './request-log.css';

export function RequestLogPage() {
  const words = useWords({ en, de });
  const { environment } = usePortal();
  const search = requestLogRoute.useSearch();
  const navigate = requestLogRoute.useNavigate();
  const change = (next: LogSearch) => navigate({ search: next });
  useErrorsKey(search, change);
  return (
    <>
      <PageHead
        title={words.title}
        beside={<LastCall search={search} />}
        actions={
          <>
            <span className="log-kept">{words.kept}</span>
            <ButtonLink icon={<IconDownload />} href={exportAddress(environment, search)} download>
              {words.exportCsv}
            </ButtonLink>
          </>
        }
      >
        <LogFilters search={search} onChange={change} />
        <LogChart search={search} />
      </PageHead>
      <CallList key={JSON.stringify(search)} search={search} onChange={change} />
    </>
  );
}

/** E shows errors only, and everything again. */
function useErrorsKey(search: LogSearch, change: (search: LogSearch) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'e' || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target as HTMLElement;
      if (target.closest('input, textarea, select, [contenteditable], dialog, [role="menu"]')) return;
      change(search.only === 'errors' ? without(search, 'only') : { ...search, only: 'errors' });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}

function LastCall({ search }: { search: LogSearch }) {
  const words = useWords({ en, de });
  const language = useLanguage();
  const { data } = useSummary(search);
  const { state } = useLive();
  const lastAt = data?.lastAt;
  const ago = useNow((nowMs) => (lastAt ? (formatRelative(language, new Date(lastAt), nowMs) ?? '') : ''));
  if (!data) return null;
  const said = lastAt ? ago && `, ${words.lastCall(ago)}` : `, ${words.noCall}`;
  return state === 'down' ? <LiveMark /> : <Live>{`Live${said}`}</Live>;
}

function CallList({ search, onChange }: { search: LogSearch; onChange: (search: LogSearch) => void }) {
  const words = useWords({ en, de });
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useCalls(search);
  const [opened, setOpened] = useState<string | null>(null);
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const calls = useMemo(() => data?.pages.flatMap((page) => page.data), [data]);
  const rows = useMemo(() => calls && foldAlike(calls, unfolded), [calls, unfolded]);
  const columns = useMemo<Column<ShownCall>[]>(
    () => [
      {
        id: 'open',
        header: words.open,
        headerHidden: true,
        width: 44,
        cell: ({ call }) =>
          call.requestId === opened ? <IconChevronDown size={16} /> : <IconChevronRight size={16} />,
      },
      ...columnsOf(words, (group) => setUnfolded((known) => new Set([...known, group]))),
    ],
    [words, opened],
  );
  if (error && !data) return <ErrorState error={error as ApiError} onRetry={() => refetch()} />;
  return (
    <div className="log">
      <DataTable
        label={words.title}
        columns={columns}
        rows={rows}
        rowId={({ call }) => call.requestId}
        onOpen={({ call }) => setOpened(opened === call.requestId ? null : call.requestId)}
        unfolded={({ call }) => call.requestId === opened && <CallPanel call={call} onShowAll={onChange} />}
        card={(row) => <CallCard row={row} />}
        empty={<NoCalls search={search} onChange={onChange} />}
      />
      {calls && (
        <LogFoot
          search={search}
          shown={calls.length}
          searchedTo={data?.pages.at(-1)?.searchedTo ?? null}
          loading={isFetchingNextPage}
          {...(hasNextPage && { onMore: () => fetchNextPage() })}
        />
      )}
    </div>
  );
}

function NoCalls({ search, onChange }: { search: LogSearch; onChange: (search: LogSearch) => void }) {
  const words = useWords({ en, de });
  const { environment } = usePortal();
  const filtered = search.only !== undefined || FILTERS.some((name) => search[name] !== undefined);
  return (
    <Empty
      icon={<IconListSearch />}
      title={filtered ? words.noneFound : words.noneTitle}
      actions={
        filtered ? (
          <Button onClick={() => onChange({})}>{words.clear}</Button>
        ) : (
          <ButtonLink href={`/portal/${environment}/api-keys`}>{words.toKeys}</ButtonLink>
        )
      }
    >
      {filtered ? words.noneFoundSentence : words.noneSentence}
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
  const words = useWords({ en, de });
  const number = useNumber();
  const { data } = useSummary(search);
  const total = search.only === 'errors' ? data?.errors : search.only === 'slow' ? data?.slow : data?.calls;
  const noun = search.only === 'errors' ? words.nounErrors : words.nounCalls;
  const said =
    total === undefined || total < shown ? words.shown(shown) : words.shownOf(shown, number(total), noun);
  if (shown === 0 && !onMore) return null;
  return (
    <div className="table-foot">
      <span className="muted">
        {said}
        {searchedTo && (
          <>
            {' '}
            {words.searchedTo} <RelativeTime at={searchedTo} />
          </>
        )}
      </span>
      <span className="table-keys">
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd> {words.move} <Kbd>Enter</Kbd> {words.open} <Kbd>E</Kbd> {words.errorsOnly}
      </span>
      {onMore && (
        <Button small busy={loading} onClick={onMore}>
          {searchedTo ? words.searchOn : words.loadMore}
        </Button>
      )}
    </div>
  );
}
