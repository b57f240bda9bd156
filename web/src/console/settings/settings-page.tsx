// The operator's own record, with a preview of the letterhead.

import { useState } from 'react';
import { findText } from '../../../../shared/text/find-text.ts';
import { protocolRulesTexts } from '../../../../shared/texts/generated/console/protocol-rules.ts';
import { type SettingsTexts, settingsTexts } from '../../../../shared/texts/generated/console/settings.ts';
import type { FieldError } from '../../api/api-error.ts';
import { operations } from '../../api/client.ts';
import { confirmedAs } from '../../api/confirm-call.ts';
import { useCall } from '../../api/use-call.ts';
import { useChange } from '../../api/use-change.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { join } from '../../ui/classes.ts';
import fieldCss from '../../ui/field.module.css';
import { Form } from '../../ui/field.tsx';
import { choicesOf, FormActions, SelectField, TextField } from '../../ui/inputs.tsx';
import { Grid, Stack } from '../../ui/layout.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Text } from '../../ui/text.tsx';
import { useValueChecks, type ValueChecks } from '../../ui/use-value-checks.ts';
import { LIVE } from '../live.tsx';
import { RulesFields } from '../protocol-rules/rules-fields.tsx';
import { useConsole } from '../session.tsx';
import { BrandPreview } from './brand-preview.tsx';
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
  const texts = useTexts(settingsTexts);
  const operator = useCall(KEY, (signal) => operations.GET('/operator', { signal }));
  return (
    <>
      <PageHead title={texts.title} meta={<span>{texts.operatorSentence}</span>} />
      <SettingsFrame>
        <QueryBoundary query={operator}>
          {operator.data && <Record key={JSON.stringify(operator.data)} operator={operator.data} />}
        </QueryBoundary>
      </SettingsFrame>
    </>
  );
}

function Record({ operator }: { operator: Operator }) {
  const texts = useTexts(settingsTexts);
  const rulesTexts = useTexts(protocolRulesTexts);
  const { may } = useConsole();
  const before = toFields(operator);
  const [fields, setFields] = useState(before);
  const [rules, setRules] = useState(operator.protocol);
  const hasOtherRules = JSON.stringify(rules) !== JSON.stringify(operator.protocol);
  const changed = new Set(
    (Object.keys(before) as FieldName[]).filter((name) => fields[name] !== before[name]),
  );
  const changes = changed.size + (hasOtherRules ? 1 : 0);
  const put = () => operations.PUT('/operator', { body: toOperator(fields, rules) });
  const saving = useChange(
    () =>
      GROUPS.bank.some((name) => changed.has(name))
        ? confirmedAs(texts.confirmBankSentence({ iban: fields['bank.iban'].trim() || null }), put)
        : put(),
    { refreshes: [KEY, ['session']], onRefreshed: () => toast(texts.saved) },
  );
  const checks = useValueChecks();
  const [found, setFound] = useState<readonly FieldError[]>([]);
  const save = () => {
    const problems = numberProblems(fields, checks);
    setFound(problems);
    if (problems.length === 0) saving.mutate();
  };
  const group = { before, fields, onChange: setFields };
  return (
    <Grid collapse="desktop" gap="6" className={settingsCss.settingsOperator}>
      <Form label={texts.pages.operator} change={saving} found={found} names={namesOf(texts)} onSubmit={save}>
        <LogoBox />
        <FieldGroup title={texts.company} names={GROUPS.company} {...group} />
        <FieldGroup title={texts.brand} names={GROUPS.brand} {...group} />
        <FieldGroup title={texts.bank} names={GROUPS.bank} {...group} />
        <FieldGroup title={texts.contact} names={GROUPS.contact} {...group} />
        <FieldGroup title={texts.insurance} names={GROUPS.terms} {...group} />
        <fieldset className={settingsCss.settingsPlain} disabled={!may('admins')}>
          <legend>{rulesTexts.title}</legend>
          <RulesFields rules={rules} onChange={setRules} />
        </fieldset>
        <FieldGroup title={texts.exports} names={GROUPS.exports} {...group} />
        <FieldGroup title={texts.journal} names={GROUPS.journal} {...group} />
        {may('admins') ? (
          <FormActions
            submit={changes === 0 ? texts.save : texts.saveCount({ count: changes })}
            disabled={changes === 0}
          >
            {changes > 0 && (
              <Button
                kind="text"
                onClick={() => {
                  setFields(before);
                  setRules(operator.protocol);
                }}
              >
                {texts.discard}
              </Button>
            )}
          </FormActions>
        ) : (
          <Text as="p" tone="muted">
            {texts.onlyAdmins}
          </Text>
        )}
      </Form>
      <Stack gap="6" className={settingsCss.previews}>
        <BrandPreview name={fields.name} color={fields.brandColor.trim()} />
        <Letterhead fields={fields} changed={changed} />
      </Stack>
    </Grid>
  );
}

