// Sets up one-time codes: a QR code for the phone, a code as proof, then recovery codes for a lost phone.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { useWords } from '../../messages/use-words.ts';
import { Button } from '../../ui/button.tsx';
import { CodeBlock } from '../../ui/code-block.tsx';
import { Code } from '../../ui/copy.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/field.tsx';
import { FormActions, TextField } from '../../ui/inputs.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { QrCode } from '../../ui/qr.tsx';
import { currentRealm } from '../realm.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { type OwnAccount, useOwnChange } from './own-account.ts';
import { Setting } from './setting.tsx';

export function OneTimeCodes({ me }: { me: OwnAccount }) {
  const words = useWords({ en, de });
  const [open, setOpen] = useState<'on' | 'off' | null>(null);
  const close = () => setOpen(null);
  return (
    <Setting title={words.codes}>
      <p>{me.oneTimeCodes ? words.codesOn(me.recoveryCodesLeft) : words.codesOff}</p>
      <div>
        {me.oneTimeCodes ? (
          <Button onClick={() => setOpen('off')}>{words.switchOff}</Button>
        ) : (
          <Button onClick={() => setOpen('on')}>{words.switchOn}</Button>
        )}
      </div>
      <Dialog open={open === 'on'} title={words.codes} onClose={close}>
        <SwitchOn onDone={close} />
      </Dialog>
      <Dialog open={open === 'off'} title={words.offTitle} onClose={close}>
        <SwitchOff onDone={close} />
      </Dialog>
    </Setting>
  );
}

function SwitchOn({ onDone }: { onDone: () => void }) {
  const words = useWords({ en, de });
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const proposal = useQuery({
    queryKey: ['one-time-codes-proposal'],
    queryFn: async () => (await currentRealm().client.POST('/me/one-time-codes/proposal')).data!,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const secret = proposal.data?.secret ?? '';
  const saving = useOwnChange(
    async () =>
      (await currentRealm().client.POST('/me/one-time-codes', { body: { secret, code, password } })).data!,
  );
  const error = saving.error instanceof ApiError ? saving.error : null;
  if (saving.data) return <RecoveryCodes codes={saving.data.recoveryCodes} onDone={onDone} />;
  return (
    <Form
      label={words.codes}
      errors={error?.fields ?? []}
      names={{ code: words.codesCode, password: words.codesConfirm }}
      onSubmit={() => saving.mutate()}
    >
      <p>{words.codesScan}</p>
      {proposal.data && (
        <QrCode text={proposal.data.url}>
          {words.codesSecret}
          <br />
          <Code text={secret} />
        </QrCode>
      )}
      <TextField
        name="code"
        label={words.codesCode}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={setCode}
      />
      <PasswordField name="password" label={words.codesConfirm} value={password} onChange={setPassword} />
      <FormActions submit={words.switchOn} busy={saving.isPending} />
    </Form>
  );
}

function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const words = useWords({ en, de });
  return (
    <div className="form">
      <strong>{words.codesRecovery}</strong>
      <p>{words.codesRecoverySentence}</p>
      <CodeBlock label={words.codesRecovery} code={codes.join('\n')} />
      <div>
        <Button kind="filled" onClick={onDone}>
          {words.codesKept}
        </Button>
      </div>
    </div>
  );
}

function SwitchOff({ onDone }: { onDone: () => void }) {
  const words = useWords({ en, de });
  const [password, setPassword] = useState('');
  const saving = useOwnChange(
    () => currentRealm().client.POST('/me/one-time-codes/off', { body: { password } }),
    onDone,
  );
  const error = saving.error instanceof ApiError ? saving.error : null;
  return (
    <Form
      label={words.offTitle}
      errors={error?.fields ?? []}
      names={{ password: words.codesConfirm }}
      onSubmit={() => saving.mutate()}
    >
      <p>{words.offSentence}</p>
      <PasswordField name="password" label={words.codesConfirm} value={password} onChange={setPassword} />
      <FormActions kind="outline" submit={words.switchOff} busy={saving.isPending} />
    </Form>
  );
}
