// Actions on an account: edit, enable production, suspend, and delete with a list of what is affected.

import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { accountsTexts } from '../../../../shared/texts/generated/console/accounts.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast, toastError } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { IconMenu, MenuDivider, MenuItem } from '../../ui/menu.tsx';
import { Text } from '../../ui/text.tsx';
import { DeleteAccount } from '../open/delete-account.tsx';
import { useConsole } from '../session.tsx';
import { EditAccountDialog } from './edit-dialog.tsx';
import { type AccountActivity, useChangeAccount } from './queries.ts';

export function AccountActions({ activity }: { activity: AccountActivity }) {
  const { actions: texts, edit } = useTexts(accountsTexts);
  const { may } = useConsole();
  const { account, has } = activity;
  const [asked, setAsked] = useState<'edit' | 'suspend' | 'remove' | null>(null);
  const change = useChangeAccount(account.id, () => setAsked(null));
  const close = () => setAsked(null);
  if (!may('customers')) return <Text tone="muted">{texts.onlyCustomers}</Text>;
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
          onClick={() => apply({ status: 'ACTIVE' }, texts.resumed)}
        >
          {texts.resume}
        </Button>
      )}
      {!isSuspended && !account.apiV1Production && (
        <Button
          kind="filled"
          busy={change.isPending}
          onClick={() => apply({ apiV1Production: true }, texts.enabled)}
        >
          {texts.enable}
        </Button>
      )}
      <Button onClick={() => setAsked('edit')}>{edit.action}</Button>
      <IconMenu label={texts.label} icon={<IconDots />} outlined>
        {account.apiV1Production && (
          <MenuItem onSelect={() => apply({ apiV1Production: false }, texts.disabled)}>
            {texts.disable}
          </MenuItem>
        )}
        {!isSuspended && <MenuItem onSelect={() => setAsked('suspend')}>{texts.suspend}</MenuItem>}
        {may('admins') && (
          <>
            <MenuDivider />
            <MenuItem destructive onSelect={() => setAsked('remove')}>
              {texts.remove}
            </MenuItem>
          </>
        )}
      </IconMenu>
      <ConfirmDialog
        open={asked === 'suspend'}
        title={texts.suspendTitle({ name: account.name })}
        confirm={texts.suspendConfirm}
        keep={texts.suspendKeep}
        change={change}
        onConfirm={() => apply({ status: 'SUSPENDED' }, texts.suspended)}
        onClose={close}
      >
        <p>
          {texts.suspendText({
            users: has.users,
            keys: has.credentials,
          })}
        </p>
      </ConfirmDialog>
      <EditAccountDialog account={account} open={asked === 'edit'} onClose={close} />
      {asked === 'remove' && <DeleteAccount activity={activity} onClose={close} />}
    </>
  );
}