function FieldGroup({
  title,
  names,
  before,
  fields,
  onChange,
}: {
  title: string;
  names: readonly FieldName[];
  before: Fields;
  fields: Fields;
  onChange: (fields: Fields) => void;
}) {
  const { may } = useConsole();
  return (
    <Grid
      collapse="phone"
      as="fieldset"
      rowGap="3-5"
      gap="4"
      align="start"
      className={settingsCss.settingsGroup}
      disabled={!may('admins')}
    >
      <legend>{title}</legend>
      {names.map((name) => (
        <RecordField
          key={name}
          name={name}
          before={before}
          fields={fields}
          onChange={(value) => onChange({ ...fields, [name]: value })}
        />
      ))}
    </Grid>
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
  const texts = useTexts(settingsTexts);
  const isChanged = fields[name] !== before[name];
  const was = texts.was({ value: findText(texts.csvFormats, before[name]) ?? (before[name] || texts.empty) });
  const hint = isChanged ? was : hintsOf(texts)[name];
  const control = {
    name,
    label: namesOf(texts)[name]!,
    onChange,
    ...(hint && { hint }),
    ...(isChanged && { className: join(fieldCss.input, settingsCss.inputChanged) }),
  };
  if (name === 'csvFormat') {
    return <SelectField {...control} value={fields[name]} choices={choicesOf(texts.csvFormats)} />;
  }
  return <TextField {...control} value={fields[name]} />;
}

/** The numbers whose form the page checks before it asks for a second factor. */
function numberProblems(fields: Fields, checks: ValueChecks): FieldError[] {
  const iban = GROUPS.bank.some((name) => fields[name].trim()) ? checks.iban(fields['bank.iban']) : null;
  const vatId = fields.vatId.trim() ? checks.vatId(fields.vatId, 'DE') : null;
  return [
    ...(vatId ? [{ field: 'vatId', code: 'invalid_format', message: vatId }] : []),
    ...(iban ? [{ field: 'bank.iban', code: 'invalid_format', message: iban }] : []),
  ];
}

/** The labels by field, in the order of the page. */
function namesOf(texts: SettingsTexts): Record<string, string> {
  const nested: Record<string, string> = {
    'bank.name': texts.bankName,
    'bank.iban': texts.iban,
    'bank.bic': texts.bic,
    'sender.name': texts.senderName,
    'sender.email': texts.senderEmail,
  };
  const names = Object.values(GROUPS).flat();
  return Object.fromEntries(names.map((name) => [name, nested[name] ?? texts[name as 'name']]));
}

function hintsOf(texts: SettingsTexts): Partial<Record<FieldName, string>> {
  return {
    address: texts.addressHint,
    taxNumber: texts.taxNumberHint,
    vatExemption: texts.vatExemptionHint,
    register: texts.registerHint,
    timeZone: texts.timeZoneHint,
    phoneHours: texts.phoneHoursHint,
    brandColor: texts.brandColorHint,
    insurance: texts.insuranceHint,
    csvFormat: texts.csvFormatHint,
    sealsTo: texts.sealsToHint,
  };
}
