// The columns of the queue of requests in each view, and a request as a card on a phone.

import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/layout.tsx';
import { Money } from '../../ui/money.tsx';
import { RouteButton } from '../../ui/route-button.tsx';
import tableCss from '../../ui/table.module.css';
import type { Column } from '../../ui/table.tsx';
import { Text } from '../../ui/text.tsx';
import {
  Age,
  CustomerCell,
  MailCell,
  QuoteStatus,
  ReasonCell,
  Remaining,
  RequestCell,
  RequestedPickup,
  Sent,
  stateOf,
  VehicleCell,
} from './cells.tsx';
import { ClarifyActions } from './clarify-actions.tsx';
import type { QueuedRequest } from './queries.ts';
import requestsCss from './requests.module.css';
import { type RequestsTexts, requestsTexts } from './texts.ts';
import { centsOf } from './to-cents.ts';

type Of = Column<QueuedRequest>;

export function waitingColumns(
  texts: RequestsTexts,
  writes: boolean,
  onUnfold: (id: string) => void,
  unfolded: string | null | undefined,
): Of[] {
  const { columns } = texts;
  return [
    { id: 'age', header: columns.age, width: 124, cell: ({ createdAt }) => <Age since={createdAt} /> },
    {
      id: 'request',
      header: columns.request,
      cell: (request) => <RequestCell request={request} beneath={<RequestedPickup request={request} />} />,
    },
    {
      id: 'vehicle',
      header: columns.vehicle,
      width: 150,
      cell: (request) => <VehicleCell request={request} />,
    },
    { id: 'why', header: columns.why, width: 185, cell: (request) => <ReasonCell request={request} /> },
    {
      id: 'customer',
      header: columns.customer,
      width: 160,
      cell: (request) => <CustomerCell request={request} />,
    },
    {
      id: 'net',
      header: columns.proposed,
      align: 'end',
      width: 180,
      cell: (request) =>
        writes && request.id !== unfolded && request.unclear.length > 0 ? (
          <ClarifyActions
            id={request.id}
            number={request.requestNumber}
            customer={request.account.name}
            unclear={request.unclear}
          />
        ) : writes && request.id !== unfolded ? (
          <QuoteButton request={request} onUnfold={onUnfold} />
        ) : (
          <ByAgreement request={request} />
        ),
    },
  ];
}

/** Next to the unfolded quote, whose own sum may differ; the head of the column says which is which. */
function ByAgreement({ request: { proposedNet, currency } }: { request: QueuedRequest }) {
  if (proposedNet === null) return '–';
  return (
    <strong>
      <Money cents={centsOf(proposedNet)} currency={currency} />
    </strong>
  );
}

function QuoteButton({ request, onUnfold }: { request: QueuedRequest; onUnfold: (id: string) => void }) {
  const texts = useTexts(requestsTexts);
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
      {net === undefined ? texts.writeQuote : texts.inlineQuote({ net })}
    </Button>
  );
}

export function offeredColumns(texts: RequestsTexts): Of[] {
  const { columns } = texts;
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
      width: 150,
      cell: (request) => <VehicleCell request={request} />,
    },
    { id: 'since', header: columns.since, width: 185, cell: (request) => <MailCell request={request} /> },
    {
      id: 'customer',
      header: columns.customer,
      width: 160,
      cell: (request) => <CustomerCell request={request} />,
    },
    {
      id: 'net',
      header: columns.quoted,
      align: 'end',
      width: 220,
      cell: (request) => (
        <Row as="span" inline gap="3" className={requestsCss.quotedNet}>
          {quotedNet(request)}
          <RouteButton
            small
            to="/requests/$id"
            params={{ id: request.requestNumber }}
            onClick={(event) => event.stopPropagation()}
          >
            {texts.revise}
          </RouteButton>
        </Row>
      ),
    },
  ];
}

export function decidedColumns(texts: RequestsTexts): Of[] {
  const [, request, vehicle, why, customer] = waitingColumns(texts, false, () => {}, null);
  return [
    {
      id: 'state',
      header: texts.columns.state,
      width: 140,
      cell: (row) => <QuoteStatus state={stateOf(row)} />,
    },
    request!,
    vehicle!,
    why!,
    customer!,
    { id: 'net', header: texts.columns.quoted, align: 'end', width: 170, cell: quotedNet },
  ];
}

function quotedNet({ quote, currency }: QueuedRequest) {
  return (
    <strong>
      <Money cents={centsOf(quote?.net ?? null)} currency={currency} />
    </strong>
  );
}

export function RequestCard({ request }: { request: QueuedRequest }) {
  return (
    <>
      <div className={tableCss.cardLine}>
        <span>{request.requestNumber}</span>
        <QuoteStatus state={stateOf(request)} />
      </div>
      <div className={tableCss.cardTitle}>
        {request.from} – {request.to}
      </div>
      <div className={tableCss.cardLine}>
        <Text tone="muted">{request.account.name}</Text>
        <Money cents={centsOf(request.quote?.net ?? request.proposedNet)} currency={request.currency} />
      </div>
    </>
  );
}
