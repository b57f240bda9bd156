// The queue of requests: who waits longest first, then what is with customers; what was decided by its filter.
import { IconInbox, IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useLanguage } from '../../messages/language.ts';
import { useWords } from '../../messages/use-words.ts';
import { Button, RouteButton } from '../../ui/button.tsx';
import { ChipDivider, ChipRow, ViewChip } from '../../ui/chip.tsx';
import { Select } from '../../ui/inputs.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { LiveMark } from '../../ui/live.tsx';
import { Money } from '../../ui/money.tsx';
import { useNow } from '../../ui/now.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { type Column, DataTable } from '../../ui/table.tsx';
import { Answered, Empty, TableFoot } from '../../ui/table-states.tsx';
import { AccountFinder } from '../find/finders.tsx';
import { useConsole } from '../session.tsx';
import {
  Age,
  CustomerCell,
  MailCell,
  QuoteStatus,
  REASONS,
  Remaining,
  RequestCell,
  Sent,
  stateOf,
  useSpoken,
  VehicleCell,
  Wanted,
  WhyCell,
} from './cells.tsx';
import { ClearUp } from './clear-up.tsx';
import { de } from './de.ts';
import { en, type RequestsWords } from './en.ts';
import { centsOf } from './money.ts';
import { type QueuedRequest, useQueue, useSummary } from './queries.ts';
import { QuoteHere } from './quote-here.tsx';
import { requestsRoute } from './routes.tsx';
import { spokenSpan } from './spoken.ts';
import './requests.css';

export function RequestsPage() {
  const words = useWords({ en, de });
  const { view } = requestsRoute.useSearch();
  const { may } = useConsole();
  return (
    <>
      <PageHead
        title={words.title}
        beside={<LiveMark />}
        meta={<Summary />}
        actions={
          may('dispatch') && (
            <RouteButton icon={<IconPlus />} to="/orders/new" search={{ as: 'request' } as never}>
              {words.newRequest}
            </RouteButton>
          )
        }
      >
        <Filters />
      </PageHead>
      {view === 'decided' ? <Decided /> : <Open />}
    </>
  );
}

function Summary() {
  const words = useWords({ en, de });
  const language = useLanguage();
  const { data } = useSummary();
  const oldest = useNow((nowMs) =>
    data?.oldest ? spokenSpan(language, nowMs - Date.parse(data.oldest)) : '',
  );
  const end = useSpoken(data?.nextEnd ?? null);
  if (!data) return null;
  return (
    <p className="requests-summary">
      <strong>{data.waiting > 0 ? words.waitingFor(data.waiting, oldest) : words.noneWaiting}</strong>{' '}
      <span className="muted">
        {data.offered > 0 ? words.withCustomers(data.offered, end) : words.noneOffered}
      </span>
    </p>
  );
}

function Filters() {
  const words = useWords({ en, de });
  const search = requestsRoute.useSearch();
  const { view, account = '', why = '' } = search;
  const navigate = requestsRoute.useNavigate();
  const { data } = useSummary();
  const go = (change: Record<string, string | undefined>) =>
    navigate({ search: clean({ ...search, ...change }), replace: true });
  return (
    <div className="requests-filters">
      <ChipRow label={words.viewsLabel}>
        <ViewChip
          label={words.views.open}
          {...(data && { count: data.waiting + data.offered })}
          selected={view !== 'decided'}
          onSelect={() => go({ view: undefined })}
        />
        <ViewChip
          label={words.views.decided}
          {...(data && { count: data.decided > 1000 ? '1,000+' : data.decided })}
          selected={view === 'decided'}
          onSelect={() => go({ view: 'decided' })}
        />
        <ChipDivider />
        <AccountFinder
          label={words.customer}
          placeholder={`${words.customer}: ${words.all}`}
          value={account}
          onChange={(value) => go({ account: value || undefined })}
        />
        <label className="filter-select" htmlFor="filter-why">
          <span className="muted">{words.why}</span>
          <Select
            id="filter-why"
            value={why}
            choices={[
              { value: '', label: words.all },
              ...REASONS.map((reason) => ({ value: reason as string, label: words.reasons[reason] })),
            ]}
            onChange={(value) => go({ why: value || undefined })}
          />
        </label>
      </ChipRow>
      <span className="table-keys">
        <Kbd>J</Kbd> <Kbd>K</Kbd> {words.keys.move} <Kbd>Enter</Kbd> {words.keys.here}
      </span>
    </div>
  );
}

