// Asks for a second factor at the moment of a change: a one-time code, or one of the user's passkeys.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { settingsTexts } from '../../../../shared/texts/generated/people/settings.ts';
import { ApiError } from '../../api/api-error.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/field.tsx';
import { FormActions, TextField } from '../../ui/inputs.tsx';
import { Notice } from '../../ui/notice.tsx';
import { askPasskey } from '../ask-passkey.ts';
import { GeneralError } from './confirmation.tsx';
import { ownAccountQuery } from './own-account.ts';

/** What the change sends as `confirmation`. */
export type FactorConfirmation = { code: string } | { passkey: never };

interface Props {
  title: string;
  sentence: string;
  /** The answer to the change, if it was refused. */
  error: Error | null;
  busy: boolean;
  onConfirm: (confirmation: FactorConfirmation) => void;
}

export function FactorDialog({ open, onClose, ...asked }: Props & { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} title={asked.title} sentence={asked.sentence} onClose={onClose}>
      <ProveFactor {...asked} />
    </Dialog>
  );
}

function ProveFactor({ title, error, busy, onConfirm }: Props) {
  const words = useTexts(settingsTexts).factor;
  const { data: me } = useQuery(ownAccountQuery);
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
  if (!me.oneTimeCodes && !hasPasskey) return <Notice tone="warn" title={words.none} />;
  const fields = error instanceof ApiError ? error.fields : [];
  return (
    <Form
      label={title}
      errors={fields}
      names={{ 'confirmation.code': words.code, 'confirmation.passkey': words.passkey }}
      onSubmit={() => (me.oneTimeCodes ? onConfirm({ code: code.trim() }) : confirmByPasskey())}
    >
      <GeneralError error={error} />
      {passkeyFailed && <Notice tone="alert" title={words.passkeyFailed} />}
      {me.oneTimeCodes && (
        <TextField
          name="confirmation.code"
          label={words.code}
          hint={words.codeHint}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={setCode}
        />
      )}
      <FormActions
        submit={me.oneTimeCodes ? words.confirm : words.usePasskey}
        busy={busy}
        disabled={me.oneTimeCodes && code.trim() === ''}
      >
        {me.oneTimeCodes && hasPasskey && (
          <Button kind="text" onClick={confirmByPasskey}>
            {words.usePasskey}
          </Button>
        )}
      </FormActions>
    </Form>
  );
}
