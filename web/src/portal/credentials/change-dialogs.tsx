// Dialogs that change a key: its expiry, its name, its allowed addresses, and revoking it.
import { useState } from 'react';
import { credentialsTexts } from '../../../../shared/texts/generated/credentials.ts';
import { ApiError } from '../../api/api-error.ts';
import { AddressesField, addressesIn, useFieldErrors } from '../../credentials/addresses-field.tsx';
import { ExpiryChoice, expiresAtOf, useExpiry } from '../../credentials/expiry-choice.tsx';
import { FormFoot } from '../../credentials/form-foot.tsx';
import { NameField } from '../../credentials/name-field.tsx';
import type { Credential } from '../../credentials/views.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/field.tsx';
import { ErrorState } from '../../ui/table-states.tsx';
import { useChange, useCredential, useRevoke } from './queries.ts';

interface Changing {
  credential: Credential;
  onClose: () => void;
}

export function ExpiryDialog({ credential, onClose }: Changing) {
  const words = useTexts(credentialsTexts);
  const [expiry, setExpiry] = useExpiry();
  const change = useChange(credential.id);
  const error = change.error instanceof ApiError ? change.error : null;
  const save = () => change.mutate({ expiresAt: expiresAtOf(expiry) }, { onSuccess: onClose });
  return (
    <Dialog open wide title={`${words.changeExpiry}: ${credential.name}`} onClose={onClose}>
      <Form
        label={words.changeExpiry}
        errors={error?.fields ?? []}
        names={{ expiresAt: words.expires }}
        onSubmit={save}
      >
        {error && error.fields.length === 0 && <ErrorState error={error} />}
        <ExpiryChoice value={expiry} onChange={setExpiry} />
        <FormFoot submit={words.save} busy={change.isPending} />
      </Form>
    </Dialog>
  );
}

export function NameDialog({ credential, onClose }: Changing) {
  const words = useTexts(credentialsTexts);
  const [name, setName] = useState(credential.name);
  const [addresses, setAddresses] = useState(credential.allowedAddresses.join('\n'));
  const change = useChange(credential.id);
  const error = change.error instanceof ApiError ? change.error : null;
  const errors = useFieldErrors(error, addresses);
  const save = () =>
    change.mutate(
      { name: name.trim(), allowedAddresses: addressesIn(addresses) },
      {
        onSuccess: () => {
          toast(words.saved);
          onClose();
        },
      },
    );
  return (
    <Dialog open wide title={`${words.nameAndAddresses}: ${credential.name}`} onClose={onClose}>
      <Form
        label={words.nameAndAddresses}
        errors={errors}
        names={{ name: words.name, allowedAddresses: words.addresses }}
        onSubmit={save}
      >
        {error && errors.length === 0 && <ErrorState error={error} />}
        <NameField value={name} onChange={setName} />
        <AddressesField value={addresses} onChange={setAddresses} />
        <FormFoot submit={words.save} busy={change.isPending} />
      </Form>
    </Dialog>
  );
}

export function RevokeDialog({ credential, onClose }: Changing) {
  const words = useTexts(credentialsTexts);
  const { data } = useCredential(credential.id);
  const revoke = useRevoke(credential.id);
  return (
    <ConfirmDialog
      open
      title={words.revokeTitle({ name: credential.name })}
      confirm={words.revokeThis({ name: credential.name })}
      keep={words.keepThis({ name: credential.name })}
      busy={revoke.isPending}
      onClose={onClose}
      onConfirm={() => revoke.mutate(undefined, { onSuccess: onClose })}
    >
      <p>{words.revokeEffect({ calls: data ? words.usedBy({ count: data.callsInLastDay }) : '' })}</p>
      {revoke.error instanceof ApiError && <ErrorState error={revoke.error} />}
    </ConfirmDialog>
  );
}
