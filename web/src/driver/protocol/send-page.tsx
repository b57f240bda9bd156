// The last page: missing parts, a summary, and the button to hand the protocol in.

import { IconAlertTriangle, IconChevronRight, IconCircleCheck, IconSend } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { PHOTO_ANGLES, type PhotoAngle } from '../../../../shared/vehicle/photo-angles.ts';
import { join } from '../../ui/classes.ts';
import { formatClock } from '../../ui/format.ts';
import { Row } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { unanswered } from './checklist.ts';
import { describeAll } from './damages.ts';
import factsListCss from './facts-list.module.css';
import { FactsList, Line } from './facts-list.tsx';
import { describeProblem, openProblems, pageOfField } from './field-problems.ts';
import frameCss from './frame.module.css';
import { Foot } from './frame.tsx';
import { contactOf, missingParts, pageOf } from './missing-parts.ts';
import { PAGE_NUMBERS } from './page-names.ts';
import { photoOf } from './photo-files.ts';
import { useProtocol } from './protocol-context.tsx';
import protocolPagesCss from './protocol-pages.module.css';
import { rulesOf } from './required-parts.ts';
import sendPageCss from './send-page.module.css';

export function SendPage({ offline, onHandedIn }: { offline: boolean; onHandedIn: () => void }) {
  const { trip, draft, earlier, texts } = useProtocol();
  const { send } = texts;
  const missing = missingParts(trip, draft, earlier);
  const { busy, failed, handIn } = useHandIn(onHandedIn);
  const problems = openProblems(draft);
  const first = missing[0];
  const wrong = first ? undefined : problems[0];
  const note = first || wrong ? send.afterwards : offline ? send.offline : send.online;
  return (
    <>
      {problems.length > 0 && (
        <section
          className={join(protocolPagesCss.protocolBlock, sendPageCss.sendMissing, sendPageCss.sendProblems)}
          role="alert"
        >
          <Text as="h2" tone="warn">
            {texts.problems.title}
          </Text>
          <ul>
            {problems.map((problem) => (
              <ToCorrect key={problem.field + problem.code} page={PAGE_NUMBERS[pageOfField(problem.field)]}>
                {describeProblem(problem, texts)}
              </ToCorrect>
            ))}
          </ul>
        </section>
      )}
      {missing.length > 0 ? (
        <section className={join(protocolPagesCss.protocolBlock, sendPageCss.sendMissing)}>
          <Text as="h2" tone="warn">
            {send.missing({ count: missing.length })}
          </Text>
          <ul>
            {missing.map((part) => (
              <ToCorrect key={part} page={pageOf(part)}>
                {send.parts[part]}
              </ToCorrect>
            ))}
          </ul>
        </section>
      ) : wrong ? null : (
        <section className={join(protocolPagesCss.protocolBlock, sendPageCss.sendReady)}>
          <IconCircleCheck aria-hidden="true" />
          <div>
            <h2>{send.ready}</h2>
            <p>{send.readySentence}</p>
          </div>
        </section>
      )}
      <ReviewHints />
      <FactsList />
      <Signed />
      <Foot note={note}>
        {failed && (
          <p className={sendPageCss.sendFailed} role="alert">
            {send.failed}
          </p>
        )}
        {first ? (
          <ToPage page={pageOf(first)}>{send.fill[first]}</ToPage>
        ) : wrong ? (
          <ToPage page={PAGE_NUMBERS[pageOfField(wrong.field)]}>{texts.problems.correct}</ToPage>
        ) : (
          <button
            type="button"
            className={frameCss.protocolNext}
            aria-busy={busy || undefined}
            onClick={() => void handIn()}
          >
            <IconSend aria-hidden="true" />
            {busy ? send.sending : send.send[draft.kind]}
          </button>
        )}
      </Foot>
    </>
  );
}

function useHandIn(onHandedIn: () => void) {
  const { trip, saver, stored } = useProtocol();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const sent = useRef(false);

  async function handIn() {
    if (sent.current) return;
    sent.current = true;
    setBusy(true);
    setFailed(false);
    const outcome = await saver.handIn((whole) => describeAll(stored, whole, trip.vehicle.type));
    if (outcome === 'done') return onHandedIn();
    sent.current = false;
    setBusy(false);
    setFailed(true);
  }
  return { busy, failed, handIn };
}

interface ToPageProps {
  page: number;
  children: string;
}

/** What is missing or wrong; leads to its page. */
function ToCorrect({ page, children }: ToPageProps) {
  const { go } = useProtocol();
  return (
    <li>
      <button type="button" onClick={() => go(page)}>
        <IconAlertTriangle aria-hidden="true" />
        <span>{children}</span>
        <IconChevronRight aria-hidden="true" />
      </button>
    </li>
  );
}

/** The button of the foot while something is missing or wrong. */
function ToPage({ page, children }: ToPageProps) {
  const { go } = useProtocol();
  return (
    <button type="button" className={frameCss.protocolNext} onClick={() => go(page)}>
      {children}
      <IconChevronRight aria-hidden="true" />
    </button>
  );
}

/** Hints that do not prevent handing in. */
function ReviewHints() {
  const { trip, draft, earlier, texts, go } = useProtocol();
  const { send } = texts;
  const required = rulesOf(trip);
  const isOptional = (angle: PhotoAngle) => !required.photos.includes(angle);
  const photos = PHOTO_ANGLES.filter((angle) => isOptional(angle) && !photoOf(draft, angle)).length;
  const questions = required.checklist ? 0 : unanswered(trip, draft.checklist, earlier).length;
  if (photos === 0 && questions === 0) return null;
  return (
    <section className={join(protocolPagesCss.protocolBlock, sendPageCss.sendLook)}>
      <Row as="h2" align="stretch" wrap tone="ink-2" size="type-5" className={protocolPagesCss.protocolLabel}>
        {send.reviewHints}
      </Row>
      {photos > 0 && (
        <button type="button" onClick={() => go(PAGE_NUMBERS.photos)}>
          {send.photosOpen({ count: photos })}
          <IconChevronRight aria-hidden="true" />
        </button>
      )}
      {questions > 0 && (
        <button type="button" onClick={() => go(PAGE_NUMBERS.readings)}>
          {send.checklistOpen({ count: questions })}
          <IconChevronRight aria-hidden="true" />
        </button>
      )}
    </section>
  );
}

function Signed() {
  const { trip, draft, driverName, texts, language } = useProtocol();
  const { send } = texts;
  const contact = contactOf(trip, draft);
  const at = (signedAt: string) => formatClock(language, new Date(signedAt));
  return (
    <Line label={send.signatures} page={PAGE_NUMBERS.signatures}>
      <p>
        {draft.driverSignature
          ? send.signedBy({ name: driverName, at: at(draft.driverSignature.signedAt) })
          : send.unsigned({ name: driverName })}
      </p>
      <p>
        {draft.contactSignature
          ? send.signedBy({ name: contact, at: at(draft.contactSignature.signedAt) })
          : send.unsigned({ name: contact })}
      </p>
      {draft.contactAbsence && <p className={factsListCss.factsWarn}>{draft.contactAbsence}</p>}
    </Line>
  );
}
