// The right column: events as they are sent, the response of each receiver, the message itself, and the
// documents.

import { IconRefresh } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { REFERENCES } from '../../orders/references.ts';
import { join } from '../../ui/classes.ts';
import { formatNumber } from '../../ui/format.ts';
import { Grid, Row, Stack } from '../../ui/layout.tsx';
import { Tabs } from '../../ui/segmented.tsx';
import { CodeBadge } from '../../ui/status.tsx';
import { Text } from '../../ui/text.tsx';
import { ClockTime } from '../../ui/time.tsx';
import { SignatureVerdict } from '../inboxes/signature-report.tsx';
import { Documents } from './documents.tsx';
import { MessageDialog } from './message-dialog.tsx';
import playgroundCss from './playground.module.css';
import { type Plan, type Played, type Receiver, useMessage } from './queries.ts';
import { nameOf } from './scenario-column.tsx';
import { playgroundTexts } from './texts.ts';

type SentEvent = Played['events'][number];
type Delivery = SentEvent['deliveries'][number];

const SHOWN_AT_FIRST = 6;
const COLUMNS = 3;

export function ReceivedColumn({ plan, played }: { plan: Plan; played: Played | undefined }) {
  const texts = useTexts(playgroundTexts);
  const [tab, setTab] = useState<'events' | 'deliveries'>('events');
  const id = useId();
  const events = played?.events ?? [];
  const deliveries = events.flatMap((event) => event.deliveries);
  const counted = (label: string, count: number) => (
    <>
      {label} <Text figures>{count}</Text>
    </>
  );
  return (
    <div className={playgroundCss.playgroundColumn}>
      <section>
        <Row rowGap="1" gap="3-5" wrap className={playgroundCss.receivedHead}>
          <h2>{texts.received}</h2>
          <Tabs
            id={id}
            label={texts.received}
            value={tab}
            choices={[
              { value: 'events', label: counted(texts.events, events.length) },
              { value: 'deliveries', label: counted(texts.deliveries, deliveries.length) },
            ]}
            onChange={setTab}
          />
        </Row>
        <div role="tabpanel" aria-labelledby={`${id}-${tab}`}>
          {tab === 'events' ? (
            <Events key={played?.order.id} played={played} />
          ) : (
            <Deliveries played={played} />
          )}
        </div>
      </section>
      <Documents plan={plan} played={played} />
    </div>
  );
}

/** Newest first; the newest is expanded until the user chooses another. */
function Events({ played }: { played: Played | undefined }) {
  const texts = useTexts(playgroundTexts);
  const [chosen, setChosen] = useState<string | null>(null);
  const [all, setAll] = useState(false);
  if (!played || played.events.length === 0)
    return (
      <Text as="p" size="table" tone="muted">
        {texts.noEvents}
      </Text>
    );
  const newestFirst = played.events.toReversed();
  const shown = all ? newestFirst : newestFirst.slice(0, SHOWN_AT_FIRST);
  const receivers = played.endpoints.slice(0, COLUMNS);
  const open = chosen ?? newestFirst[0]!.id;
  return (
    <>
      {receivers.length > 0 && (
        <Row
          gap="1-5"
          align="stretch"
          justify="end"
          tone="muted"
          size="meta"
          className={playgroundCss.receivedNames}
          aria-hidden="true"
        >
          {receivers.map((receiver) => (
            <span key={receiver.id}>{nameOf(texts, receiver)}</span>
          ))}
        </Row>
      )}
      <ul className={playgroundCss.receivedEvents}>
        {shown.map((event) => (
          <li key={event.id}>
            <Row gap="2-5" size="table" className={playgroundCss.receivedEvent}>
              <ClockTime at={event.createdAt} seconds />
              <Text
                as="button"
                type="button"
                mono
                className={playgroundCss.receivedType}
                aria-expanded={event.id === open}
                onClick={() => setChosen(event.id === open ? '' : event.id)}
              >
                <EventName type={event.type} />
              </Text>
              <span className={playgroundCss.receivedAnswers}>
                {receivers.map((receiver) => (
                  <Answer key={receiver.id} receiver={receiver} event={event} />
                ))}
              </span>
            </Row>
            {event.id === open && <Preview orderId={played.order.id} eventId={event.id} />}
          </li>
        ))}
      </ul>
      {newestFirst.length > shown.length && (
        <Text
          as="button"
          tone="accent"
          size="table"
          type="button"
          className={playgroundCss.receivedMore}
          onClick={() => setAll(true)}
        >
          {texts.earlier({ count: newestFirst.length - shown.length })}
        </Text>
      )}
    </>
  );
}

