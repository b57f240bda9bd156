import { useState } from 'react';
import { settingsTexts } from '../../../../shared/texts/generated/people/settings.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { type Change, Form } from '../../ui/field.tsx';
import { FormActions, TextField } from '../../ui/inputs.tsx';
import { Notice } from '../../ui/notice.tsx';
import { askPasskey } from '../ask-passkey.ts';
import { GeneralError } from './confirmation.tsx';
import { useOwnAccount } from './own-account.ts';

/** What the change sends as `confirmation`. */
export type FactorConfirmation = { code: string } | { passkey: never };

interface Props {
  title: string;
  sentence: string;
  /** The change that asks for it, with its error if it was refused. */
  change: Change;
  onConfirm: (confirmation: FactorConfirmation) => void;
}

export function FactorDialog({ open, onClose, ...asked }: Props & { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} title={asked.title} sentence={asked.sentence} onClose={onClose}>
      <ProveFactor {...asked} />
    </Dialog>
  );
}

function ProveFactor({ title, change, onConfirm }: Props) {
  const texts = useTexts(settingsTexts).factor;
  const { data: me } = useOwnAccount();
  const [code, setCode] = useState('');
  const [passkeyFailed, setPasskeyFailed] = useState(false);
  const confirmByPasskey = () => {
    setPasskeyFailed(false);
    askPasskey().then(
      (passkey) => onConfirm({ passkey }),
      () => setPasskeyFailed(true),
    );
  };
  if (!me) return <div aria-busy="true" />;
  const hasPasskey = me.passkeys.length > 0;
  if (!me.oneTimeCodes && !hasPasskey) return <Notice tone="warn" title={texts.none} />;
  return (
    <Form
      label={title}
      change={change}
      refusal={<GeneralError error={change.error} />}
      names={{ 'confirmation.code': texts.code, 'confirmation.passkey': texts.passkey }}
      onSubmit={() => (me.oneTimeCodes ? onConfirm({ code: code.trim() }) : confirmByPasskey())}
    >
      {passkeyFailed && <Notice tone="alert" title={texts.passkeyFailed} />}
      {me.oneTimeCodes && (
        <TextField
          name="confirmation.code"
          label={texts.code}
          hint={texts.codeHint}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={setCode}
        />
      )}
      <FormActions
        submit={me.oneTimeCodes ? texts.confirm : texts.usePasskey}
        disabled={me.oneTimeCodes && code.trim() === ''}
      >
        {me.oneTimeCodes && hasPasskey && (
          <Button kind="text" onClick={confirmByPasskey}>
            {texts.usePasskey}
          </Button>
        )}
      </FormActions>
    </Form>
  );
}