function clean(search: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
}

function useFilter() {
  const { account, why } = requestsRoute.useSearch();
  return { accountId: account, reason: why };
}

function useOpen() {
  const navigate = useNavigate();
  return ({ requestNumber: id }: QueuedRequest) => navigate({ to: '/requests/$id', params: { id } });
}

function Open() {
  const words = useWords({ en, de });
  const { may } = useConsole();
  const filter = useFilter();
  const waiting = useQueue('waiting', filter);
  const offered = useQueue('offered', filter);
  const open = useOpen();
  const toQuote = useMemo(() => waiting.data?.pages.flatMap(({ data }) => data), [waiting.data]);
  const withCustomer = useMemo(() => offered.data?.pages.flatMap(({ data }) => data), [offered.data]);
  // The one that waits longest unfolds by itself, until somebody chooses another.
  const [chosen, setChosen] = useState<string | null | undefined>(undefined);
  const first = toQuote?.[0]?.id;
  const unfolded = chosen === undefined ? first : chosen;
  useEffect(() => {
    if (toQuote && chosen && !toQuote.some(({ id }) => id === chosen)) setChosen(undefined);
  }, [toQuote, chosen]);
  const writes = may('dispatch');
  const columns = useMemo(
    () => waitingColumns(words, writes, (id) => setChosen(id), unfolded),
    [words, writes, unfolded],
  );
  if (toQuote?.length === 0 && withCustomer?.length === 0) {
    return (
      <Empty icon={<IconInbox />} title={words.empty.title}>
        {words.empty.text}
      </Empty>
    );
  }
  return (
    <Answered query={waiting}>
      {toQuote?.length !== 0 && (
        <Section title={words.sections.waiting} count={toQuote?.length}>
          <DataTable
            label={words.sections.waiting}
            columns={columns}
            rows={toQuote}
            rowId={({ id }) => id}
            onOpen={open}
            unfolded={(request) =>
              writes &&
              request.id === unfolded && (
                <QuoteHere key={request.id} request={request} onDone={() => setChosen(null)} />
              )
            }
            card={(request) => <Card request={request} />}
            empty={null}
          />
          <More query={waiting} shown={toQuote?.length} />
        </Section>
      )}
      {withCustomer && withCustomer.length > 0 && (
        <Section title={words.sections.offered} count={withCustomer.length}>
          <DataTable
            label={words.sections.offered}
            columns={offeredColumns(words)}
            rows={withCustomer}
            rowId={({ id }) => id}
            onOpen={open}
            card={(request) => <Card request={request} />}
            empty={null}
          />
          <More query={offered} shown={withCustomer.length} />
        </Section>
      )}
    </Answered>
  );
}

function Decided() {
  const words = useWords({ en, de });
  const filter = useFilter();
  const decided = useQueue('decided', filter);
  const open = useOpen();
  const rows = useMemo(() => decided.data?.pages.flatMap(({ data }) => data), [decided.data]);
  return (
    <Answered query={decided}>
      <div className="requests-section">
        <DataTable
          label={words.sections.decided}
          columns={decidedColumns(words)}
          rows={rows}
          rowId={({ id }) => id}
          isEnded={(request) => stateOf(request) !== 'ACCEPTED'}
          onOpen={open}
          card={(request) => <Card request={request} />}
          empty={
            <Empty icon={<IconInbox />} title={words.emptyDecided.title}>
              {words.emptyDecided.text}
            </Empty>
          }
        />
        <More query={decided} shown={rows?.length} />
      </div>
    </Answered>
  );
}

function More({
  query,
  shown = 0,
}: {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  shown: number | undefined;
}) {
  const words = useWords({ en, de });
  if (!query.hasNextPage) return null;
  return (
    <TableFoot
      shown={shown}
      noun={words.requestNoun}
      keys={false}
      loading={query.isFetchingNextPage}
      onMore={() => query.fetchNextPage()}
    />
  );
}

function Section({
  title,
  count,
  children,
}: {
  title: string;
  count: number | undefined;
  children: ReactNode;
}) {
  return (
    <section className="requests-section" aria-label={title}>
      <h2>
        {title} <span className="muted">{count}</span>
      </h2>
      {children}
    </section>
  );
}

type Of = Column<QueuedRequest>;

