// The messages with the driver of an order: what was written, sent and read, and a field for the next one.
import { useEffect, useRef, useState } from 'react';
import { messagesTexts } from '../../../../shared/texts/generated/console/messages.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { join } from '../../ui/classes.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import fieldCss from '../../ui/field.module.css';
import { formatTimeOrDay } from '../../ui/format.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Marked } from '../../ui/status.tsx';
import { Text } from '../../ui/text.tsx';
import { FactCard } from '../orders/fact-card.tsx';
import { useConsole } from '../session.tsx';
import { type DriverNotice, formatOutcome } from './format-outcome.ts';
import {
  type DriverMessage,
  type DriverThreadRecord,
  useMarkRead,
  useThread,
  useWriteToDriver,
} from './message-queries.ts';
import threadCss from './thread.module.css';

const MAX_MESSAGE_LENGTH = 1000;
const MAX_QUOTED_LENGTH = 40;

export function DriverThread({ orderId }: { orderId: string }) {
  const texts = useTexts(messagesTexts);
  const thread = useThread(orderId);
  useReading(orderId, thread.data);
  const { data } = thread;
  if (data && !data.driver && data.messages.length === 0 && data.notices.length === 0) return null;
  return (
    <FactCard title={texts.title}>
      <QueryBoundary query={thread}>{data && <Thread orderId={orderId} thread={data} />}</QueryBoundary>
    </FactCard>
  );
}

/** One dispatcher who has the page in front reads for all. */
function useReading(orderId: string, thread: DriverThreadRecord | undefined): void {
  const { may } = useConsole();
  const markRead = useMarkRead(orderId);
  const isUnread = thread?.messages.some(({ author, readAt }) => author === 'DRIVER' && readAt === null);
  const lastId = may('dispatch') && isUnread ? thread!.messages.at(-1)!.id : null;
  useEffect(() => {
    if (lastId === null) return;
    const read = () => {
      if (document.visibilityState === 'visible') markRead(lastId);
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [lastId, markRead]);
}

function Thread({ orderId, thread }: { orderId: string; thread: DriverThreadRecord }) {
  const texts = useTexts(messagesTexts);
  const { may } = useConsole();
  const { messages, notices, driver } = thread;
  const drivers = new Set(messages.map(({ driverName }) => driverName));
  const others = notices.filter(({ messageId }) => messageId === null);
  return (
    <Stack gap="3">
      {others.length > 0 && (
        <ul className={threadCss.news} aria-label={texts.news}>
          {others.map((notice) => (
            <News key={notice.id} notice={notice} current={driver?.name ?? null} />
          ))}
        </ul>
      )}
      {messages.length === 0 ? (
        <Text as="p" tone="muted">
          {texts.none}
        </Text>
      ) : (
        <ol className={threadCss.thread}>
          {messages.map((message) => (
            <Message
              key={message.id}
              message={message}
              thread={thread}
              isNamed={drivers.size > 1 || (driver !== null && message.driverName !== driver.name)}
            />
          ))}
        </ol>
      )}
      {driver && may('dispatch') && <MessageForm orderId={orderId} driver={driver} />}
    </Stack>
  );
}

/** A clock time for today, otherwise the day. */
function useClock(): (at: string) => string {
  const language = useLanguage();
  return (at) => formatTimeOrDay(language, new Date(at), Date.now());
}

function News({ notice, current }: { notice: DriverNotice; current: string | null }) {
  const texts = useTexts(messagesTexts);
  const { text, tone } = formatOutcome(texts, notice, useClock());
  const kind = texts.kinds[notice.kind];
  return (
    <li>
      {notice.driverName === current ? kind : texts.to({ what: kind, driver: notice.driverName })}:{' '}
      <Marked tone={tone}>{text}</Marked>
    </li>
  );
}

function Message({
  message,
  thread,
  isNamed,
}: {
  message: DriverMessage;
  thread: DriverThreadRecord;
  /** Whether the driver of the thread must be named, because there were several. */
  isNamed: boolean;
}) {
  const texts = useTexts(messagesTexts);
  const clock = useClock();
  const { id, author, by, text, question, answersId, quickAnswer, writtenAt, readAt, driverName } = message;
  const asked = thread.messages.find((one) => one.id === answersId);
  const isAnswered = thread.messages.some((one) => one.answersId === id);
  const notice = thread.notices.find(({ messageId }) => messageId === id);
  const isOwn = author === 'DISPATCH';
  return (
    <li className={join(threadCss.message, isOwn && threadCss.own)}>
      <Text as="p" tone="muted">
        <strong>{by ?? texts.machine}</strong> {clock(writtenAt)}
        {isOwn && isNamed && `, ${texts.thread({ driver: driverName })}`}
        {question && (
          <>
            {', '}
            <Marked tone={isAnswered ? 'good' : 'warn'}>
              {`${texts.isQuestion}: ${isAnswered ? texts.answered : texts.unanswered}`}
            </Marked>
          </>
        )}
      </Text>
      {asked && (
        <Text as="p" tone="muted" className={threadCss.quoted}>
          {texts.answerTo({ text: shortened(asked.text) })}
        </Text>
      )}
      <p className={threadCss.text}>{quickAnswer ? texts.quickAnswers[quickAnswer] : text}</p>
      <MessageState notice={notice} readAt={readAt} />
    </li>
  );
}

function MessageState({ notice, readAt }: { notice: DriverNotice | undefined; readAt: string | null }) {
  const texts = useTexts(messagesTexts);
  const clock = useClock();
  if (!notice)
    return (
      readAt && (
        <Text as="p" tone="muted">
          {texts.readByDispatch({ at: clock(readAt) })}
        </Text>
      )
    );
  const { text, tone } = formatOutcome(texts, notice, clock);
  return (
    <p>
      <Marked tone={tone}>{text}</Marked>
    </p>
  );
}

function shortened(text: string): string {
  return text.length > MAX_QUOTED_LENGTH ? `${text.slice(0, MAX_QUOTED_LENGTH).trimEnd()}…` : text;
}

function MessageForm({
  orderId,
  driver,
}: {
  orderId: string;
  driver: NonNullable<DriverThreadRecord['driver']>;
}) {
  const texts = useTexts(messagesTexts);
  const [text, setText] = useState('');
  const [question, setQuestion] = useState(false);
  const id = useRef(crypto.randomUUID());
  const sending = useWriteToDriver(orderId, () => {
    toast(texts.sent);
    setText('');
    setQuestion(false);
    id.current = crypto.randomUUID();
  });
  const hint = driver.pushed ? texts.hint.push : driver.mailed ? texts.hint.mail : texts.hint.none;
  return (
    <Stack
      as="form"
      gap="2"
      aria-label={texts.placeholder({ driver: driver.name })}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') sending.mutate({ id: id.current, text: text.trim(), question });
      }}
    >
      <textarea
        className={fieldCss.input}
        rows={2}
        maxLength={MAX_MESSAGE_LENGTH}
        aria-label={texts.placeholder({ driver: driver.name })}
        placeholder={texts.placeholder({ driver: driver.name })}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <ErrorState error={sending.error} />
      <Row gap="3" justify="between" wrap>
        <label>
          <input type="checkbox" checked={question} onChange={({ target }) => setQuestion(target.checked)} />{' '}
          {texts.question}
        </label>
        <Button small kind="filled" type="submit" busy={sending.isPending} disabled={text.trim() === ''}>
          {texts.send}
        </Button>
      </Row>
      <p className={fieldCss.fieldHint}>{hint}</p>
    </Stack>
  );
}
