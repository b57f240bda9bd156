// A password field whose text can be shown before it is sent.
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { IconButton } from './button.tsx';
import { Field } from './field.tsx';
import passwordFieldCss from './password-field.module.css';

export function PasswordField({
  name,
  label,
  hint,
  value,
  onChange,
  isNew = false,
}: {
  name: string;
  label: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
  isNew?: boolean;
}) {
  const { password } = useMessages();
  const [shown, setShown] = useState(false);
  return (
    <Field name={name} label={label} hint={hint}>
      {(control) => (
        <div className={passwordFieldCss.passwordLine}>
          <input
            {...control}
            type={shown ? 'text' : 'password'}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <IconButton label={shown ? password.hide : password.show} onClick={() => setShown(!shown)}>
            {shown ? <IconEyeOff /> : <IconEye />}
          </IconButton>
        </div>
      )}
    </Field>
  );
}
