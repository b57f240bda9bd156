import { IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { damageTexts } from '../../../../shared/texts/generated/console/damage.ts';
import { namesTexts } from '../../../../shared/texts/generated/names.ts';
import { operations } from '../../api/client.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/field.tsx';
import { choicesOf, FormActions, SelectField, TextAreaField, TextField } from '../../ui/inputs.tsx';
import { Grid, Row, Section, Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { SkeletonLines } from '../../ui/table-states.tsx';
import { Text } from '../../ui/text.tsx';
import { DayTime } from '../../ui/time.tsx';
import { useConsole } from '../session.tsx';
import {
  type DamageCase,
  type LetterBody,
  type LetterKind,
  letterAddress,
  useCaseAction,
  useLetterDraft,
} from './damage-queries.ts';

export function CaseLetters({ found }: { found: DamageCase }) {
  const texts = useTexts(damageTexts).letters;
  const { may } = useConsole();
  const [isWriting, setWriting] = useState(false);
  return (
    <Section
      title={texts.title}
      actions={
        may('staff') && (
          <Button small onClick={() => setWriting(true)}>
            {texts.write}
          </Button>
        )
      }
    >
      {found.letters.length === 0 && (
        <Text as="p" tone="muted">
          {texts.none}
        </Text>
      )}
      <Stack gap="2">
        {found.letters.map((letter) => (
          <Row key={letter.id} gap="2" wrap align="baseline">
            <IconFileText size={16} aria-hidden="true" />
            {letter.hasDocument ? (
              <a href={letterAddress(found.id, letter.id)} target="_blank" rel="noreferrer">
                {letter.subject}
              </a>
            ) : (
              <span>{texts.kinds[letter.kind]}</span>
            )}
            <Text tone="muted">
              {letter.recipient && texts.sentTo({ address: letter.recipient })} ·{' '}
              <DayTime at={letter.createdAt} />
            </Text>
          </Row>
        ))}
      </Stack>
      {isWriting && <WriteLetter found={found} onClose={() => setWriting(false)} />}
    </Section>
  );
}

function WriteLetter({ found, onClose }: { found: DamageCase; onClose: () => void }) {
  const texts = useTexts(damageTexts).letters;
  const { languages } = useTexts(namesTexts);
  const isDecided = found.state === 'DECIDED' || found.state === 'CLOSED';
  const [kind, setKind] = useState<LetterKind>(isDecided ? 'CUSTOMER_DECIDED' : 'CUSTOMER_RECEIVED');
  const [language, setLanguage] = useState<'de' | 'en' | null>(null);
  const draft = useLetterDraft(found.id, kind, language);
  return (
    <Dialog open wide title={texts.write} onClose={onClose}>
      <Stack gap="4">
        <Grid columns={2} gap="4">
          <SelectField
            name="kind"
            label={texts.kind}
            value={kind}
            choices={choicesOf(texts.kinds)}
            onChange={(next) => setKind(next)}
          />
          <SelectField
            name="language"
            label={texts.language}
            value={language ?? draft.data?.language ?? 'de'}
            choices={choicesOf(languages)}
            onChange={(next) => setLanguage(next)}
          />
        </Grid>
        <QueryBoundary query={draft}>
          {draft.data ? (
            <LetterForm
              key={`${kind} ${draft.data.language}`}
              found={found}
              draft={draft.data}
              onClose={onClose}
            />
          ) : (
            <SkeletonLines lines={6} />
          )}
        </QueryBoundary>
      </Stack>
    </Dialog>
  );
}

type Draft = NonNullable<ReturnType<typeof useLetterDraft>['data']>;

function LetterForm({ found, draft, onClose }: { found: DamageCase; draft: Draft; onClose: () => void }) {
  const texts = useTexts(damageTexts).letters;
  const [typed, setTyped] = useState({
    subject: draft.subject,
    text: draft.text,
    recipient: draft.recipient ?? '',
  });
  const sending = useCaseAction(
    (body: LetterBody) =>
      operations.POST('/damage-cases/{id}/letters', { params: { path: { id: found.id } }, body }),
    { message: texts.sent, onDone: onClose },
  );
  const set = (name: keyof typeof typed) => (value: string) => setTyped({ ...typed, [name]: value });
  const { kind, language } = draft;
  if (draft.recipientName === '') return <Notice tone="warn" title={texts.noRecipient} />;
  return (
    <Form
      label={texts.write}
      change={sending}
      names={{ recipient: texts.recipient, subject: texts.subject, text: texts.text }}
      onSubmit={() => {
        const { subject, text, recipient } = typed;
        sending.mutate({ kind, language, subject, text, ...(recipient !== '' && { recipient }) });
      }}
    >
      <TextField
        name="recipient"
        type="email"
        label={texts.recipient}
        hint={draft.recipientName}
        value={typed.recipient}
        onChange={set('recipient')}
      />
      <TextField
        name="subject"
        label={texts.subject}
        maxLength={200}
        value={typed.subject}
        onChange={set('subject')}
      />
      <TextAreaField
        name="text"
        label={texts.text}
        hint={texts.textHint}
        rows={12}
        maxLength={5000}
        value={typed.text}
        onChange={set('text')}
      />
      <FormActions submit={texts.submit} />
    </Form>
  );
}
