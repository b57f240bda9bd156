// Creates a credential: kind, name, scopes, expiry, and allowed addresses.

import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { credentialsTexts } from '../../../shared/texts/generated/credentials.ts';
import { useTexts } from '../messages/use-texts.ts';
import { join } from '../ui/classes.ts';
import { Dialog } from '../ui/dialog.tsx';
import fieldCss from '../ui/field.module.css';
import { type Change, Form } from '../ui/field.tsx';
import { choicesOf, SelectField } from '../ui/inputs.tsx';
import { Grid, Row, Stack } from '../ui/layout.tsx';
import { Text } from '../ui/text.tsx';
import { AddressesField, addressesIn, useFieldErrors } from './addresses-field.tsx';
import credentialsCss from './credentials.module.css';
import { ExpiryChoice, expiresAtOf, useExpiry } from './expiry-choice.tsx';
import { FormFoot } from './form-foot.tsx';
import { NameField } from './name-field.tsx';
import { FIRST_SCOPES, ScopeChoice } from './scope-choice.tsx';
import type { Credential, ScopeName } from './views.ts';

type Environment = Credential['environment'];

const KINDS = ['api_key', 'oauth_client'] as const;

export interface NewCredentialBody {
  type: Credential['type'];
  name: string;
  scopes: ScopeName[];
  expiresAt: string | null;
  allowedAddresses: string[];
}

interface NewCredentialProps {
  environment: Environment;
  /** Absent where the page already determines the environment. */
  onEnvironment?: (environment: Environment) => void;
  create: Change & { mutate: (body: NewCredentialBody) => void };
  onClose: () => void;
}

export function CreateDialog({ open, onClose, ...props }: NewCredentialProps & { open: boolean }) {
  const texts = useTexts(credentialsTexts);
  const { environment } = props;
  return (
    <Dialog
      open={open}
      wide
      title={texts.create}
      sentence={texts.forEnvironment[environment]}
      onClose={onClose}
    >
      <NewCredential {...props} />
    </Dialog>
  );
}

function NewCredential({ environment, onEnvironment, create }: Omit<NewCredentialProps, 'onClose'>) {
  const texts = useTexts(credentialsTexts);
  const [type, setType] = useState<Credential['type']>('api_key');
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<ScopeName[]>([...FIRST_SCOPES]);
  const [expiry, setExpiry] = useExpiry();
  const [addresses, setAddresses] = useState('');
  const wrongAddresses = useFieldErrors(create.error, addresses);
  const submit = () =>
    create.mutate({
      type,
      name: name.trim(),
      scopes,
      expiresAt: expiresAtOf(expiry),
      allowedAddresses: addressesIn(addresses),
    });
  return (
    <Form
      label={texts.create}
      change={create}
      found={wrongAddresses}
      names={{
        name: texts.name,
        scopes: texts.scopes,
        expiresAt: texts.expires,
        allowedAddresses: texts.addresses,
      }}
      onSubmit={submit}
    >
      <KindChoice value={type} onChange={setType} />
      <Grid collapse="phone" gap="3" className={credentialsCss.createLine}>
        <NameField value={name} onChange={setName} />
        {onEnvironment ? (
          <SelectField
            name="environment"
            label={texts.environment}
            value={environment}
            choices={choicesOf(texts.environments)}
            onChange={onEnvironment}
          />
        ) : (
          <Stack gap="1" className={credentialsCss.createEnvironment}>
            <Text size="table" weight="medium">
              {texts.environment}
            </Text>
            <Row as="span" justify="between" className={join(fieldCss.input, credentialsCss.createLocked)}>
              {texts.environments[environment]}
              <IconLock size={16} aria-hidden="true" />
            </Row>
            <span className={fieldCss.fieldHint}>{texts.fromSwitch}</span>
          </Stack>
        )}
      </Grid>
      <ScopeChoice value={scopes} onChange={setScopes} />
      <ExpiryChoice value={expiry} onChange={setExpiry} />
      <AddressesField value={addresses} onChange={setAddresses} />
      <FormFoot submit={texts.create} />
    </Form>
  );
}

function KindChoice({
  value,
  onChange,
}: {
  value: Credential['type'];
  onChange: (type: Credential['type']) => void;
}) {
  const texts = useTexts(credentialsTexts);
  return (
    <Grid as="fieldset" columns={2} gap="3" className={credentialsCss.kindChoice} aria-label={texts.which}>
      {KINDS.map((kind) => (
        <Row
          as="label"
          gap="2-5"
          align="stretch"
          key={kind}
          className={join(credentialsCss.kind, kind === value && credentialsCss.kindOn)}
        >
          <input type="radio" name="type" checked={kind === value} onChange={() => onChange(kind)} />
          <span>
            <strong>{texts.kind[kind]}</strong>
            <Text tone="muted">{texts.kindSentence[kind]}</Text>
          </span>
        </Row>
      ))}
    </Grid>
  );
}
