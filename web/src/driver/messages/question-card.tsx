// A question of dispatch, above everything until it is answered.

import { IconHelpCircle, IconPencil } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { QuickAnswer } from '../../../../shared/trips/quick-answers.ts';
import { useAppLanguage } from '../../messages/language.ts';
import { formatTimeOrDay } from '../../ui/format.ts';
import { Row } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import type { Trip } from '../local-store/records.ts';
import { saveMessage } from '../local-store/store-messages.ts';
import type { StoredData } from '../local-store/use-stored-data.ts';
import { TapButton } from '../parts/button.tsx';
import { FullProblem } from '../parts/full-problem.tsx';
import { useSave } from '../parts/use-save.ts';
import { messagesOfTrip } from '../trips/trip-messages.ts';
import { MESSAGE_FIELD, useMessageSeen } from './message-seen.ts';
import threadCss from './thread.module.css';
import { useMessageTexts } from './use-message-texts.ts';

export function hasOpenQuestion(stored: StoredData, trip: Trip): boolean {
  return questionOf(stored, trip) !== undefined;
}

function questionOf({ entries }: StoredData, trip: Trip) {
  return messagesOfTrip(trip, entries).findLast(({ isOpenQuestion }) => isOpenQuestion);
}

export function QuestionCard({ stored, trip }: { stored: StoredData; trip: Trip }) {
  const question = questionOf(stored, trip);
  return question ? <Question key={question.id} tripId={trip.id} question={question} /> : null;
}

function Question({
  tripId,
  question,
}: {
  tripId: string;
  question: ReturnType<typeof messagesOfTrip>[number];
}) {
  const texts = useMessageTexts();
  const language = useAppLanguage();
  const element = useRef<HTMLElement>(null);
  const [answerId] = useState(() => crypto.randomUUID());
  const { save, isFull, isBusy } = useSave();
  useMessageSeen(element, tripId, question);
  const answer = (quickAnswer: QuickAnswer) =>
    save(
      () => saveMessage(tripId, { quickAnswer, answersId: question.id, messageId: answerId }),
      () => {},
    );
  const write = () => {
    const field = document.getElementById(MESSAGE_FIELD);
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  };
  return (
    <section ref={element} className={threadCss.questionCard} aria-label={texts.asks}>
      <Row gap="2" justify="between" tone="alert" weight="strong">
        <Row as="h2" gap="2" size="type-6">
          <IconHelpCircle aria-hidden="true" />
          {texts.asks}
        </Row>
        <Text figures weight="normal">
          {formatTimeOrDay(language, new Date(question.writtenAt), Date.now())}
        </Text>
      </Row>
      <p className={threadCss.questionText}>{question.text}</p>
      <div className={threadCss.quickAnswers}>
        <TapButton disabled={isBusy} onClick={() => void answer('YES')}>
          {texts.yes}
        </TapButton>
        <TapButton disabled={isBusy} onClick={() => void answer('NO')}>
          {texts.no}
        </TapButton>
        <TapButton icon={<IconPencil />} onClick={write}>
          {texts.write}
        </TapButton>
      </div>
      {isFull && <FullProblem />}
    </section>
  );
}
