// The user's passkeys, and registration of another one in this browser.
import { startRegistration } from '@simplewebauthn/browser';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { settingsTexts } from '../../../../shared/texts/generated/people/settings.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/field.tsx';
import { FormActions, TextField } from '../../ui/inputs.tsx';
import { Text } from '../../ui/text.tsx';
import { RelativeTime } from '../../ui/time.tsx';
import { currentRealm } from '../realm.ts';
import { ConfirmationField, confirmationOf, GeneralError } from './confirmation.tsx';
import { type OwnAccount, useOwnChange } from './own-account.ts';
import { Setting } from './setting.tsx';
import settingsCss from './settings.module.css';

type Passkey = OwnAccount['passkeys'][number];

export function Passkeys({ me }: { me: OwnAccount }) {
  const texts = useTexts(settingsTexts);
  const [removed, setRemoved] = useState<Passkey | null>(null);
  const close = () => setRemoved(null);
  return (
    <Setting title={texts.passkeys} sentence={texts.passkeysSentence}>
      {me.passkeys.length === 0 ? (
        <Text as="p" tone="muted">
          {texts.noPasskeys}
        </Text>
      ) : (
        <ul className={settingsCss.settingList}>
          {me.passkeys.map((passkey) => {
            const { id, name, lastUsedAt } = passkey;
            return (
              <li key={id}>
                <span>
                  <strong>{name}</strong>{' '}
                  <Text tone="muted">
                    {lastUsedAt ? (
                      <>
                        {texts.used} <RelativeTime at={lastUsedAt} />
                      </>
                    ) : (
                      texts.neverUsed
                    )}
                  </Text>
                </span>
                <IconButton label={texts.removePasskey({ name })} onClick={() => setRemoved(passkey)}>
                  <IconTrash />
                </IconButton>
              </li>
            );
          })}
        </ul>
      )}
      <AddPasskey canUsePasskey={me.passkeys.length > 0} />
      <Dialog
        open={removed !== null}
        title={texts.removePasskeyTitle({ name: removed?.name ?? '' })}
        onClose={close}
      >
        {removed && <RemovePasskey passkey={removed} onDone={close} />}
      </Dialog>
    </Setting>
  );
}

function RemovePasskey({ passkey: { id, name }, onDone }: { passkey: Passkey; onDone: () => void }) {
  const texts = useTexts(settingsTexts);
  const [password, setPassword] = useState('');
  const removing = useOwnChange(
    async () =>
      currentRealm().client.POST('/me/passkeys/{id}/removal', {
        params: { path: { id } },
        body: await confirmationOf(password),
      }),
    onDone,
  );
  return (
    <Form
      label={texts.removePasskeyTitle({ name })}
      change={removing}
      refusal={<GeneralError error={removing.error} />}
      names={{ password: texts.codesConfirm, passkey: texts.passkeys }}
      onSubmit={() => removing.mutate()}
    >
      <ConfirmationField
        password={password}
        onChange={setPassword}
        canUsePasskey
        onUsePasskey={() => removing.mutate()}
      />
      <FormActions destroys submit={texts.removePasskey({ name })} disabled={password === ''} />
    </Form>
  );
}

function AddPasskey({ canUsePasskey }: { canUsePasskey: boolean }) {
  const texts = useTexts(settingsTexts);
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const adding = useOwnChange(
    async () => {
      const body = await confirmationOf(password);
      const options = await currentRealm().client.POST('/me/passkeys/challenge', { body });
      const answer = await startRegistration({ optionsJSON: options as never });
      await currentRealm().client.POST('/me/passkeys', { body: { name, answer: answer as never } });
    },
    () => {
      toast(texts.passkeyAdded({ name }));
      setName('');
      setPassword('');
    },
  );
  return (
    <Form
      label={texts.addPasskey}
      change={adding}
      refusal={<GeneralError error={adding.error} otherwise={texts.passkeyFailed} />}
      names={{
        name: texts.passkeyName,
        answer: texts.passkeys,
        password: texts.codesConfirm,
        passkey: texts.passkeys,
      }}
      onSubmit={() => adding.mutate()}
    >
      <TextField
        name="name"
        label={texts.passkeyName}
        hint={texts.passkeyHint}
        value={name}
        onChange={setName}
      />
      <ConfirmationField
        password={password}
        onChange={setPassword}
        canUsePasskey={canUsePasskey && name.trim() !== ''}
        onUsePasskey={() => adding.mutate()}
      />
      <FormActions
        kind="outline"
        icon={<IconPlus />}
        disabled={name.trim() === '' || password === ''}
        submit={texts.addPasskey}
      />
    </Form>
  );
}
