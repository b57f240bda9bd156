// Deletes an account, of a customer or of a carrier, with what is open.
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { accountsTexts } from '../../../../shared/texts/generated/console/accounts.ts';
import { openTexts } from '../../../../shared/texts/generated/console/open.ts';
import { operations } from '../../api/client.ts';
import { useCall } from '../../api/use-call.ts';
import { useChange } from '../../api/use-change.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { TextField } from '../../ui/inputs.tsx';
import { type AccountActivity, useAgain } from '../accounts/queries.ts';
import { LIVE } from '../live.tsx';
import openCss from './open.module.css';
import { type Decided, OpenDialog } from './open-dialog.tsx';

/** The user types the account's name, because deletion is final and accounts have similar names. */
export function DeleteAccount({
  activity: { account, has },
  onClose,
}: {
  activity: AccountActivity;
  onClose: () => void;
}) {
  const { actions } = useTexts(accountsTexts);
  const texts = useTexts(openTexts);
  const navigate = useNavigate();
  const again = useAgain();
  const [typed, setTyped] = useState('');
  const { id, name } = account;
  const params = { path: { id } };
  const open = useCall(
    [LIVE, 'accounts', 'open', id],
    async (signal) => (await operations.GET('/accounts/{id}/open', { params, signal })).data,
  );
  const removing = useChange(
    (choices: Decided['open']) => operations.DELETE('/accounts/{id}', { params, body: { open: choices } }),
    {
      onDone: async () => {
        toast(actions.removed({ name }));
        await navigate({ to: '/accounts' });
        await again();
      },
      // Something else may be open now.
      onError: () => void open.refetch(),
    },
  );
  const touched = (Object.keys(actions.touches) as (keyof typeof actions.touches)[]).filter(
    (part) => has[part] > 0,
  );
  return (
    <OpenDialog
      title={texts.deleteTitle({ name })}
      query={open}
      destroys
      change={removing}
      missing={typed.trim() === name ? null : texts.typeName}
      aside={texts.together}
      stays={actions.removeStays}
      describe={({ length: count }) => (count === 0 ? texts.nothingOfAccount : texts.sentence({ count }))}
      submit={() => texts.deleteAccount}
      onConfirm={(decided) => removing.mutate(decided.open)}
      onClose={onClose}
    >
      <div className={openCss.further}>
        <p>{actions.removeText}</p>
        <ul>
          {touched.map((part) => (
            <li key={part}>{actions.touches[part]({ value: has[part] })}</li>
          ))}
        </ul>
        <TextField
          name="name"
          label={actions.typeName}
          value={typed}
          onChange={setTyped}
          placeholder={name}
        />
      </div>
    </OpenDialog>
  );
}
