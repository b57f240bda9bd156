// Sends a test mail and shows what the mail server answered.
import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { settingsTexts } from '../../../../shared/texts/generated/console/settings.ts';
import { operations } from '../../api/client.ts';
import { useChange } from '../../api/use-change.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/field.tsx';
import { TextField } from '../../ui/inputs.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Text } from '../../ui/text.tsx';
import { useConsole } from '../session.tsx';

const TONES = { SENT: 'good', REFUSED: 'alert', MAIL_OFF: 'warn' } as const;

export function TestMail() {
  const { testMail: texts } = useTexts(settingsTexts);
  const language = useLanguage();
  const { user } = useConsole();
  const [recipient, setRecipient] = useState(user.email);
  const sending = useChange(() =>
    operations.POST('/mails/test', { body: { recipient: recipient.trim(), language } }),
  );
  return (
    <Form
      label={texts.title}
      change={sending}
      names={{ recipient: texts.recipient }}
      onSubmit={() => sending.mutate()}
    >
      <h2>{texts.title}</h2>
      <TextField
        name="recipient"
        label={texts.recipient}
        type="email"
        value={recipient}
        onChange={setRecipient}
      />
      <div>
        <Button type="submit" icon={<IconMail />} busy={sending.isPending}>
          {texts.send({ recipient: recipient.trim() || null })}
        </Button>
      </div>
      {sending.data && (
        <Notice tone={TONES[sending.data.outcome]} title={texts.outcomes[sending.data.outcome]}>
          {sending.data.answer && <Text mono>{sending.data.answer}</Text>}
        </Notice>
      )}
    </Form>
  );
}
