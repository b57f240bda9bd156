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
  const texts = useTexts(settingsTexts);
  const [name, setName] = useState(me.name);
  const [language, setOwn] = useState(me.language);
  const saving = useOwnChange(
    () => currentRealm().client.PATCH('/me', { body: { name, language } }),
    () => {
      if (language) setLanguage(language);
      toast(texts.saved);
    },
  );
  return (
    <Setting title={texts.you} sentence={texts.youSentence}>
      <Form
        label={texts.you}
        change={saving}
        names={{ name: texts.name, language: texts.language }}
        onSubmit={() => saving.mutate()}
      >
        <TextField name="name" label={texts.name} autoComplete="name" value={name} onChange={setName} />
        <div className={fieldCss.field}>
          <Text weight="medium">{texts.email}</Text>
          <span>{me.email}</span>
        </div>
        <SelectField
          name="language"
          label={texts.language}
          value={language ?? 'browser'}
          choices={choicesOf(texts.languages)}
          onChange={(choice) => setOwn(choice === 'browser' ? null : choice)}
        />
        <FormActions kind="outline" submit={texts.save} />
      </Form>
    </Setting>
  );
}
