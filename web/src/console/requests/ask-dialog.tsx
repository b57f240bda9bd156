// Asks the customer about a request by mail: a prepared text in their language that dispatch can edit.

import { useState } from 'react';
import { namesTexts } from '../../../../shared/texts/generated/names.ts';
import { operations } from '../../api/client.ts';
import { useCall } from '../../api/use-call.ts';
import { useChange } from '../../api/use-change.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/field.tsx';
import { FormActions, TextAreaField } from '../../ui/inputs.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { requestsTexts } from './texts.ts';

export type QuestionTopic = 'pickup' | 'delivery' | 'contact' | 'other';

interface AskProps {
  id: string;
  number: string;
  about: QuestionTopic;
  onClose: () => void;
}

export function AskDialog({ id, number, about, onClose }: AskProps) {
  const texts = useTexts(requestsTexts).ask;
  const { languages } = useTexts(namesTexts);
  const prepared = useCall(
    ['question', id, about],
    (signal) =>
      operations.GET('/requests/{id}/question', { params: { path: { id }, query: { about } }, signal }),
    { gcTime: 0, retry: false },
  );
  const { data } = prepared;
  return (
    <Dialog
      open
      title={texts.title({ number })}
      sentence={data ? texts.to({ recipient: data.recipient, language: languages[data.language] }) : ''}
      onClose={onClose}
    >
      <QueryBoundary query={prepared}>
        {data && <Question id={id} text={data.text} recipient={data.recipient} onClose={onClose} />}
      </QueryBoundary>
    </Dialog>
  );
}

function Question({
  id,
  text,
  recipient,
  onClose,
}: {
  id: string;
  text: string;
  recipient: string;
  onClose: () => void;
}) {
  const texts = useTexts(requestsTexts).ask;
  const [typed, setTyped] = useState(text);
  const sending = useChange(
    () =>
      operations.POST('/requests/{id}/question', {
        params: { path: { id } },
        body: { text: typed.trim() },
      }),
    {
      onDone: () => {
        toast(texts.sent({ recipient }));
        onClose();
      },
    },
  );
  return (
    <Form
      label={texts.text}
      change={sending}
      names={{ text: texts.text }}
      onSubmit={() => !sending.isPending && sending.mutate()}
    >
      <TextAreaField
        name="text"
        label={texts.text}
        rows={6}
        maxLength={2000}
        value={typed}
        onChange={setTyped}
      />
      <FormActions submit={texts.send({ recipient })} />
    </Form>
  );
}