/** Breaks the line only after the dot. */
function EventName({ type }: { type: string }) {
  const dot = type.indexOf('.') + 1;
  return (
    <>
      {type.slice(0, dot)}
      <wbr />
      {type.slice(dot)}
    </>
  );
}

function Answer({ receiver, event }: { receiver: Receiver; event: SentEvent }) {
  const texts = useTexts(playgroundTexts);
  const delivery = event.deliveries.find(({ endpointId }) => endpointId === receiver.id);
  const name = nameOf(texts, receiver);
  if (!delivery) {
    return (
      <Text tone="muted" title={`${name}: ${texts.notSubscribed}`}>
        –
      </Text>
    );
  }
  return (
    <Row as="span" gap="1" justify="end" inline>
      <span className="visually-hidden">{name}: </span>
      {delivery.attempts > 1 && (
        <Row
          as="span"
          inline
          gap="0-5"
          tone="warn"
          size="meta"
          title={texts.attempt({ count: delivery.attempts })}
        >
          <IconRefresh size={12} aria-hidden="true" />
          {delivery.attempts}
        </Row>
      )}
      <DeliveryBadge delivery={delivery} />
    </Row>
  );
}

function DeliveryBadge({ delivery }: { delivery: Delivery }) {
  const texts = useTexts(playgroundTexts);
  if (delivery.state === 'PENDING') return <CodeBadge tone="muted">{texts.pending}</CodeBadge>;
  const tone = { DELIVERED: 'good', FAILED_RETRYING: 'warn', DEAD_LETTER: 'alert' }[delivery.state] as 'good';
  return <CodeBadge tone={tone}>{delivery.status ?? texts.noAnswer}</CodeBadge>;
}

/** Fields that all events have in common, so they are omitted here. */
const COMMON = [
  'kind',
  'orderId',
  'orderNumber',
  'requestNumber',
  'externalOrderId',
  ...REFERENCES,
  'trackingUrl',
];

function Preview({ orderId, eventId }: { orderId: string; eventId: string }) {
  const texts = useTexts(playgroundTexts);
  const { data } = useMessage(orderId, eventId);
  const [whole, setWhole] = useState(false);
  if (!data)
    return (
      <Grid gap="2" className={join(playgroundCss.receivedPreview, playgroundCss.receivedPreviewLoading)} />
    );
  const { type, data: about } = JSON.parse(data.body) as { type: string; data: Record<string, unknown> };
  const own = Object.fromEntries(
    Object.entries(about).filter(([name, value]) => value !== null && !COMMON.includes(name)),
  );
  const text = JSON.stringify({ type, data: own }, null, 2).split('\n').slice(1, -1);
  return (
    <Grid gap="2" className={playgroundCss.receivedPreview}>
      <Text as="pre" mono>
        {text.map((line) => line.slice(2)).join('\n')}
      </Text>
      <Row rowGap="1" gap="3" align="stretch" justify="between" wrap size="table">
        {data.received ? (
          <SignatureVerdict report={data.received.signature} />
        ) : (
          <Text tone="muted">{texts.notInInbox}</Text>
        )}
        <Text
          as="button"
          tone="accent"
          size="table"
          type="button"
          className={playgroundCss.receivedMore}
          onClick={() => setWhole(true)}
        >
          {texts.wholeMessage}
        </Text>
      </Row>
      <MessageDialog message={data} open={whole} onClose={() => setWhole(false)} />
    </Grid>
  );
}

function Deliveries({ played }: { played: Played | undefined }) {
  const texts = useTexts(playgroundTexts);
  const language = useLanguage();
  const rows = (played?.events ?? [])
    .toReversed()
    .flatMap((event) => event.deliveries.map((delivery) => ({ event, delivery })));
  if (!played || rows.length === 0)
    return (
      <Text as="p" size="table" tone="muted">
        {texts.noDeliveries}
      </Text>
    );
  const nameById = new Map(played.endpoints.map((receiver) => [receiver.id, nameOf(texts, receiver)]));
  return (
    <ul className={playgroundCss.receivedEvents}>
      {rows.map(({ event, delivery }) => (
        <Row as="li" gap="2-5" size="table" key={delivery.id} className={playgroundCss.receivedEvent}>
          <ClockTime at={event.createdAt} seconds />
          <Stack as="span" className={playgroundCss.receivedDelivery}>
            <Text mono>
              <EventName type={event.type} />
            </Text>
            <Text tone="muted">
              {nameById.get(delivery.endpointId)}
              {delivery.durationMs !== null && `, ${formatNumber(language, delivery.durationMs)} ms`}
              {delivery.attempts > 1 && `, ${texts.attempt({ count: delivery.attempts })}`}
            </Text>
          </Stack>
          <DeliveryBadge delivery={delivery} />
        </Row>
      ))}
    </ul>
  );
}
