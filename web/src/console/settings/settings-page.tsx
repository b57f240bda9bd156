// The operator's own record, with a preview of the letterhead.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { operations } from '../../api/client.ts';
import { useWords } from '../../messages/use-words.ts';
import { toast } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { join } from '../../ui/classes.ts';
import { Form } from '../../ui/field.tsx';
import { FormActions, TextField } from '../../ui/inputs.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Answered, ErrorState } from '../../ui/table-states.tsx';
import textCss from '../../ui/text.module.css';
import { LIVE } from '../live.tsx';
import { useConsole } from '../session.tsx';
import { de } from './de.ts';
import { en, type SettingsWords } from './en.ts';
import { Letterhead } from './letterhead.tsx';
import { LogoBox } from './logo.tsx';
import {
  type FieldName,
  type Fields,
  GROUPS,
  type Operator,
  toFields,
  toOperator,
} from './operator-fields.ts';
import settingsCss from './settings.module.css';
import { SettingsFrame } from './settings-frame.tsx';

const KEY = [LIVE, 'operator'];

export function SettingsPage() {
  const words = useWords({ en, de });
  const operator = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await operations.GET('/operator', { signal })).data!,
  });
  return (
    <>
      <PageHead title={words.title} meta={<span>{words.operatorSentence}</span>} />
      <SettingsFrame>
        <Answered query={operator}>
          {operator.data && <Record key={JSON.stringify(operator.data)} operator={operator.data} />}
        </Answered>
      </SettingsFrame>
    </>
  );
}

function Record({ operator }: { operator: Operator }) {
  const words = useWords({ en, de });
  const { may } = useConsole();
  const queries = useQueryClient();
  const before = toFields(operator);
  const [fields, setFields] = useState(before);
  const changed = new Set(
    (Object.keys(before) as FieldName[]).filter((name) => fields[name] !== before[name]),
  );
  const saving = useMutation({
    mutationFn: () => operations.PUT('/operator', { body: toOperator(fields) }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: KEY });
      await queries.invalidateQueries({ queryKey: ['session'] });
      toast(words.saved);
    },
  });
  const error = saving.error instanceof ApiError ? saving.error : null;
  const group = (title: string, names: readonly FieldName[]) => (
    <fieldset className={settingsCss.settingsGroup} disabled={!may('admins')}>
      <legend>{title}</legend>
      {names.map((name) => (
        <RecordField
          key={name}
          name={name}
          before={before}
          fields={fields}
          onChange={(value) => setFields({ ...fields, [name]: value })}
        />
      ))}
    </fieldset>
  );
  return (
    <div className={settingsCss.settingsOperator}>
      <Form
        label={words.pages.operator}
        errors={error?.fields ?? []}
        names={namesOf(words)}
        onSubmit={() => saving.mutate()}
      >
        {error && error.fields.length === 0 && <ErrorState error={error} />}
        <LogoBox />
        {group(words.company, GROUPS.company)}
        {group(words.bank, GROUPS.bank)}
        {group(words.contact, GROUPS.contact)}
        {may('admins') ? (
          <FormActions
            submit={changed.size === 0 ? words.save : words.saveCount(changed.size)}
            busy={saving.isPending}
            disabled={changed.size === 0}
          >
            {changed.size > 0 && (
              <Button kind="text" onClick={() => setFields(before)}>
                {words.discard}
              </Button>
            )}
          </FormActions>
        ) : (
          <p className={textCss.muted}>{words.onlyAdmins}</p>
        )}
      </Form>
      <Letterhead fields={fields} changed={changed} />
    </div>
  );
}

function RecordField({
  name,
  before,
  fields,
  onChange,
}: {
  name: FieldName;
  before: Fields;
  fields: Fields;
  onChange: (value: string) => void;
}) {
  const words = useWords({ en, de });
  const isChanged = fields[name] !== before[name];
  const hint = isChanged ? words.was(before[name] || words.empty) : hintsOf(words)[name];
  return (
    <TextField
      name={name}
      label={namesOf(words)[name]!}
      value={fields[name]}
      onChange={onChange}
      {...(hint && { hint })}
      {...(isChanged && { className: join(settingsCss.inputChanged) })}
    />
  );
}

function namesOf(words: SettingsWords): Record<string, string> {
  return {
    ...words,
    'bank.name': words.bankName,
    'bank.iban': words.iban,
    'bank.bic': words.bic,
    'sender.name': words.senderName,
    'sender.email': words.senderEmail,
  } as unknown as Record<string, string>;
}

function hintsOf(words: SettingsWords): Partial<Record<FieldName, string>> {
  return {
    address: words.addressHint,
    register: words.registerHint,
    timeZone: words.timeZoneHint,
    phoneHours: words.phoneHoursHint,
  };
}