function waitingColumns(
  words: RequestsWords,
  writes: boolean,
  onUnfold: (id: string) => void,
  unfolded: string | null | undefined,
): Of[] {
  const { columns } = words;
  return [
    { id: 'age', header: columns.age, width: 124, cell: ({ createdAt }) => <Age since={createdAt} /> },
    {
      id: 'request',
      header: columns.request,
      cell: (request) => <RequestCell request={request} beneath={<Wanted request={request} />} />,
    },
    {
      id: 'vehicle',
      header: columns.vehicle,
      width: 170,
      cell: (request) => <VehicleCell request={request} />,
    },
    { id: 'why', header: columns.why, width: 210, cell: (request) => <WhyCell request={request} /> },
    {
      id: 'customer',
      header: columns.customer,
      width: 190,
      cell: (request) => <CustomerCell request={request} />,
    },
    {
      id: 'net',
      header: columns.proposed,
      align: 'end',
      width: 190,
      cell: (request) =>
        writes && request.id !== unfolded && request.unclear.length > 0 ? (
          <ClearUp
            id={request.id}
            number={request.requestNumber}
            customer={request.account.name}
            unclear={request.unclear}
          />
        ) : writes && request.id !== unfolded ? (
          <QuoteButton request={request} onUnfold={onUnfold} />
        ) : (
          <strong>
            <Money cents={centsOf(request.proposedNet)} currency={request.currency} />
          </strong>
        ),
    },
  ];
}

function QuoteButton({ request, onUnfold }: { request: QueuedRequest; onUnfold: (id: string) => void }) {
  const words = useWords({ en, de });
  const language = useLanguage();
  const { proposedNet, currency } = request;
  const net = proposedNet?.toLocaleString(language, { style: 'currency', currency });
  return (
    <Button
      small
      onClick={(event) => {
        event.stopPropagation();
        onUnfold(request.id);
      }}
    >
      {net === undefined ? words.writeQuote : words.quoteHere(net)}
    </Button>
  );
}

function offeredColumns(words: RequestsWords): Of[] {
  const { columns } = words;
  return [
    {
      id: 'age',
      header: columns.ends,
      width: 124,
      cell: ({ quote }) => quote && <Remaining until={quote.validUntil} />,
    },
    {
      id: 'request',
      header: columns.request,
      cell: (request) => <RequestCell request={request} beneath={<Sent request={request} />} />,
    },
    {
      id: 'vehicle',
      header: columns.vehicle,
      width: 170,
      cell: (request) => <VehicleCell request={request} />,
    },
    { id: 'since', header: columns.since, width: 210, cell: (request) => <MailCell request={request} /> },
    {
      id: 'customer',
      header: columns.customer,
      width: 190,
      cell: (request) => <CustomerCell request={request} />,
    },
    {
      id: 'net',
      header: columns.quoted,
      align: 'end',
      width: 190,
      cell: (request) => (
        <span className="quoted-net">
          {quotedNet(request)}
          <RouteButton
            small
            to="/requests/$id"
            params={{ id: request.requestNumber }}
            onClick={(event) => event.stopPropagation()}
          >
            {words.revise}
          </RouteButton>
        </span>
      ),
    },
  ];
}

function decidedColumns(words: RequestsWords): Of[] {
  const [, request, vehicle, why, customer] = waitingColumns(words, false, () => {}, null);
  return [
    {
      id: 'state',
      header: words.columns.state,
      width: 140,
      cell: (row) => <QuoteStatus state={stateOf(row)} />,
    },
    request!,
    vehicle!,
    why!,
    customer!,
    { id: 'net', header: words.columns.quoted, align: 'end', width: 170, cell: quotedNet },
  ];
}

function quotedNet({ quote, currency }: QueuedRequest) {
  return (
    <strong>
      <Money cents={centsOf(quote?.net ?? null)} currency={currency} />
    </strong>
  );
}

function Card({ request }: { request: QueuedRequest }) {
  return (
    <>
      <div className="card-line">
        <span>{request.requestNumber}</span>
        <QuoteStatus state={stateOf(request)} />
      </div>
      <div className="card-title">
        {request.from} – {request.to}
      </div>
      <div className="card-line">
        <span className="muted">{request.account.name}</span>
        <Money cents={centsOf(request.quote?.net ?? request.proposedNet)} currency={request.currency} />
      </div>
    </>
  );
}
