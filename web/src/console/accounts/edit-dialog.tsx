// Changes the name, kind, mail language and key approval of an account.

import { useState } from 'react';
import { accountsTexts } from '../../../../shared/texts/generated/console/accounts.ts';
import { namesTexts } from '../../../../shared/texts/generated/names.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/field.tsx';
import { choicesOf, FormActions, SelectField, TextField, wireTo } from '../../ui/inputs.tsx';
import { Row } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import accountsCss from './accounts.module.css';
import { type Account, useChangeAccount } from './queries.ts';

interface Props {
  account: Account;
  onClose: () => void;
}

export function EditAccountDialog({ open, ...props }: Props & { open: boolean }) {
  const { edit } = useTexts(accountsTexts);
  return (
    <Dialog open={open} title={edit.title({ name: props.account.name })} onClose={props.onClose}>
      <EditAccount {...props} />
    </Dialog>
  );
}

function EditAccount({ account, onClose }: Props) {
  const texts = useTexts(accountsTexts);
  const { languages } = useTexts(namesTexts);
  const { form, edit } = texts;
  const [fields, setFields] = useState({
    name: account.name,
    kind: account.kind,
    language: account.language,
    writeKeysNeedApproval: account.writeKeysNeedApproval,
  });
  const wire = wireTo(fields, setFields);
  const saving = useChangeAccount(account.id, () => {
    toast(edit.saved);
    onClose();
  });
  return (
    <Form
      label={edit.title({ name: account.name })}
      change={saving}
      names={{ name: form.name, kind: form.kind, language: form.language }}
      onSubmit={() => saving.mutate({ ...fields, name: fields.name.trim() })}
    >
      <TextField name="name" label={form.name} hint={form.nameHint} maxLength={200} {...wire('name')} />
      <SelectField
        name="kind"
        label={form.kind}
        hint={form.kindHint}
        choices={choicesOf(texts.kinds)}
        {...wire('kind')}
      />
      <SelectField
        name="language"
        label={form.language}
        hint={edit.languageHint}
        choices={choicesOf(languages)}
        {...wire('language')}
      />
      <Row as="label" gap="2-5" align="start" size="table" className={accountsCss.checkLine}>
        <input
          type="checkbox"
          checked={fields.writeKeysNeedApproval}
          onChange={({ target }) => setFields({ ...fields, writeKeysNeedApproval: target.checked })}
        />
        <span>
          {edit.keyApproval} <Text tone="muted">{edit.keyApprovalHint}</Text>
        </span>
      </Row>
      <FormActions submit={edit.save} />
    </Form>
  );
}
