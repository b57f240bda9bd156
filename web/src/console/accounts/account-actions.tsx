// Actions on an account: edit, enable production, suspend, and delete with a list of what is affected.

import { IconDots } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { MAX_COUNTED } from '../../../../shared/lists/count-limit.ts';
import { accountsTexts } from '../../../../shared/texts/generated/console/accounts.ts';
import { operations } from '../../api/client.ts';
import { useChange } from '../../api/use-change.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast, toastError } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import fieldCss from '../../ui/field.module.css';
import { TextField } from '../../ui/inputs.tsx';
import { IconMenu, MenuDivider, MenuItem } from '../../ui/menu.tsx';
import { Text } from '../../ui/text.tsx';
import { useConsole } from '../session.tsx';
import accountsCss from './accounts.module.css';
import { EditAccountDialog } from './edit-dialog.tsx';
import { type AccountActivity, useAgain, useChangeAccount } from './queries.ts';

export function AccountActions({ activity }: { activity: AccountActivity }) {
  const { actions: words, edit } = useTexts(accountsTexts);
  const { may } = useConsole();
  const { account, has } = activity;
  const [asked, setAsked] = useState<'edit' | 'suspend' | 'remove' | null>(null);
  const change = useChangeAccount(account.id, () => setAsked(null));
  const close = () => setAsked(null);
  if (!may('customers')) return <Text tone="muted">{words.onlyCustomers}</Text>;
  const apply = (body: Parameters<typeof change.mutate>[0], message: string) =>
    change.mutate(body, {
      onSuccess: () => toast(message),
      // The dialog shows its error itself.
      onError: (error) => asked === null && toastError(error),
    });
  const isSuspended = account.status === 'SUSPENDED';
  return (
    <>
      {isSuspended && (
        <Button
          kind="filled"
          busy={change.isPending}
          onClick={() => apply({ status: 'ACTIVE' }, words.resumed)}
        >
          {words.resume}
        </Button>
      )}
      {!isSuspended && !account.apiV1Production && (
        <Button
          kind="filled"
          busy={change.isPending}
          onClick={() => apply({ apiV1Production: true }, words.enabled)}
        >
          {words.enable}
        </Button>
      )}
      <Button onClick={() => setAsked('edit')}>{edit.action}</Button>
      <IconMenu label={words.label} icon={<IconDots />} outlined>
        {account.apiV1Production && (
          <MenuItem onSelect={() => apply({ apiV1Production: false }, words.disabled)}>
            {words.disable}
          </MenuItem>
        )}
        {!isSuspended && <MenuItem onSelect={() => setAsked('suspend')}>{words.suspend}</MenuItem>}
        {may('admins') && (
          <>
            <MenuDivider />
            <MenuItem destructive onSelect={() => setAsked('remove')}>
              {words.remove}
            </MenuItem>
          </>
        )}
      </IconMenu>
      <ConfirmDialog
        open={asked === 'suspend'}
        title={words.suspendTitle({ name: account.name })}
        confirm={words.suspendConfirm}
        keep={words.suspendKeep}
        change={change}
        onConfirm={() => apply({ status: 'SUSPENDED' }, words.suspended)}
        onClose={close}
      >
        <p>
          {words.suspendText({
            users: has.users,
            keys: has.credentials,
            manyKeys: has.credentials > MAX_COUNTED,
            manyUsers: has.users > MAX_COUNTED,
          })}
        </p>
      </ConfirmDialog>
      <EditAccountDialog account={account} open={asked === 'edit'} onClose={close} />
      <RemoveDialog activity={activity} open={asked === 'remove'} onClose={close} />
    </>
  );
}

/** The user types the account's name, because deletion is final and accounts have similar names. */
function RemoveDialog({
  activity: { account, has },
  open,
  onClose,
}: {
  activity: AccountActivity;
  open: boolean;
  onClose: () => void;
}) {
  const words = useTexts(accountsTexts).actions;
  const navigate = useNavigate();
  const again = useAgain();
  const [typed, setTyped] = useState('');
  useEffect(() => {
    if (!open) setTyped('');
  }, [open]);
  const removing = useChange(
    () => operations.DELETE('/accounts/{id}', { params: { path: { id: account.id } } }),
    {
      onDone: async () => {
        toast(words.removed({ name: account.name }));
        await navigate({ to: '/accounts' });
        await again();
      },
    },
  );
  const touched = (Object.keys(words.touches) as (keyof typeof words.touches)[]).filter(
    (part) => has[part] > 0,
  );
  return (
    <ConfirmDialog
      open={open}
      title={words.removeTitle({ name: account.name })}
      confirm={words.removeConfirm}
      keep={words.removeKeep}
      change={removing}
      disabled={typed.trim() !== account.name}
      onConfirm={() => removing.mutate()}
      onClose={onClose}
    >
      <div className={fieldCss.form}>
        <p>{words.removeText}</p>
        <ul className={accountsCss.touched}>
          {touched.map((part) => (
            <li key={part}>{words.touches[part]({ value: has[part], isMany: has[part] > MAX_COUNTED })}</li>
          ))}
          {has.openOrders > 0 && (
            <li>{words.removeOrders({ value: has.openOrders, isMany: has.openOrders > MAX_COUNTED })}</li>
          )}
        </ul>
        <Text as="p" tone="muted">
          {words.removeStays}
        </Text>
        <TextField
          name="name"
          label={words.typeName}
          value={typed}
          onChange={setTyped}
          placeholder={account.name}
        />
      </div>
    </ConfirmDialog>
  );
}
