// The queue of requests: longest waiting first, then open quotes; a filter shows the decided ones.
import { IconInbox, IconPlus } from '@tabler/icons-react';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTexts } from '../../messages/use-texts.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RouteButton } from '../../ui/route-button.tsx';
import { DataTable } from '../../ui/table.tsx';
import { Empty, TableFoot } from '../../ui/table-states.tsx';
import { Text } from '../../ui/text.tsx';
import { useConsole } from '../session.tsx';
import { stateOf } from './cells.tsx';
import { InlineQuote } from './inline-quote.tsx';
import { type QueuedRequest, useQueue } from './queries.ts';
import { decidedColumns, offeredColumns, RequestCard, waitingColumns } from './queue-columns.tsx';
import requestsCss from './requests.module.css';
import { Filters, Summary } from './requests-filters.tsx';
import { requestsTexts } from './texts.ts';

const route = getRouteApi('/frame/requests');

export function RequestsPage() {
  const texts = useTexts(requestsTexts);
  const { view } = route.useSearch();
  const { may } = useConsole();
  return (
    <>
      <PageHead
        title={texts.title}
        meta={<Summary />}
        actions={
          may('dispatch') && (
            <RouteButton icon={<IconPlus />} to="/orders/new" search={{ as: 'request' }}>
              {texts.newRequest}
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

function useFilter() {
  const { account, why } = route.useSearch();
  return { accountId: account, reason: why };
}

function useOpen() {
  const navigate = useNavigate();
  return ({ requestNumber: id }: QueuedRequest) => navigate({ to: '/requests/$id', params: { id } });
}

function Open() {
  const texts = useTexts(requestsTexts);
  const { may } = useConsole();
  const filter = useFilter();
  const waiting = useQueue('waiting', filter);
  const offered = useQueue('offered', filter);
  const open = useOpen();
  const toQuote = waiting.rows;
  const withCustomer = offered.rows;
  // The request that waits longest is expanded until the user chooses another one.
  const [chosen, setChosen] = useState<string | null | undefined>(undefined);
  const first = toQuote?.[0]?.id;
  const unfolded = chosen === undefined ? first : chosen;
  useEffect(() => {
    if (toQuote && chosen && !toQuote.some(({ id }) => id === chosen)) setChosen(undefined);
  }, [toQuote, chosen]);
  // Shown together: the list that arrives later would move the other one.
  const isLoading = !toQuote || (!withCustomer && !offered.error);
  const writes = may('dispatch');
  const columns = useMemo(
    () => waitingColumns(texts, writes, (id) => setChosen(id), unfolded),
    [texts, writes, unfolded],
  );
  if (toQuote?.length === 0 && withCustomer?.length === 0) {
    return (
      <Empty icon={<IconInbox />} title={texts.empty.title}>
        {texts.empty.text}
      </Empty>
    );
  }
  return (
    <QueryBoundary query={waiting}>
      {(isLoading || toQuote.length > 0) && (
        <Section title={texts.sections.waiting} count={isLoading ? undefined : toQuote.length}>
          <DataTable
            label={texts.sections.waiting}
            columns={columns}
            rows={isLoading ? undefined : toQuote}
            rowId={({ id }) => id}
            onOpen={open}
            unfolded={(request) =>
              writes &&
              request.id === unfolded && (
                <InlineQuote key={request.id} request={request} onDone={() => setChosen(null)} />
              )
            }
            card={(request) => <RequestCard request={request} />}
            empty={null}
          />
          {!isLoading && <More query={waiting} shown={toQuote.length} />}
        </Section>
      )}
      {!isLoading && withCustomer && withCustomer.length > 0 && (
        <Section title={texts.sections.offered} count={withCustomer.length}>
          <DataTable
            label={texts.sections.offered}
            columns={offeredColumns(texts)}
            rows={withCustomer}
            rowId={({ id }) => id}
            onOpen={open}
            card={(request) => <RequestCard request={request} />}
            empty={null}
          />
          <More query={offered} shown={withCustomer.length} />
        </Section>
      )}
    </QueryBoundary>
  );
}

function Decided() {
  const texts = useTexts(requestsTexts);
  const filter = useFilter();
  const decided = useQueue('decided', filter);
  const open = useOpen();
  const { rows } = decided;
  return (
    <QueryBoundary query={decided}>
      <div className={requestsCss.requestsSection}>
        <DataTable
          label={texts.sections.decided}
          columns={decidedColumns(texts)}
          rows={rows}
          rowId={({ id }) => id}
          isEnded={(request) => stateOf(request) !== 'ACCEPTED'}
          onOpen={open}
          card={(request) => <RequestCard request={request} />}
          empty={
            <Empty icon={<IconInbox />} title={texts.emptyDecided.title}>
              {texts.emptyDecided.text}
            </Empty>
          }
        />
        <More query={decided} shown={rows?.length} />
      </div>
    </QueryBoundary>
  );
}

function More({
  query,
  shown = 0,
}: {
  query: { more: { loading: boolean; onMore?: () => void } };
  shown: number | undefined;
}) {
  const texts = useTexts(requestsTexts);
  if (!query.more.onMore) return null;
  return <TableFoot shown={shown} noun={texts.requestNoun} keys={false} {...query.more} />;
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
    <section className={requestsCss.requestsSection} aria-label={title}>
      <h2>
        {title} <Text tone="muted">{count}</Text>
      </h2>
      {children}
    </section>
  );
}
