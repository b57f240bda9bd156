// Sends a test mail and shows what the mail server answered.
import { IconMail } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { settingsTexts } from '../../../../shared/texts/generated/console/settings.ts';
import { ApiError } from '../../api/api-error.ts';
import { operations } from '../../api/client.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/field.tsx';
import { TextField } from '../../ui/inputs.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ErrorState } from '../../ui/table-states.tsx';
import textCss from '../../ui/text.module.css';
import { useConsole } from '../session.tsx';

const TONES = { SENT: 'good', REFUSED: 'alert', MAIL_OFF: 'warn' } as const;

export function TestMail() {
  const { testMail: words } = useTexts(settingsTexts);
  const language = useLanguage();
  const { user } = useConsole();
  const [recipient, setRecipient] = useState(user.email);
  const sending = useMutation({
    mutationFn: async () =>
      (await operations.POST('/mails/test', { body: { recipient: recipient.trim(), language } })).data!,
  });
  const error = sending.error instanceof ApiError ? sending.error : null;
  return (
    <Form
      label={words.title}
      errors={error?.fields ?? []}
      names={{ recipient: words.recipient }}
      onSubmit={() => sending.mutate()}
    >
      <h2>{words.title}</h2>
      {error && error.fields.length === 0 && <ErrorState error={error} />}
      <TextField
        name="recipient"
        label={words.recipient}
        type="email"
        value={recipient}
        onChange={setRecipient}
      />
      <div>
        <Button type="submit" icon={<IconMail />} busy={sending.isPending}>
          {words.send({ recipient: recipient.trim() || null })}
        </Button>
      </div>
      {sending.data && (
        <Notice tone={TONES[sending.data.outcome]} title={words.outcomes[sending.data.outcome]}>
          {sending.data.answer && <span className={textCss.mono}>{sending.data.answer}</span>}
        </Notice>
      )}
    </Form>
  );
}
