// Sets up one-time codes: a QR code for the phone, a code as proof, then recovery codes for a lost phone.

import { useState } from 'react';
import { settingsTexts } from '../../../../shared/texts/generated/people/settings.ts';
import { useCall } from '../../api/use-call.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { CodeBlock } from '../../ui/code-block.tsx';
import { Code } from '../../ui/copy.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import fieldCss from '../../ui/field.module.css';
import { Form } from '../../ui/field.tsx';
import { FormActions, TextField } from '../../ui/inputs.tsx';
import { Row } from '../../ui/layout.tsx';
import { QrCode } from '../../ui/qr.tsx';
import { currentRealm } from '../realm.ts';
import { ConfirmationField, confirmationOf, GeneralError } from './confirmation.tsx';
import { type OwnAccount, useOwnChange } from './own-account.ts';
import { Setting } from './setting.tsx';

export function OneTimeCodes({ me }: { me: OwnAccount }) {
  const texts = useTexts(settingsTexts);
  const [open, setOpen] = useState<'on' | 'off' | null>(null);
  const close = () => setOpen(null);
  return (
    <Setting title={texts.codes}>
      <p>{me.oneTimeCodes ? texts.codesOn({ left: me.recoveryCodesLeft }) : texts.codesOff}</p>
      <div>
        {me.oneTimeCodes ? (
          <Row as="span" gap="2" wrap>
            <Button onClick={() => setOpen('on')}>{texts.replaceCodes}</Button>
            <Button onClick={() => setOpen('off')}>{texts.switchOff}</Button>
          </Row>
        ) : (
          <Button onClick={() => setOpen('on')}>{texts.switchOn}</Button>
        )}
      </div>
      <Dialog open={open === 'on'} title={texts.codes} onClose={close}>
        <SwitchOn me={me} onDone={close} />
      </Dialog>
      <Dialog open={open === 'off'} title={texts.offTitle} onClose={close}>
        <SwitchOff me={me} onDone={close} />
      </Dialog>
    </Setting>
  );
}

function SwitchOn({ me, onDone }: { me: OwnAccount; onDone: () => void }) {
  const texts = useTexts(settingsTexts);
  const [code, setCode] = useState('');
  const [currentCode, setCurrentCode] = useState('');
  const [password, setPassword] = useState('');
  // The codes are on as soon as this dialog has switched them on, which asks for no old one.
  const [isReplacement] = useState(me.oneTimeCodes);
  const proposal = useCall(
    ['one-time-codes-proposal'],
    () => currentRealm().client.POST('/me/one-time-codes/proposal'),
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  );
  const secret = proposal.data?.secret ?? '';
  const saving = useOwnChange(async () => {
    const old = isReplacement ? { currentCode } : {};
    const body = { secret, code, ...old, ...(await confirmationOf(password)) };
    return currentRealm().client.POST('/me/one-time-codes', { body });
  });
  if (saving.data) return <RecoveryCodes codes={saving.data.recoveryCodes} onDone={onDone} />;
  return (
    <Form
      label={texts.codes}
      change={saving}
      refusal={<GeneralError error={saving.error} />}
      names={{
        code: texts.codesCode,
        currentCode: texts.codesOld,
        password: texts.codesConfirm,
        passkey: texts.passkeys,
      }}
      onSubmit={() => saving.mutate()}
    >
      <p>{texts.codesScan}</p>
      {proposal.data && (
        <QrCode text={proposal.data.url}>
          {texts.codesSecret}
          <br />
          <Code text={secret} />
        </QrCode>
      )}
      <TextField
        name="code"
        label={texts.codesCode}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={setCode}
      />
      {isReplacement && (
        <TextField
          name="currentCode"
          label={texts.codesOld}
          autoComplete="off"
          value={currentCode}
          onChange={setCurrentCode}
        />
      )}
      <ConfirmationField
        password={password}
        onChange={setPassword}
        canUsePasskey={me.passkeys.length > 0}
        onUsePasskey={() => saving.mutate()}
      />
      <FormActions submit={texts.switchOn} disabled={password === ''} />
    </Form>
  );
}

function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const texts = useTexts(settingsTexts);
  return (
    <div className={fieldCss.form}>
      <strong>{texts.codesRecovery}</strong>
      <p>{texts.codesRecoverySentence}</p>
      <CodeBlock label={texts.codesRecovery} code={codes.join('\n')} />
      <div>
        <Button kind="filled" onClick={onDone}>
          {texts.codesKept}
        </Button>
      </div>
    </div>
  );
}

function SwitchOff({ me, onDone }: { me: OwnAccount; onDone: () => void }) {
  const texts = useTexts(settingsTexts);
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const saving = useOwnChange(async () => {
    const body = { code, ...(await confirmationOf(password)) };
    return currentRealm().client.POST('/me/one-time-codes/off', { body });
  }, onDone);
  return (
    <Form
      label={texts.offTitle}
      change={saving}
      refusal={<GeneralError error={saving.error} />}
      names={{ code: texts.codesOld, password: texts.codesConfirm, passkey: texts.passkeys }}
      onSubmit={() => saving.mutate()}
    >
      <p>{texts.offSentence}</p>
      <TextField
        name="code"
        label={texts.codesOld}
        autoComplete="one-time-code"
        value={code}
        onChange={setCode}
      />
      <ConfirmationField
        password={password}
        onChange={setPassword}
        canUsePasskey={me.passkeys.length > 0}
        onUsePasskey={() => saving.mutate()}
      />
      <FormActions destroys submit={texts.switchOff} disabled={password === ''} />
    </Form>
  );
}
