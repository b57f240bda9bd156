// The messages with dispatch about a trip, and the field for the next one. Opening it reads everything.
import { IconSend } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { problemsTexts } from '../../../../shared/texts/generated/driver/problems.ts';
import { useAppLanguage } from '../../messages/language.ts';
import { useAppTexts } from '../../messages/use-texts.ts';
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
import { FullProblem } from '../parts/full-problem.tsx';
import { useKeptForm } from '../parts/use-kept-form.ts';
import { useSave } from '../parts/use-save.ts';
import partsCss from '../parts.module.css';
import { trySave } from '../storage-full.ts';
import { messagesOfTrip, type ShownMessage } from '../trips/trip-messages.ts';
import { MESSAGE_FIELD, useMessageSeen } from './message-seen.ts';
import threadCss from './thread.module.css';
import { useMessageTexts } from './use-message-texts.ts';

const MAX_MESSAGE_LENGTH = 1000;

export function TripThread({ stored, trip }: { stored: StoredData; trip: Trip }) {
  const texts = useMessageTexts();
  const messages = messagesOfTrip(trip, stored.entries);
  useChangesSeen(trip);
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
          <Message key={message.id} tripId={trip.id} message={message} />
        ))}
      </Stack>
      <MessageForm tripId={trip.id} question={messages.findLast(({ isOpenQuestion }) => isOpenQuestion)} />
    </Stack>
  );
}

/** Changes stand at the top of the trip, so a visible page has shown them; messages report themselves. */
function useChangesSeen({ id, unreadNotices, messages }: Trip): void {
  const ofMessages = new Set((messages ?? []).map(({ noticeId }) => noticeId));
  const changes = (unreadNotices ?? []).filter((notice) => !ofMessages.has(notice)).join();
  useEffect(() => {
    if (changes === '') return;
    const see = () => {
      if (document.visibilityState !== 'visible') return;
      void trySave(async () => {
        if (await markSeen(id, changes.split(','))) void syncNow();
      });
    };
    see();
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, [id, changes]);
}

const TONES: Record<ShownMessage['state'], string | undefined> = {
  received: undefined,
  sent: undefined,
  read: layoutCss.toneGood,
  waiting: layoutCss.toneWarn,
  'not-accepted': layoutCss.toneAlert,
};

function Message({ tripId, message }: { tripId: string; message: ShownMessage }) {
  const texts = useMessageTexts();
  const language = useAppLanguage();
  const { author, by, text, writtenAt, state, answerTo, isOpenQuestion } = message;
  const { problem, problemReason, arrivesAt, quickAnswer } = message;
  const { kinds, reasons } = useAppTexts(problemsTexts);
  const element = useRef<HTMLLIElement>(null);
  useMessageSeen(element, tripId, message);
  const isOwn = author === 'DRIVER';
  return (
    <li ref={element} className={join(layoutCss.card, threadCss.message, isOwn && threadCss.own)}>
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
      {problem && (
        <p className={join(layoutCss.toneAlert, layoutCss.toned)}>
          {[
            kinds[problem],
            arrivesAt && texts.arrives({ time: formatTimeOrDay(language, new Date(arrivesAt), Date.now()) }),
            problemReason && reasons[problemReason],
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
      )}
      {quickAnswer && <p className={threadCss.text}>{quickAnswer === 'YES' ? texts.yes : texts.no}</p>}
      {text && <p className={threadCss.text}>{text}</p>}
      {isOpenQuestion && <p className={join(layoutCss.toneWarn, layoutCss.toned)}>{texts.question}</p>}
    </li>
  );
}

/** While a question is open, the next message is its answer. What is written stays as a draft. */
function MessageForm({ tripId, question }: { tripId: string; question: ShownMessage | undefined }) {
  const texts = useMessageTexts();
  const { values, change, drop } = useKeptForm(`message/${tripId}`, () => ({ text: '' }));
  const { save, isFull, isBusy } = useSave();
  const written = values.text.trim();
  const send = () => {
    if (written === '') return;
    void save(
      () => saveMessage(tripId, { text: written, answersId: question?.id ?? null }),
      () => {
        change({ text: '' });
        void drop();
      },
    );
  };
  const label = question ? texts.answer : texts.placeholder;
  return (
    <Stack
      as="form"
      gap="2"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Stack as="label" gap="1-5" className={partsCss.sheetField}>
        {label}
        <textarea
          id={MESSAGE_FIELD}
          rows={2}
          maxLength={MAX_MESSAGE_LENGTH}
          value={values.text}
          onChange={({ target }) => change({ text: target.value })}
        />
      </Stack>
      {isFull && <FullProblem />}
      <TapButton kind="soft" icon={<IconSend />} type="submit" disabled={written === '' || isBusy}>
        {texts.send}
      </TapButton>
    </Stack>
  );
}
