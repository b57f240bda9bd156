// Reports a delay with a new time of arrival, and says who is told.
import {
  IconAlertTriangle,
  IconBuilding,
  IconHeadset,
  IconMinus,
  IconPlus,
  IconUser,
} from '@tabler/icons-react';
import { useState } from 'react';
import { problemsTexts } from '../../../../shared/texts/generated/driver/problems.ts';
import { MINUTE_MS } from '../../../../shared/time/durations.ts';
import { PROBLEM_REASONS, type ProblemReason } from '../../../../shared/trips/problems.ts';
import { useAppLanguage } from '../../messages/language.ts';
import { useAppTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { formatTimeOrDay } from '../../ui/format.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { useMinute } from '../../ui/use-now.ts';
import layoutCss from '../layout.module.css';
import type { Trip } from '../local-store/records.ts';
import { saveProblem } from '../local-store/store-problems.ts';
import { useOnline } from '../outbox/schedule-sync.ts';
import { TapButton } from '../parts/button.tsx';
import { FullProblem } from '../parts/full-problem.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { useSave } from '../parts/use-save.ts';
import partsCss from '../parts.module.css';
import { expectedMs, laterBy, minutesBeyond, QUICK_MINUTES, stepped } from '../trips/delay.ts';
import { useDriverTexts } from '../use-driver-texts.ts';

export function DelaySheet({ trip, onClose }: { trip: Trip; onClose: () => void }) {
  const { delay } = useDriverTexts();
  const { reasons } = useAppTexts(problemsTexts);
  const language = useAppLanguage();
  const nowMs = useMinute();
  const [id] = useState(() => crypto.randomUUID());
  // The whole minute that is shown, so that the difference to it is right.
  const base = Math.floor(expectedMs(trip, nowMs) / MINUTE_MS) * MINUTE_MS;
  const [atMs, setAtMs] = useState(() => laterBy(base, QUICK_MINUTES[1]));
  const [reason, setReason] = useState<ProblemReason>('TRAFFIC');
  const [text, setText] = useState('');
  const { save, isFull, isBusy } = useSave();
  const clock = (ms: number) => formatTimeOrDay(language, new Date(ms), nowMs);
  const time = clock(atMs);
  const hasExpected = (trip.estimatedDelivery ?? trip.requestedDelivery) !== null;
  const report = () =>
    save(
      () =>
        saveProblem(trip.id, id, {
          problem: 'DELAY',
          reason,
          text: text.trim(),
          arrivesAt: new Date(atMs).toISOString(),
        }),
      () => {
        toast(delay.saved);
        onClose();
      },
    );
  return (
    <Sheet
      title={delay.title}
      text={delay.question({ city: trip.delivery.city })}
      onClose={onClose}
      foot={
        <>
          {isFull && <FullProblem />}
          <TapButton kind="filled" big disabled={isBusy} onClick={() => void report()}>
            {delay.report({ time })}
          </TapButton>
        </>
      }
    >
      <div className={partsCss.delayTime}>
        <button type="button" aria-label={delay.earlier} onClick={() => setAtMs(stepped(atMs, -1, nowMs))}>
          <IconMinus aria-hidden="true" />
        </button>
        <div>
          <output aria-live="polite">{time}</output>
          {hasExpected && (
            <Text as="p" tone="muted">
              <s>{clock(base)}</s>,{' '}
              {delay.later({ minutes: Math.max(0, Math.round((atMs - base) / MINUTE_MS)) })}
            </Text>
          )}
        </div>
        <button type="button" aria-label={delay.laterStep} onClick={() => setAtMs(stepped(atMs, 1, nowMs))}>
          <IconPlus aria-hidden="true" />
        </button>
      </div>
      <Row gap="2" align="stretch" className={layoutCss.choicesEven}>
        {QUICK_MINUTES.map((minutes) => (
          <button
            key={minutes}
            type="button"
            className={layoutCss.choice}
            aria-pressed={atMs === laterBy(base, minutes)}
            onClick={() => setAtMs(laterBy(base, minutes))}
          >
            {delay.plus({ minutes })}
          </button>
        ))}
      </Row>
      <Beyond trip={trip} atMs={atMs} until={clock} />
      <Stack as="fieldset" gap="2" aria-label={delay.reason}>
        <p className={partsCss.sheetLabel}>{delay.reason}</p>
        <Row gap="2" align="stretch" wrap>
          {PROBLEM_REASONS.DELAY.map((choice) => (
            <button
              key={choice}
              type="button"
              className={layoutCss.choice}
              aria-pressed={reason === choice}
              onClick={() => setReason(choice)}
            >
              {choice === 'OTHER' ? delay.other : reasons[choice]}
            </button>
          ))}
        </Row>
      </Stack>
      {reason === 'OTHER' && (
        <Stack as="label" gap="1-5" className={partsCss.sheetField}>
          {delay.words}
          <textarea rows={2} maxLength={500} value={text} onChange={({ target }) => setText(target.value)} />
        </Stack>
      )}
      <Tells trip={trip} isBeyond={minutesBeyond(trip.requestedDelivery, atMs) > 0} />
    </Sheet>
  );
}

function Beyond({ trip, atMs, until }: { trip: Trip; atMs: number; until: (ms: number) => string }) {
  const { delay } = useDriverTexts();
  const minutes = minutesBeyond(trip.requestedDelivery, atMs);
  if (minutes === 0) return null;
  return (
    <Row as="p" gap="2" tone="warn" weight="strong" role="status">
      <IconAlertTriangle aria-hidden="true" />
      {delay.beyond({ minutes, until: until(Date.parse(trip.requestedDelivery!)) })}
    </Row>
  );
}

/** Only those who really get something; without network, that it waits. */
function Tells({ trip, isBeyond }: { trip: Trip; isBeyond: boolean }) {
  const { delay } = useDriverTexts();
  const online = useOnline();
  const { contact, company } = trip.delivery;
  const hasNoDate = trip.requestedDelivery === null;
  const isTold = isBeyond || hasNoDate;
  return (
    <section className={partsCss.tells}>
      <Text as="h3" tone="muted" size="type-5">
        {delay.tells}
      </Text>
      <ul>
        <li>
          <IconHeadset aria-hidden="true" />
          <span>
            <strong>{delay.dispatch}</strong>
            <small>{online ? delay.atOnce : delay.withNetwork}</small>
          </span>
        </li>
        <li>
          <IconUser aria-hidden="true" />
          <span>
            <strong>{delay.recipient({ name: contact.name ?? company })}</strong>
            <small>{isTold && trip.recipientMailed ? delay.byMail : delay.onPage}</small>
          </span>
        </li>
        {isTold && (
          <li>
            <IconBuilding aria-hidden="true" />
            <span>
              <strong>{delay.customer}</strong>
              <small>{delay.inPortal}</small>
            </span>
          </li>
        )}
      </ul>
    </section>
  );
}
