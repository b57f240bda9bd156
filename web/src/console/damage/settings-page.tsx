// The settings of damage cases: time for complaints, first task, insurer and the texts of letters.

import { useState } from 'react';
import { LETTER_PLACEHOLDERS } from '../../../../shared/damage/letter-placeholders.ts';
import { type DamageTexts, damageTexts } from '../../../../shared/texts/generated/console/damage.ts';
import { type NamesTexts, namesTexts } from '../../../../shared/texts/generated/names.ts';
import { operations } from '../../api/client.ts';
import { useCall } from '../../api/use-call.ts';
import { useChange } from '../../api/use-change.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { Form } from '../../ui/field.tsx';
import { FormActions, TextAreaField, TextField } from '../../ui/inputs.tsx';
import { Grid, Stack } from '../../ui/layout.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { SkeletonLines } from '../../ui/table-states.tsx';
import { Text } from '../../ui/text.tsx';
import { LIVE } from '../live.tsx';
import { parseNumber } from '../parse-number.ts';
import { useConsole } from '../session.tsx';
import damageCss from './damage.module.css';
import type { DamageSettings, LetterKind } from './damage-queries.ts';
import { type SettingsDraft, toDraft, toSettings } from './settings-draft.ts';

const KEY = [LIVE, 'damage-settings'];
const KINDS: LetterKind[] = ['CUSTOMER_RECEIVED', 'CUSTOMER_DECIDED', 'INSURER_REPORT'];
const LANGUAGES = ['de', 'en'] as const;

export function DamageSettingsPage() {
  const texts = useTexts(damageTexts);
  const query = useCall(KEY, (signal) => operations.GET('/damage-settings', { signal }), {
    // A change elsewhere must not replace what is being typed.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <>
      <PageHead
        crumbs={[{ label: texts.title, to: '/damage' }, { label: texts.settings }]}
        title={texts.settingsPage.title}
      />
      <div className={damageCss.settings}>
        <QueryBoundary query={query}>
          {query.data ? <SettingsForm settings={query.data} /> : <SkeletonLines lines={8} />}
        </QueryBoundary>
      </div>
    </>
  );
}

/** The names of all fields, in the order of the page. */
function namesOf(
  { settingsPage, edit, letters }: DamageTexts,
  { languages }: NamesTexts,
): Record<string, string> {
  const texts = KINDS.flatMap((kind) =>
    LANGUAGES.flatMap((language) => {
      const named = (label: string) => `${letters.kinds[kind]}, ${languages[language]}: ${label}`;
      return [
        [`texts.${kind}.${language}.subject`, named(letters.subject)],
        [`texts.${kind}.${language}.text`, named(letters.text)],
      ];
    }),
  );
  return {
    complaintDays: settingsPage.complaintDays,
    firstTask: settingsPage.firstTask,
    firstTaskDays: settingsPage.firstTaskDays,
    'insurer.name': edit.insurer,
    'insurer.email': edit.email,
    'insurer.address': edit.address,
    ...Object.fromEntries(texts),
  };
}

function SettingsForm({ settings }: { settings: DamageSettings }) {
  const texts = useTexts(damageTexts);
  const names = useTexts(namesTexts);
  const { languages } = names;
  const { settingsPage, edit, letters } = texts;
  const { may } = useConsole();
  const [draft, setDraft] = useState<SettingsDraft>(() => toDraft(settings));
  const saving = useChange(
    () => operations.PUT('/damage-settings', { body: toSettings(draft, parseNumber) }),
    { refreshes: [KEY], onDone: () => toast(settingsPage.saved) },
  );
  const wire = (name: string) => ({
    name,
    value: draft[name] ?? '',
    onChange: (value: string) => setDraft({ ...draft, [name]: value }),
  });
  return (
    <Form
      label={settingsPage.title}
      change={saving}
      names={namesOf(texts, names)}
      onSubmit={() => saving.mutate()}
    >
      <fieldset className={damageCss.group} disabled={!may('admins')}>
        <legend>{settingsPage.cases}</legend>
        <TextField
          label={settingsPage.complaintDays}
          hint={settingsPage.complaintDaysHint}
          inputMode="numeric"
          {...wire('complaintDays')}
        />
        <Grid columns={2} gap="4" align="start">
          <TextField label={settingsPage.firstTask} {...wire('firstTask')} />
          <TextField label={settingsPage.firstTaskDays} inputMode="numeric" {...wire('firstTaskDays')} />
        </Grid>
      </fieldset>
      <fieldset className={damageCss.group} disabled={!may('admins')}>
        <legend>{settingsPage.insurer}</legend>
        <Text as="p" tone="muted">
          {settingsPage.insurerHint}
        </Text>
        <Grid columns={2} gap="4" align="start">
          <TextField label={edit.insurer} {...wire('insurer.name')} />
          <TextField label={edit.email} type="email" {...wire('insurer.email')} />
        </Grid>
        <TextField label={edit.address} {...wire('insurer.address')} />
      </fieldset>
      <fieldset className={damageCss.group} disabled={!may('admins')}>
        <legend>{settingsPage.texts}</legend>
        <Text as="p" tone="muted">
          {settingsPage.placeholders}: {LETTER_PLACEHOLDERS.map((name) => `{${name}}`).join(' ')}
        </Text>
        {KINDS.map((kind) => (
          <Stack key={kind} gap="3">
            <h3>{letters.kinds[kind]}</h3>
            <Grid columns={2} gap="4" align="start" collapse="tablet">
              {LANGUAGES.map((language) => (
                <Stack key={language} gap="3">
                  <TextField
                    label={`${letters.subject} (${languages[language]})`}
                    {...wire(`texts.${kind}.${language}.subject`)}
                  />
                  <TextAreaField
                    label={`${letters.text} (${languages[language]})`}
                    rows={8}
                    {...wire(`texts.${kind}.${language}.text`)}
                  />
                </Stack>
              ))}
            </Grid>
          </Stack>
        ))}
      </fieldset>
      {may('admins') && <FormActions submit={settingsPage.save} />}
    </Form>
  );
}
