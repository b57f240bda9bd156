// Rows and cards of quotes, and of requests that wait for one.
import { type QuotesTexts, quotesTexts } from '../../../../shared/texts/generated/portal/quotes.ts';
import type { components } from '../../api/paths/portal.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toCents, vehicleOf } from '../../orders/order-status.tsx';
import { Money } from '../../ui/money.tsx';
import { Route } from '../../ui/route.tsx';
import { Status, type Tone } from '../../ui/status.tsx';
import tableCss from '../../ui/table.module.css';
import { type Column, DataTable } from '../../ui/table.tsx';
import { Text } from '../../ui/text.tsx';
import { DayTime } from '../../ui/time.tsx';
import type { ListedOrder } from '../orders/order-status.tsx';

export type PortalQuote = components['schemas']['PortalQuote'];

const APPEARANCE: Record<PortalQuote['state'], { tone: Tone; mark?: 'ring' | 'ended' }> = {
  REQUESTED: { tone: 'muted', mark: 'ring' },
  OFFERED: { tone: 'warn' },
  ACCEPTED: { tone: 'good' },
  DECLINED: { tone: 'muted', mark: 'ended' },
  WITHDRAWN: { tone: 'muted', mark: 'ended' },
  EXPIRED: { tone: 'muted', mark: 'ended' },
};

export function QuoteState({ state }: { state: PortalQuote['state'] }) {
  const texts = useTexts(quotesTexts);
  return <Status {...APPEARANCE[state]}>{texts.states[state]}</Status>;
}

export function columnsOf({ columns }: QuotesTexts): Column<PortalQuote>[] {
  return [
    { id: 'state', header: columns.state, width: 140, cell: ({ state }) => <QuoteState state={state} /> },
    { id: 'quote', header: columns.quote, cell: ({ quoteNumber }) => <strong>{quoteNumber}</strong> },
    { id: 'request', priority: 1, header: columns.request, cell: ({ requestNumber }) => requestNumber },
    {
      id: 'yourNumber',
      priority: 3,
      header: columns.yourNumber,
      cell: ({ externalOrderId }) => <Text tone="muted">{externalOrderId ?? '–'}</Text>,
    },
    { id: 'route', header: columns.route, cell: ({ from, to }) => <Route from={from} to={to} /> },
    { id: 'vehicle', priority: 2, header: columns.vehicle, cell: ({ vehicle }) => vehicle ?? '–' },
    {
      id: 'until',
      header: columns.until,
      cell: ({ state, validUntil, decidedAt }) => (
        <DayTime at={state === 'OFFERED' ? validUntil : decidedAt} />
      ),
    },
    {
      id: 'net',
      header: columns.net,
      align: 'end',
      cell: ({ amounts }) => (
        <Money cents={amounts && toCents(amounts.net)} currency={amounts?.currency ?? 'EUR'} />
      ),
    },
  ];
}

export function QuoteCard({ quote }: { quote: PortalQuote }) {
  return (
    <>
      <div className={tableCss.cardLine}>
        <QuoteState state={quote.state} />
        <DayTime at={quote.state === 'OFFERED' ? quote.validUntil : quote.decidedAt} />
      </div>
      <div className={tableCss.cardTitle}>
        <Route from={quote.from} to={quote.to} />
      </div>
      <div className={tableCss.cardLine}>
        <Text tone="muted">{quote.vehicle ?? quote.requestNumber}</Text>
        <Money
          cents={quote.amounts && toCents(quote.amounts.net)}
          currency={quote.amounts?.currency ?? 'EUR'}
        />
      </div>
    </>
  );
}

export function WaitingTable({
  rows,
  onOpen,
}: {
  rows: readonly ListedOrder[];
  onOpen: (order: ListedOrder) => void;
}) {
  const texts = useTexts(quotesTexts);
  const { columns } = texts;
  return (
    <DataTable
      label={texts.sections.waiting}
      rows={rows}
      rowId={({ id }) => id}
      onOpen={onOpen}
      empty={null}
      columns={[
        { id: 'state', header: columns.state, width: 140, cell: () => <QuoteState state="REQUESTED" /> },
        {
          id: 'request',
          header: columns.request,
          cell: ({ requestNumber }) => <strong>{requestNumber}</strong>,
        },
        {
          id: 'yourNumber',
          header: columns.yourNumber,
          cell: ({ externalOrderId }) => <Text tone="muted">{externalOrderId ?? '–'}</Text>,
        },
        {
          id: 'route',
          header: columns.route,
          cell: ({ pickup, delivery }) => <Route from={pickup.city} to={delivery.city} />,
        },
        { id: 'vehicle', header: columns.vehicle, cell: vehicleOf },
      ]}
      card={(order) => (
        <>
          <QuoteState state="REQUESTED" />
          <div className={tableCss.cardTitle}>
            <Route from={order.pickup.city} to={order.delivery.city} />
          </div>
          <Text tone="muted">{order.requestNumber}</Text>
        </>
      )}
    />
  );
}
