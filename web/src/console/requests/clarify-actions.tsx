// The two actions for a request with too little information, each with its dialog.

import { useState } from 'react';
import { useTexts } from '../../messages/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/layout.tsx';
import { AskDialog, type QuestionTopic } from './ask-dialog.tsx';
import { PlaceDialog, type Unclear } from './place-dialog.tsx';
import requestsCss from './requests.module.css';
import { requestsTexts } from './texts.ts';

interface RequestReference {
  id: string;
  number: string;
  /** The name of the customer who is asked. */
  customer: string;
}

export function AskButton({
  about,
  kind,
  ...of
}: RequestReference & { about: QuestionTopic; kind?: 'text' }) {
  const texts = useTexts(requestsTexts).ask;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        small
        {...(kind && { kind })}
        aria-label={texts.of({ name: of.customer })}
        onClick={() => setOpen(true)}
      >
        {texts.button}
      </Button>
      {open && <AskDialog id={of.id} number={of.number} about={about} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Handles the first unclear address; after it is resolved, the next one becomes the first. */
export function ClarifyActions({ unclear, ...of }: RequestReference & { unclear: readonly Unclear[] }) {
  const texts = useTexts(requestsTexts).place;
  const [open, setOpen] = useState(false);
  const [first] = unclear;
  if (!first) return null;
  return (
    // Events must not reach the row.
    <Row
      as="span"
      inline
      gap="1-5"
      align="stretch"
      className={requestsCss.clearUp}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <AskButton {...of} about={first.end} />
      <Button small onClick={() => setOpen(true)}>
        {texts.button}
      </Button>
      {open && <PlaceDialog id={of.id} number={of.number} unclear={first} onClose={() => setOpen(false)} />}
    </Row>
  );
}
