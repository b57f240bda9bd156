// Both signatures in the order of the handover, or the reason why the contact's is missing.

import { IconCircleCheck, IconPencil, IconSignature } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { join } from '../../ui/classes.ts';
import { formatClock } from '../../ui/format.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { withAbsence } from './absence.ts';
import { AbsenceForm } from './absence-form.tsx';
import type { DraftSignature } from './draft.ts';
import { isProblemAt, openProblems } from './field-problems.ts';
import { Foot, NextButton } from './frame.tsx';
import { contactOf } from './missing-parts.ts';
import { FieldProblems, PrintableField } from './printable-field.tsx';
import { useProtocol } from './protocol-context.tsx';
import protocolPagesCss from './protocol-pages.module.css';
import { rulesOf } from './required-parts.ts';
import { SignatureField } from './signature-field.tsx';
import signaturesPageCss from './signatures-page.module.css';

export function SignaturesPage() {
  const { draft, texts, isDelivery } = useProtocol();
  return (
    <>
      {draft.signaturesOutdated && !(draft.driverSignature && (draft.contactSignature || draft.absence)) && (
        <Row
          as="p"
          gap="2-5"
          className={join(protocolPagesCss.protocolNote, protocolPagesCss.protocolNoteWarn)}
          role="status"
        >
          {texts.signatures.outdated}
        </Row>
      )}
      <Stack gap="2-5" className={signaturesPageCss.signatureCards}>
        {isDelivery ? (
          <>
            <DriverCard />
            <ContactCard />
          </>
        ) : (
          <>
            <ContactCard />
            <DriverCard />
          </>
        )}
      </Stack>
      <Foot {...(draft.absence && { note: texts.signatures.oneIsEnough })}>
        <NextButton />
      </Foot>
    </>
  );
}

function DriverCard() {
  const { draft, driverName, saver, texts, isDelivery } = useProtocol();
  const { signatures } = texts;
  const [times, setTimes] = useState(0);
  const set = (driverSignature: DraftSignature | null) =>
    saver.change((before) => ({ ...before, driverSignature }));
  return (
    <SignatureCard
      title={(isDelivery ? signatures.handedOver : signatures.takenOver)({ name: driverName })}
      signature={draft.driverSignature}
      action={
        draft.driverSignature && (
          <button
            type="button"
            className={signaturesPageCss.signatureAction}
            aria-label={signatures.againFor({ name: driverName })}
            onClick={() => {
              set(null);
              setTimes(times + 1);
            }}
          >
            {signatures.again}
          </button>
        )
      }
    >
      <FieldProblems field="driverSignature" />
      <SignatureField key={times} name={driverName} signature={draft.driverSignature} onSigned={set} />
    </SignatureCard>
  );
}

