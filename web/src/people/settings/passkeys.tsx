// The user's passkeys, and registration of another one in this browser.
import { startRegistration } from '@simplewebauthn/browser';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { useWords } from '../../messages/use-words.ts';
import { toast } from '../../ui/announce.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Form } from '../../ui/field.tsx';
import { FormActions, TextField } from '../../ui/inputs.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RelativeTime } from '../../ui/time.tsx';
import { currentRealm } from '../realm.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { type OwnAccount, useOwnChange } from './own-account.ts';
import { Setting } from './setting.tsx';

export function Passkeys({ me }: { me: OwnAccount }) {
  const words = useWords({ en, de });
  const removing = useOwnChange((id: string) =>
    currentRealm().client.DELETE('/me/passkeys/{id}', { params: { path: { id } } }),
  );
  return (
    <Setting title={words.passkeys} sentence={words.passkeysSentence}>
      {me.passkeys.length === 0 ? (
        <p className="muted">{words.noPasskeys}</p>
      ) : (
        <ul className="setting-list">
          {me.passkeys.map(({ id, name, lastUsedAt }) => (
            <li key={id}>
              <span>
                <strong>{name}</strong>{' '}
                <span className="muted">
                  {lastUsedAt ? (
                    <>
                      {words.used} <RelativeTime at={lastUsedAt} />
                    </>
                  ) : (
                    words.neverUsed
                  )}
                </span>
              </span>
              <IconButton label={words.removePasskey(name)} onClick={() => removing.mutate(id)}>
                <IconTrash />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <AddPasskey />
    </Setting>
  );
}

function AddPasskey() {
  const words = useWords({ en, de });
  const [name, setName] = useState('');
  const adding = useOwnChange(
    async () => {
      const { data: options } = await currentRealm().client.POST('/me/passkeys/challenge');
      const answer = await startRegistration({ optionsJSON: options as never });
      await currentRealm().client.POST('/me/passkeys', { body: { name, answer: answer as never } });
    },
    () => {
      toast(words.passkeyAdded(name));
      setName('');
    },
  );
  const fields = adding.error instanceof ApiError ? adding.error.fields : [];
  return (
    <Form
      label={words.addPasskey}
      errors={fields}
      names={{ name: words.passkeyName, answer: words.passkeys }}
      onSubmit={() => adding.mutate()}
    >
      {adding.error && fields.length === 0 && <Notice tone="alert" title={words.passkeyFailed} />}
      <TextField
        name="name"
        label={words.passkeyName}
        hint={words.passkeyHint}
        value={name}
        onChange={setName}
      />
      <FormActions
        kind="outline"
        icon={<IconPlus />}
        busy={adding.isPending}
        disabled={name.trim() === ''}
        submit={words.addPasskey}
      />
    </Form>
  );
}
