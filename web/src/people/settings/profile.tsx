// Name and language of the signed-in user.

import { useState } from 'react';
import { settingsTexts } from '../../../../shared/texts/generated/people/settings.ts';
import { setLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import fieldCss from '../../ui/field.module.css';
import { Form } from '../../ui/field.tsx';
import { choicesOf, FormActions, SelectField, TextField } from '../../ui/inputs.tsx';
import { Text } from '../../ui/text.tsx';
import { currentRealm } from '../realm.ts';
import { type OwnAccount, useOwnChange } from './own-account.ts';
import { Setting } from './setting.tsx';

export function Profile({ me }: { me: OwnAccount }) {
  const words = useTexts(settingsTexts);
  const [name, setName] = useState(me.name);
  const [language, setOwn] = useState(me.language);
  const saving = useOwnChange(
    () => currentRealm().client.PATCH('/me', { body: { name, language } }),
    () => {
      if (language) setLanguage(language);
      toast(words.saved);
    },
  );
  return (
    <Setting title={words.you} sentence={words.youSentence}>
      <Form
        label={words.you}
        change={saving}
        names={{ name: words.name, language: words.language }}
        onSubmit={() => saving.mutate()}
      >
        <TextField name="name" label={words.name} autoComplete="name" value={name} onChange={setName} />
        <div className={fieldCss.field}>
          <Text weight="medium">{words.email}</Text>
          <span>{me.email}</span>
        </div>
        <SelectField
          name="language"
          label={words.language}
          value={language ?? 'browser'}
          choices={choicesOf(words.languages)}
          onChange={(choice) => setOwn(choice === 'browser' ? null : choice)}
        />
        <FormActions kind="outline" submit={words.save} />
      </Form>
    </Setting>
  );
}