function ContactCard() {
  const { trip, draft, saver, texts, stored, isDelivery } = useProtocol();
  const { signatures } = texts;
  const [times, setTimes] = useState(0);
  const [renames, setRenames] = useState(false);
  const name = contactOf(trip, draft);
  const hasNameProblem = openProblems(draft).some((problem) => isProblemAt(problem, 'contactName'));
  const title = (isDelivery ? signatures.takenOver : signatures.handedOver)({
    name: name || signatures.nobody,
  });
  const set = (contactSignature: DraftSignature | null) =>
    saver.change((before) => ({
      ...before,
      contactSignature,
      // The name below a signature stays the one that was shown when it was drawn.
      contactName: contactSignature ? contactOf(trip, before) : before.contactName,
    }));
  const setAbsent = (isAbsent: boolean) =>
    saver.change((before) =>
      withAbsence(before, isAbsent ? { reason: null, words: '' } : null, stored.texts),
    );

  if (draft.absence) {
    return (
      <SignatureCard
        title={title}
        signature={null}
        isAbsent
        action={
          <button
            type="button"
            className={signaturesPageCss.signatureAction}
            aria-label={`${signatures.change}, ${signatures.signsAfterAll}`}
            onClick={() => setAbsent(false)}
          >
            {signatures.change}
          </button>
        }
      >
        <AbsenceForm absence={draft.absence} />
      </SignatureCard>
    );
  }
  return (
    <SignatureCard
      title={title}
      signature={draft.contactSignature}
      action={
        draft.contactSignature ? (
          <button
            type="button"
            className={signaturesPageCss.signatureAction}
            aria-label={signatures.againFor({ name })}
            onClick={() => {
              set(null);
              setTimes(times + 1);
            }}
          >
            {signatures.again}
          </button>
        ) : (
          <Stack
            as="button"
            tone="ink-2"
            type="button"
            className={join(signaturesPageCss.signatureAction, signaturesPageCss.signatureIcon)}
            aria-label={signatures.rename}
            aria-expanded={renames}
            onClick={() => setRenames(!renames)}
          >
            <IconPencil />
          </Stack>
        )
      }
    >
      {(renames || name === '' || hasNameProblem) && !draft.contactSignature && (
        <NameField onDone={() => setRenames(false)} />
      )}
      {!draft.contactSignature && !rulesOf(trip).contactSignature && (
        <p className={protocolPagesCss.protocolQuiet}>{texts.required.signatureOptional}</p>
      )}
      <FieldProblems field="contactSignature" />
      <SignatureField key={times} name={name} signature={draft.contactSignature} onSigned={set} />
      {!draft.contactSignature && (
        <button type="button" className={protocolPagesCss.protocolSecond} onClick={() => setAbsent(true)}>
          {signatures.doesNotSign}
        </button>
      )}
    </SignatureCard>
  );
}

function NameField({ onDone }: { onDone: () => void }) {
  const { trip, draft, saver, texts } = useProtocol();
  const usual = contactOf(trip, { ...draft, contactName: '' });
  return (
    <Stack gap="1-5" className={signaturesPageCss.signatureName}>
      <Row
        as="label"
        align="stretch"
        wrap
        tone="ink-2"
        size="type-5"
        className={protocolPagesCss.protocolLabel}
        htmlFor="contact-name"
      >
        {texts.signatures.name}
      </Row>
      <Row gap="2" align="stretch">
        <PrintableField
          id="contact-name"
          field="contactName"
          autoComplete="off"
          autoCapitalize="words"
          maxLength={200}
          placeholder={usual}
          value={draft.contactName}
          onText={(contactName) => saver.changeSoon((before) => ({ ...before, contactName }))}
        />
        <button type="button" className={signaturesPageCss.signatureAction} onClick={onDone}>
          {texts.signatures.nameDone}
        </button>
      </Row>
    </Stack>
  );
}

function SignatureCard({
  title,
  signature,
  isAbsent = false,
  action,
  children,
}: {
  title: string;
  signature: DraftSignature | null;
  isAbsent?: boolean;
  action: ReactNode;
  children: ReactNode;
}) {
  const { texts, language } = useProtocol();
  const { signatures } = texts;
  return (
    <Stack as="section" gap="3" className={signaturesPageCss.signatureCard} aria-label={title}>
      <div className={signaturesPageCss.signatureHead}>
        <div>
          <h2>{title}</h2>
          {signature ? (
            <Row
              as="p"
              gap="1-5"
              tone="muted"
              size="type-5"
              className={join(signaturesPageCss.signatureState, signaturesPageCss.signatureDone)}
              role="status"
            >
              <IconCircleCheck aria-hidden="true" />
              {signatures.signed({ at: formatClock(language, new Date(signature.signedAt)) })}
            </Row>
          ) : (
            <Row
              as="p"
              gap="1-5"
              tone="muted"
              size="type-5"
              className={join(
                signaturesPageCss.signatureState,
                isAbsent && signaturesPageCss.signatureAbsent,
              )}
            >
              <IconSignature aria-hidden="true" />
              {isAbsent ? signatures.why : signatures.notYet}
            </Row>
          )}
        </div>
        {action}
      </div>
      {children}
    </Stack>
  );
}
