// The history of an order for the operator: changes of all channels, newest first, with colleagues' notes on
// top.
import { IconCalendarEvent, IconFileText, IconMessage, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { findText } from '../../../../shared/text/find-text.ts';
import { capital } from '../../../../shared/time/format-day.ts';
import { formatDuration } from '../../../../shared/time/format-duration.ts';
import { operations } from '../../api/client.ts';
import { useChange } from '../../api/use-change.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { formatEntry } from '../../orders/format-entry.ts';
import { CHANNEL_ICONS, HISTORY_TONES } from '../../orders/history-appearance.ts';
import { EventsOf, hasTrouble } from '../../orders/history-events.tsx';
import { toast } from '../../ui/announce.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { classNamed, join } from '../../ui/classes.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import fieldCss from '../../ui/field.module.css';
import { formatClock, formatNumber, formatTimeOrDay } from '../../ui/format.ts';
import { Select } from '../../ui/inputs.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import statusCss from '../../ui/status.module.css';
import { Text } from '../../ui/text.tsx';
import { Timeline, TimelineItem } from '../../ui/timeline.tsx';
import { useMinute } from '../../ui/use-now.ts';
import { useConsole } from '../session.tsx';
import orderCss from './order.module.css';
import {
  type DispatchHistoryEntry,
  type DispatchListItem,
  useOrderHistory,
  useRefreshOrders,
} from './order-queries.ts';
import { dispatchTexts } from './texts.ts';

type Channel = DispatchHistoryEntry['by']['channel'];

export function OrderTimeline({ order }: { order: DispatchListItem }) {
  const { page } = useTexts(dispatchTexts);
  const { may } = useConsole();
  const history = useOrderHistory(order.id);
  const [channel, setChannel] = useState<Channel | ''>('');
  const channels = [...new Set(history.data?.map(({ by }) => by.channel))];
  const shown = history.data?.filter(({ by }) => channel === '' || by.channel === channel).toReversed();
  return (
    <section className={orderCss.dispatchHistory} aria-label={page.timeline}>
      <header>
        <h2>{page.timeline}</h2>
        {channels.length > 1 && (
          <Select
            aria-label={page.channels}
            value={channel}
            choices={[
              { value: '' as Channel, label: page.channels },
              ...channels.map((value) => ({ value, label: page.channel[value] })),
            ]}
            onChange={setChannel}
          />
        )}
      </header>
      {may('staff') && <NoteForm orderId={order.id} />}
      <QueryBoundary query={history}>
        <Timeline label={page.timeline}>
          {shown?.map((entry) => (
            <Entry key={`${entry.at}${entry.action}`} entry={entry} order={order} />
          ))}
        </Timeline>
      </QueryBoundary>
    </section>
  );
}

function NoteForm({ orderId }: { orderId: string }) {
  const { page } = useTexts(dispatchTexts);
  const { user } = useConsole();
  const refreshOrders = useRefreshOrders();
  const [text, setText] = useState('');
  const writing = useChange(
    () =>
      operations.POST('/orders/{id}/notes', {
        params: { path: { id: orderId } },
        body: { text: text.trim() },
      }),
    {
      onDone: async () => {
        setText('');
        toast(page.noted);
        await refreshOrders();
      },
    },
  );
  const send = () => text.trim() && !writing.isPending && writing.mutate();
  return (
    <form
      className={orderCss.dispatchNote}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Avatar name={user.name} />
      <div>
        <textarea
          className={fieldCss.input}
          rows={1}
          maxLength={2000}
          aria-label={page.noteFor}
          placeholder={page.notePlaceholder}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
          }}
        />
        <ErrorState error={writing.error} />
        {text.trim() && (
          <div className={orderCss.dispatchNoteActions}>
            <Text tone="muted">{page.noteHint}</Text>
            <Button small kind="soft" type="submit" busy={writing.isPending}>
              {page.sendNote}
            </Button>
          </div>
        )}
      </div>
    </form>
  );
}

function iconOf({ action, by, note }: DispatchHistoryEntry) {
  if (note !== null) return <IconMessage />;
  if (action === 'order.created' || action === 'request.created') return <IconPlus />;
  if (action === 'order.upload_document') return <IconFileText />;
  if (action === 'order.change') return <IconCalendarEvent />;
  const Icon = CHANNEL_ICONS[by.channel];
  return <Icon />;
}

