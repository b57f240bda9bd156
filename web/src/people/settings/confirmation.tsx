// Confirms a change of the second factors: by the password, or by one of the user's passkeys.
import { settingsTexts } from '../../../../shared/texts/generated/people/settings.ts';
import { ApiError } from '../../api/api-error.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { askPasskey } from '../ask-passkey.ts';

/** What the change sends along. An empty password asks for a passkey. */
export async function confirmationOf(password: string) {
  return password === '' ? { passkey: await askPasskey() } : { password };
}

export function ConfirmationField({
  password,
  onChange,
  canUsePasskey,
  onUsePasskey,
}: {
  password: string;
  onChange: (password: string) => void;
  canUsePasskey: boolean;
  onUsePasskey: () => void;
}) {
  const texts = useTexts(settingsTexts);
  return (
    <>
      <PasswordField name="password" label={texts.codesConfirm} value={password} onChange={onChange} />
      {canUsePasskey && password === '' && (
        <div>
          <Button kind="text" onClick={onUsePasskey}>
            {texts.confirmWithPasskey}
          </Button>
        </div>
      )}
    </>
  );
}

/** An error that belongs to no field, such as too many wrong passwords. */
export function GeneralError({ error, otherwise }: { error: Error | null; otherwise?: string }) {
  if (error instanceof ApiError) {
    return error.fields.length === 0 ? <Notice tone="alert" title={error.message} /> : null;
  }
  return error && otherwise ? <Notice tone="alert" title={otherwise} /> : null;
}
