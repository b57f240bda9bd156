// Dialogs that change a key: its expiry, its name, its allowed addresses, and revoking it.
import { useState } from 'react';
import { credentialsTexts } from '../../../../shared/texts/generated/credentials.ts';
import { AddressesField, addressesIn, useFieldErrors } from '../../credentials/addresses-field.tsx';
import { ExpiryChoice, expiresAtOf, useExpiry } from '../../credentials/expiry-choice.tsx';
import { FormFoot } from '../../credentials/form-foot.tsx';
import { NameField } from '../../credentials/name-field.tsx';
import type { Credential } from '../../credentials/views.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/field.tsx';
import { useCredential, useCredentialChange, useRevoke } from './queries.ts';

interface Changing {
  credential: Credential;
  onClose: () => void;
}

export function ExpiryDialog({ credential, onClose }: Changing) {
  const texts = useTexts(credentialsTexts);
  const [expiry, setExpiry] = useExpiry();
  const change = useCredentialChange(credential.id);
  const save = () => change.mutate({ expiresAt: expiresAtOf(expiry) }, { onSuccess: onClose });
  return (
    <Dialog open wide title={`${texts.changeExpiry}: ${credential.name}`} onClose={onClose}>
      <Form label={texts.changeExpiry} change={change} names={{ expiresAt: texts.expires }} onSubmit={save}>
        <ExpiryChoice value={expiry} onChange={setExpiry} />
        <FormFoot submit={texts.save} />
      </Form>
    </Dialog>
  );
}

export function NameDialog({ credential, onClose }: Changing) {
  const texts = useTexts(credentialsTexts);
  const [name, setName] = useState(credential.name);
  const [addresses, setAddresses] = useState(credential.allowedAddresses.join('\n'));
  const change = useCredentialChange(credential.id);
  const wrongAddresses = useFieldErrors(change.error, addresses);
  const save = () =>
    change.mutate(
      { name: name.trim(), allowedAddresses: addressesIn(addresses) },
      {
        onSuccess: () => {
          toast(texts.saved);
          onClose();
        },
      },
    );
  return (
    <Dialog open wide title={`${texts.nameAndAddresses}: ${credential.name}`} onClose={onClose}>
      <Form
        label={texts.nameAndAddresses}
        change={change}
        found={wrongAddresses}
        names={{ name: texts.name, allowedAddresses: texts.addresses }}
        onSubmit={save}
      >
        <NameField value={name} onChange={setName} />
        <AddressesField value={addresses} onChange={setAddresses} />
        <FormFoot submit={texts.save} />
      </Form>
    </Dialog>
  );
}

export function RevokeDialog({ credential, onClose }: Changing) {
  const texts = useTexts(credentialsTexts);
  const { data } = useCredential(credential.id);
  const revoke = useRevoke(credential.id);
  return (
    <ConfirmDialog
      open
      title={texts.revokeTitle({ name: credential.name })}
      confirm={texts.revokeThis({ name: credential.name })}
      keep={texts.keepThis({ name: credential.name })}
      change={revoke}
      onClose={onClose}
      onConfirm={() => revoke.mutate(undefined, { onSuccess: onClose })}
    >
      <p>{texts.revokeEffect({ calls: data ? texts.usedBy({ count: data.callsInLastDay }) : '' })}</p>
    </ConfirmDialog>
  );
}
