// The table of deliveries, on their own page and on the page of an endpoint; a row expands to show its
// attempts.
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useMemo, useState } from 'react';
import {
  type DeliveriesTexts,
  deliveriesTexts,
} from '../../../../shared/texts/generated/portal/deliveries.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import buttonCss from '../../ui/button.module.css';
import { formatCountdown, formatResponseTime } from '../../ui/format.ts';
import { Row } from '../../ui/layout.tsx';
import { CodeBadge, Status, type Tone } from '../../ui/status.tsx';
import tableCss from '../../ui/table.module.css';
import { type Column, DataTable } from '../../ui/table.tsx';
import { Text } from '../../ui/text.tsx';
import { DayTime } from '../../ui/time.tsx';
import { useNow } from '../../ui/use-now.ts';
import type { RowChoice } from '../../ui/use-row-choice.ts';
import { type Delivery, PLANNED_ATTEMPTS } from './deliveries.ts';
import { DeliveryDetails } from './delivery-details.tsx';

const TONES: Record<Delivery['state'], Tone> = {
  PENDING: 'muted',
  DELIVERED: 'good',
  FAILED_RETRYING: 'warn',
  DEAD_LETTER: 'alert',
};

export function DeliveryTable({
  rows,
  empty,
  endpointName,
  choice,
}: {
  rows: readonly Delivery[] | undefined;
  empty: ReactNode;
  /** Omitted on the page of one endpoint. */
  endpointName?: (id: string) => string;
  choice?: RowChoice | undefined;
}) {
  const texts = useTexts(deliveriesTexts);
  const [open, setOpen] = useState<string | null>(null);
  const toggle = ({ id }: Delivery) => setOpen(id === open ? null : id);
  const columns = useMemo(() => columnsOf(texts, open, setOpen, endpointName), [texts, open, endpointName]);
  return (
    <DataTable
      label={texts.title}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      onOpen={toggle}
      {...(choice && { choice: { rows: choice, nameOf: ({ event }: Delivery) => event } })}
      unfolded={(delivery) => delivery.id === open && <DeliveryDetails id={delivery.id} />}
      card={(delivery) => <DeliveryCard delivery={delivery} />}
      empty={empty}
    />
  );
}

function columnsOf(
  texts: DeliveriesTexts,
  open: string | null,
  setOpen: (id: string | null) => void,
  endpointName: ((id: string) => string) | undefined,
): Column<Delivery>[] {
  const { columns } = texts;
  return [
    {
      id: 'unfold',
      header: columns.unfold,
      headerHidden: true,
      width: 44,
      cell: ({ id, event }) => (
        <button
          type="button"
          className={buttonCss.bareButton}
          aria-label={texts.unfold({ event })}
          aria-expanded={id === open}
          onClick={(click) => {
            click.stopPropagation();
            setOpen(id === open ? null : id);
          }}
        >
          {id === open ? <IconChevronDown size={16} /> : <IconChevronRight size={16} />}
        </button>
      ),
    },
    { id: 'state', header: columns.state, cell: (delivery) => <DeliveryState delivery={delivery} /> },
    {
      id: 'event',
      header: columns.event,
      cell: ({ event }) => <Text mono>{event}</Text>,
    },
    { id: 'order', header: columns.order, cell: ({ orderNumber }) => orderNumber ?? '–' },
    ...(endpointName
      ? [
          {
            id: 'endpoint',
            priority: 3 as const,
            header: columns.endpoint,
            cell: ({ endpointId }: Delivery) => endpointName(endpointId),
          },
        ]
      : []),
    { id: 'answer', header: columns.answer, cell: (delivery) => <Answer {...delivery} /> },
    {
      id: 'attempts',
      priority: 2,
      header: columns.attempts,
      cell: ({ attempts, state, event }) =>
        // A test message is sent only once.
        state === 'DELIVERED' || event === 'webhook.test' || attempts > PLANNED_ATTEMPTS
          ? attempts
          : texts.of({ made: attempts, all: PLANNED_ATTEMPTS }),
    },
    {
      id: 'sent',
      header: columns.sent,
      cell: ({ createdAt }) => (
        <Text tone="muted">
          <DayTime at={createdAt} />
        </Text>
      ),
    },
    {
      id: 'next',
      priority: 1,
      header: columns.next,
      cell: ({ nextAttemptAt }) => <Next at={nextAttemptAt} />,
    },
  ];
}

function DeliveryState({ delivery: { state } }: { delivery: Delivery }) {
  const texts = useTexts(deliveriesTexts);
  return (
    <Status tone={TONES[state]} mark={state === 'PENDING' ? 'ring' : 'dot'}>
      {texts.states[state]}
    </Status>
  );
}

function Answer({ status, error, durationMs }: Pick<Delivery, 'status' | 'error' | 'durationMs'>) {
  const texts = useTexts(deliveriesTexts);
  const language = useLanguage();
  if (durationMs === null) return <Text tone="muted">{texts.notTried}</Text>;
  const good = error === null && status !== null && status >= 200 && status < 300;
  return (
    <Row as="span" gap="1-5" inline>
      <CodeBadge tone={good ? 'good' : 'alert'}>{status ?? texts.noAnswer}</CodeBadge>
      <Text tone="muted" figures>
        {formatResponseTime(language, durationMs)}
      </Text>
    </Row>
  );
}

function Next({ at }: { at: string | null }) {
  const language = useLanguage();
  const soon = useNow((nowMs) => (at ? (formatCountdown(language, new Date(at), nowMs) ?? '') : ''));
  if (at === null) return null;
  return soon ? <Text figures>{soon}</Text> : <DayTime at={at} />;
}

function DeliveryCard({ delivery }: { delivery: Delivery }) {
  return (
    <>
      <span className={tableCss.cardLine}>
        <DeliveryState delivery={delivery} />
        <Answer {...delivery} />
      </span>
      <Text mono className={tableCss.cardLine}>
        {delivery.event}
      </Text>
      <Text tone="muted" className={tableCss.cardLine}>
        <span>{delivery.orderNumber ?? '–'}</span>
        <DayTime at={delivery.createdAt} />
      </Text>
    </>
  );
}
