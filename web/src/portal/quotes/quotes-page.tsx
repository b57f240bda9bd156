// The list of quotes: open ones by deadline, requests that dispatch still works on, and closed ones.
import { IconFileDollar, IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { quotesTexts } from '../../../../shared/texts/generated/portal/quotes.ts';
import { portal } from '../../api/client.ts';
import { useCall, usePages } from '../../api/use-call.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { DataTable } from '../../ui/table.tsx';
import { Empty, TableFoot } from '../../ui/table-states.tsx';
import { Text } from '../../ui/text.tsx';
import { usePortal } from '../session.tsx';
import { columnsOf, type PortalQuote, QuoteCard, WaitingTable } from './quote-rows.tsx';
import quotesCss from './quotes.module.css';

const PAGE = 20;
const MAX_TO_DECIDE = 100;

export function QuotesPage() {
  const texts = useTexts(quotesTexts);
  const { environment, may } = usePortal();
  const navigate = useNavigate();
  const open = useToDecide();
  const waiting = useWaiting();
  const over = useDecided();
  const decided = over.rows;
  const columns = useMemo(() => columnsOf(texts), [texts]);
  const go = (quote: { requestNumber: string | null }) =>
    navigate({ to: `/${environment}/quotes/${quote.requestNumber}` });
  const error = open.error ?? over.error;
  // Shown together: a list that arrives later would push the others down.
  const isLoading = !open.data || !waiting.data || !decided;
  const nothing = open.data?.length === 0 && waiting.data?.length === 0 && decided?.length === 0;
  const table = (label: string, rows: readonly PortalQuote[] | undefined, ended: boolean) => (
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      onOpen={go}
      isEnded={({ state }) => ended && state !== 'ACCEPTED'}
      card={(quote) => <QuoteCard quote={quote} />}
      empty={null}
    />
  );
  return (
    <>
      <PageHead
        title={texts.title}
        meta={
          open.data && (
            <Text tone="muted">
              {open.data.length > 0 ? texts.toDecide({ count: open.data.length }) : texts.none}
            </Text>
          )
        }
      />
      {error && !open.data && (
        <ErrorState
          error={error}
          onRetry={() => {
            open.refetch();
            over.refetch();
          }}
        />
      )}
      {nothing && (
        <NoQuotes onOrder={may('orderers') ? () => navigate({ to: `/${environment}/orders/new` }) : null} />
      )}
      {!error && (isLoading || open.data?.length !== 0) && (
        <Section title={texts.sections.toDecide} aside={texts.nearest}>
          {table(texts.sections.toDecide, isLoading ? undefined : open.data, false)}
        </Section>
      )}
      {!isLoading && waiting.data && waiting.data.length > 0 && (
        <Section title={texts.sections.waiting} aside={texts.newest}>
          <WaitingTable
            rows={waiting.data}
            onOpen={(order) => navigate({ to: `/${environment}/orders/${order.requestNumber}` })}
          />
        </Section>
      )}
      {!isLoading && decided.length > 0 && (
        <Section title={texts.sections.decided} aside={texts.newest}>
          {table(texts.sections.decided, decided, true)}
          <TableFoot shown={decided.length} noun={texts.noun({ count: decided.length })} {...over.more} />
        </Section>
      )}
    </>
  );
}

function useToDecide() {
  const { environment } = usePortal();
  return useCall(
    [environment, 'quotes', 'toDecide'],
    async (signal) =>
      (
        await portal.GET('/{environment}/quotes', {
          params: { path: { environment }, query: { view: 'toDecide', limit: MAX_TO_DECIDE } as const },
          signal,
        })
      ).data,
  );
}

function useWaiting() {
  const { environment } = usePortal();
  return useCall(
    [environment, 'orders', 'waiting for a quote'],
    async (signal) =>
      (
        await portal.GET('/{environment}/orders', {
          params: { path: { environment }, query: { status: 'QUOTE_REQUIRED', limit: PAGE } },
          signal,
        })
      ).data,
  );
}

function useDecided() {
  const { environment } = usePortal();
  return usePages([environment, 'quotes', 'decided'], (page, signal) =>
    portal.GET('/{environment}/quotes', {
      params: { path: { environment }, query: { view: 'decided' as const, limit: PAGE, ...page } },
      signal,
    }),
  );
}

function Section({ title, aside, children }: { title: string; aside: string; children: React.ReactNode }) {
  return (
    <section className={quotesCss.quotesSection} aria-label={title}>
      <h2>
        {title} <Text tone="muted">{aside}</Text>
      </h2>
      {children}
    </section>
  );
}

function NoQuotes({ onOrder }: { onOrder: (() => void) | null }) {
  const { empty } = useTexts(quotesTexts);
  return (
    <Empty
      icon={<IconFileDollar />}
      title={empty.title}
      actions={
        onOrder && (
          <Button kind="filled" icon={<IconPlus />} onClick={onOrder}>
            {empty.action}
          </Button>
        )
      }
    >
      {empty.text}
    </Empty>
  );
}
