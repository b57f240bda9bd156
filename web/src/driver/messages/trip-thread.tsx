// The messages with dispatch about a trip, and the field for the next one. Opening it reads everything.
import { IconSend } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../messages/language.ts';
import { join } from '../../ui/classes.ts';
import { formatTimeOrDay } from '../../ui/format.ts';
import { Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import layoutCss from '../layout.module.css';
import type { Trip } from '../local-store/records.ts';
import { markSeen, saveMessage } from '../local-store/store-messages.ts';
import type { StoredData } from '../local-store/use-stored-data.ts';
import { syncNow } from '../outbox/schedule-sync.ts';
import { TapButton } from '../parts/button.tsx';
import partsCss from '../parts.module.css';
import { trySave } from '../storage-full.ts';
import { messagesOfTrip, type ShownMessage } from '../trips/trip-messages.ts';
import threadCss from './thread.module.css';
import { useMessageTexts } from './use-message-texts.ts';

const MAX_MESSAGE_LENGTH = 1000;

export function TripThread({ stored, trip }: { stored: StoredData; trip: Trip }) {
  const texts = useMessageTexts();
  const messages = messagesOfTrip(trip, stored.entries);
  useSeen(trip);
  return (
    <Stack as="section" gap="3" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      {messages.length === 0 && (
        <Text as="p" tone="muted">
          {texts.none}
        </Text>
      )}
      <Stack as="ul" gap="2">
        {messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </Stack>
      <MessageForm tripId={trip.id} question={messages.findLast(({ isOpenQuestion }) => isOpenQuestion)} />
    </Stack>
  );
}

/** What is on the screen of a visible page counts as read. */
function useSeen({ id, unreadNotices }: Trip): void {
  const isUnread = (unreadNotices ?? []).length > 0;
  useEffect(() => {
    if (!isUnread) return;
    const see = () => {
      if (document.visibilityState !== 'visible') return;
      void trySave(async () => {
        if (await markSeen(id)) void syncNow();
      });
    };
    see();
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, [id, isUnread]);
}

const TONES: Record<ShownMessage['state'], string | undefined> = {
  received: undefined,
  sent: undefined,
  read: layoutCss.toneGood,
  waiting: layoutCss.toneWarn,
  'not-accepted': layoutCss.toneAlert,
};

function Message({ message }: { message: ShownMessage }) {
  const texts = useMessageTexts();
  const language = useLanguage();
  const { author, by, text, writtenAt, state, answerTo, isOpenQuestion } = message;
  const isOwn = author === 'DRIVER';
  return (
    <li className={join(layoutCss.card, threadCss.message, isOwn && threadCss.own)}>
      <Text as="p" tone="muted">
        <strong>{isOwn ? texts.me : (by ?? texts.dispatch)}</strong>{' '}
        {formatTimeOrDay(language, new Date(writtenAt), Date.now())}
        {isOwn && <span className={join(TONES[state], layoutCss.toned)}>{` · ${texts.states[state]}`}</span>}
      </Text>
      {answerTo && (
        <Text as="p" tone="muted" className={threadCss.quoted}>
          {texts.answerTo({ text: answerTo })}
        </Text>
      )}
      <p className={threadCss.text}>{text}</p>
      {isOpenQuestion && <p className={join(layoutCss.toneWarn, layoutCss.toned)}>{texts.question}</p>}
    </li>
  );
}

/** While a question is open, the next message is its answer. */
function MessageForm({ tripId, question }: { tripId: string; question: ShownMessage | undefined }) {
  const texts = useMessageTexts();
  const [text, setText] = useState('');
  const send = async () => {
    const written = text.trim();
    if (written === '') return;
    if (!(await trySave(() => saveMessage(tripId, written, question?.id ?? null)))) return;
    setText('');
    void syncNow();
  };
  const label = question ? texts.answer : texts.placeholder;
  return (
    <Stack
      as="form"
      gap="2"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Stack as="label" gap="1-5" className={partsCss.sheetField}>
        {label}
        <textarea
          rows={2}
          maxLength={MAX_MESSAGE_LENGTH}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Stack>
      <TapButton kind="soft" icon={<IconSend />} type="submit" disabled={text.trim() === ''}>
        {texts.send}
      </TapButton>
    </Stack>
  );
}
