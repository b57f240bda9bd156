// Asks the customer about a request by mail: a prepared text in their language that dispatch can edit.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { operations } from '../../api/client.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/field.tsx';
import { FormActions, TextAreaField } from '../../ui/inputs.tsx';
import { Answered, ErrorState } from '../../ui/table-states.tsx';
import { requestsTexts } from './texts.ts';

export type QuestionTopic = 'pickup' | 'delivery' | 'contact' | 'other';

interface AskProps {
  id: string;
  number: string;
  about: QuestionTopic;
  onClose: () => void;
}

export function AskDialog({ id, number, about, onClose }: AskProps) {
  const words = useTexts(requestsTexts).ask;
  const prepared = useQuery({
    queryKey: ['question', id, about],
    queryFn: async ({ signal }) => {
      const params = { path: { id }, query: { about } };
      return (await operations.GET('/requests/{id}/question', { params, signal })).data!;
    },
    gcTime: 0,
    retry: false,
  });
  const { data } = prepared;
  return (
    <Dialog
      open
      title={words.title({ number })}
      sentence={data ? words.to({ recipient: data.recipient, language: words.languages[data.language] }) : ''}
      onClose={onClose}
    >
      <Answered query={prepared}>
        {data && <Question id={id} text={data.text} recipient={data.recipient} onClose={onClose} />}
      </Answered>
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
  const words = useTexts(requestsTexts).ask;
  const [typed, setTyped] = useState(text);
  const sending = useMutation({
    mutationFn: () =>
      operations.POST('/requests/{id}/question', {
        params: { path: { id } },
        body: { text: typed.trim() },
      }),
    onSuccess: () => {
      toast(words.sent({ recipient }));
      onClose();
    },
  });
  const error = sending.error instanceof ApiError ? sending.error : null;
  const fields = error?.fields ?? [];
  return (
    <Form
      label={words.text}
      errors={fields}
      names={{ text: words.text }}
      onSubmit={() => !sending.isPending && sending.mutate()}
    >
      {error && fields.length === 0 && <ErrorState error={error} />}
      <TextAreaField
        name="text"
        label={words.text}
        rows={6}
        maxLength={2000}
        value={typed}
        onChange={setTyped}
      />
      <FormActions submit={words.send({ recipient })} busy={sending.isPending} />
    </Form>
  );
}