function Entry({ entry, order }: { entry: DispatchHistoryEntry; order: DispatchListItem }) {
  const { page, history } = useTexts(dispatchTexts);
  const language = useLanguage();
  const nowMs = useMinute();
  const formatted = formatEntry({ texts: history, language, nowMs, fuelType: order.vehicle.fuelType }, entry);
  const { detail, changes } = formatted;
  const title = entry.driverName
    ? history.driverIs({
        title: findText(history.history, entry.action) ?? history.statusChanged,
        name: entry.driverName,
      })
    : formatted.title;
  const channel =
    entry.by.channel === 'DISPATCH' && entry.by.name === null ? page.machine : page.channel[entry.by.channel];
  const isNote = entry.note !== null;
  const created = entry.action === 'order.created' && order.externalOrderId;
  return (
    <TimelineItem
      when={<When at={entry.at} nowMs={nowMs} />}
      icon={iconOf(entry)}
      tone={isNote ? 'muted' : (HISTORY_TONES[entry.action] ?? 'place')}
      title={isNote ? (entry.by.name ?? page.machine) : (findText(page.steps, entry.action) ?? title)}
      aside={isNote || !entry.by.name ? channel : `${channel} · ${entry.by.name}`}
    >
      {isNote && <p className={orderCss.dispatchNoteText}>{entry.note}</p>}
      {created && (
        <Text as="p" tone="muted">
          {order.externalOrderId}
        </Text>
      )}
      {detail && <p>{detail}</p>}
      {changes.map((change) => (
        <p key={change}>{change}</p>
      ))}
      <PhoneTime entry={entry} />
      <Effects entry={entry} />
    </TimelineItem>
  );
}

/** Smaller differences between the time on the phone and the service's time are not shown. */
const MIN_SHOWN_OFFSET_MS = 120_000;

/**
 * A driver may act without network: the time on the phone is earlier than the arrival, and its clock may be
 * wrong.
 */
function PhoneTime({ entry: { onDevice, at } }: { entry: DispatchHistoryEntry }) {
  const { page } = useTexts(dispatchTexts);
  const language = useLanguage();
  if (!onDevice) return null;
  const done = new Date(onDevice.at);
  const offsetMs = (onDevice.clockOffsetSeconds ?? 0) * 1000;
  return (
    <>
      {Math.abs(Date.parse(at) - done.getTime()) > MIN_SHOWN_OFFSET_MS && (
        <Text as="p" tone="muted">
          {page.onPhone.at({ time: formatClock(language, done) })}
        </Text>
      )}
      {Math.abs(offsetMs) > MIN_SHOWN_OFFSET_MS && (
        <p className={orderCss.dispatchWarn}>
          {page.onPhone.clock({ span: formatDuration(language, offsetMs), ahead: offsetMs > 0 })}
        </p>
      )}
    </>
  );
}

function When({ at, nowMs }: { at: string; nowMs: number }) {
  const language = useLanguage();
  const date = new Date(at);
  return (
    <Text as="time" figures dateTime={at}>
      {capital(formatTimeOrDay(language, date, nowMs))}
    </Text>
  );
}

/** Delivered events and mails are chips; an event with failed deliveries expands to its attempts. */
function Effects({ entry: { events, mails } }: { entry: DispatchHistoryEntry }) {
  const { page } = useTexts(dispatchTexts);
  const language = useLanguage();
  const troubled = events.filter(hasTrouble);
  const quiet = events.filter((event) => !hasTrouble(event) && event.deliveries.length > 0);
  if (troubled.length + quiet.length + mails.length === 0) return null;
  return (
    <>
      <div className={orderCss.dispatchChips}>
        {quiet.map(({ id, type, deliveries }) => {
          const done = deliveries.every(({ state }) => state === 'DELIVERED');
          const slowest = Math.max(
            ...deliveries.flatMap(({ attempts }) => attempts.map((a) => a.durationMs)),
            0,
          );
          return (
            <span
              key={id}
              className={join(orderCss.dispatchChip, classNamed(statusCss, `tone-${done ? 'good' : 'warn'}`))}
            >
              <span className={orderCss.dispatchChipName}>{type}</span>
              <span className={statusCss.statusMark} aria-hidden="true" />
              {done ? page.delivered : page.pending}
              {done && <Text tone="muted">{formatNumber(language, Math.round(slowest))} ms</Text>}
            </span>
          );
        })}
        {mails.map(({ id, recipient, subject, state }) => (
          <span
            key={id}
            className={join(
              orderCss.dispatchChip,
              classNamed(
                statusCss,
                `tone-${state === 'SENT' || state === 'KEPT' ? 'good' : state === 'FAILED' ? 'alert' : 'warn'}`,
              ),
            )}
            title={subject}
          >
            <span>{page.mail.to({ recipient })}</span>
            <span className={statusCss.statusMark} aria-hidden="true" />
            {page.mail[state]}
          </span>
        ))}
      </div>
      {troubled.length > 0 && <EventsOf events={troubled} />}
    </>
  );
}
