// The settings of accounting: DATEV, revenue accounts, reminders, small differences.
import { useState } from 'react';
import {
  type SettingsTexts,
  settingsTexts,
} from '../../../../../shared/texts/generated/console/accounting/settings.ts';
import { operations } from '../../../api/client.ts';
import { useCall } from '../../../api/use-call.ts';
import { useChange } from '../../../api/use-change.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { toast } from '../../../ui/announce.tsx';
import { Form } from '../../../ui/field.tsx';
import { choicesOf, FormActions, SelectField, TextAreaField, TextField } from '../../../ui/inputs.tsx';
import { Grid } from '../../../ui/layout.tsx';
import { QueryBoundary } from '../../../ui/query-boundary.tsx';
import { SkeletonLines } from '../../../ui/table-states.tsx';
import { Text } from '../../../ui/text.tsx';
import { LIVE } from '../../live.tsx';
import { useConsole } from '../../session.tsx';
import { FlowFrame } from '../flow/flow-frame.tsx';
import settingsCss from './accounting-settings.module.css';
import { ExchangeRates } from './exchange-rates.tsx';
import { LatePaymentFields } from './late-payment-fields.tsx';
import {
  type AccountingSettings,
  CASES,
  LEVELS,
  type SettingsDraft,
  toDraft,
  toSettings,
  withChart,
} from './settings-draft.ts';

const KEY = [LIVE, 'invoices', 'settings'];

export function AccountingSettingsPage() {
  const texts = useTexts(settingsTexts);
  const query = useCall(KEY, (signal) => operations.GET('/accounting/settings', { signal }), {
    // A change elsewhere must not replace what is being typed.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <FlowFrame step={null} title={texts.title}>
      <QueryBoundary query={query}>
        {query.data ? <SettingsForm settings={query.data} /> : <SkeletonLines lines={8} />}
      </QueryBoundary>
    </FlowFrame>
  );
}

/** The names of all fields, in the order of the page. */
function namesOf(texts: SettingsTexts): Record<string, string> {
  const levels = LEVELS.flatMap((index) => {
    const path = `reminders.levels[${index}]`;
    const named = (label: string) => `${texts.level({ level: index + 1 })}: ${label}`;
    return [
      [`${path}.daysAfterDue`, named(texts.daysAfterDue)],
      [`${path}.fee`, named(texts.fee)],
      [`${path}.payWithinDays`, named(texts.payWithinDays)],
      [`${path}.text.de`, named(texts.textDe)],
      [`${path}.text.en`, named(texts.textEn)],
    ];
  });
  return Object.fromEntries([
    ['datev.consultantNumber', texts.consultantNumber],
    ['datev.clientNumber', texts.clientNumber],
    ['datev.fiscalYearStart', texts.fiscalYearStart],
    ['datev.accountLength', texts.accountLength],
    ['datev.bankAccount', texts.bankAccount],
    ['datev.revenue.standard', texts.revenue],
    ...CASES.map((name) => [`datev.revenue.${name}`, texts.cases[name]]),
    ...levels,
    ['reminders.minimumAmount', texts.minimumAmount],
    ['reminders.latePayment.fromLevel', texts.fromLevel],
    ['reminders.latePayment.baseRates', texts.baseRate],
    ['writeOffLimit', texts.writeOffLimit],
  ]);
}

function SettingsForm({ settings }: { settings: AccountingSettings }) {
  const texts = useTexts(settingsTexts);
  const { may } = useConsole();
  const [draft, setDraft] = useState(() => toDraft(settings));
  const saving = useChange(() => operations.PUT('/accounting/settings', { body: toSettings(draft) }), {
    refreshes: [
      [LIVE, 'invoices'],
      [LIVE, 'receivables'],
    ],
    onDone: () => toast(texts.saved),
  });
  const wire: Wire = (name) => ({
    name,
    value: draft.fields[name] ?? '',
    onChange: (value: string) =>
      setDraft(
        name === 'datev.chart'
          ? withChart(draft, value === '04' ? '04' : '03')
          : { ...draft, fields: { ...draft.fields, [name]: value } },
      ),
  });
  const writes = may('accounting');
  return (
    <div className={settingsCss.page}>
      <Form label={texts.title} change={saving} names={namesOf(texts)} onSubmit={() => saving.mutate()}>
        <fieldset className={settingsCss.group} disabled={!writes}>
          <legend>{texts.datev}</legend>
          <Text as="p" tone="muted">
            {texts.datevHelp}
          </Text>
          <DatevFields wire={wire} />
        </fieldset>
        <fieldset className={settingsCss.group} disabled={!writes}>
          <legend>{texts.revenue}</legend>
          <Text as="p" tone="muted">
            {texts.revenueHelp}
          </Text>
          <Rates rates={draft.rates} onChange={(rates) => setDraft({ ...draft, rates })} />
          <Grid columns={2} gap="4" align="start">
            {CASES.map((name) => (
              <TextField
                key={name}
                label={texts.cases[name]}
                inputMode="numeric"
                {...wire(`datev.revenue.${name}`)}
              />
            ))}
          </Grid>
        </fieldset>
        <fieldset className={settingsCss.group} disabled={!writes}>
          <legend>{texts.reminders}</legend>
          <Text as="p" tone="muted">
            {texts.remindersHelp}
          </Text>
          <TextField
            label={texts.minimumAmount}
            hint={texts.minimumHint}
            inputMode="decimal"
            {...wire('reminders.minimumAmount')}
          />
          {LEVELS.map((index) => (
            <LevelFields key={index} index={index} wire={wire} />
          ))}
          <LatePaymentFields
            wire={wire}
            baseRates={draft.baseRates}
            onChange={(baseRates) => setDraft({ ...draft, baseRates })}
          />
        </fieldset>
        <fieldset className={settingsCss.group} disabled={!writes}>
          <legend>{texts.tolerance}</legend>
          <TextField
            label={texts.writeOffLimit}
            hint={texts.writeOffHint}
            inputMode="decimal"
            {...wire('writeOffLimit')}
          />
        </fieldset>
        {writes ? (
          <FormActions submit={texts.save} />
        ) : (
          <Text as="p" tone="muted">
            {texts.onlyAccounting}
          </Text>
        )}
      </Form>
      <ExchangeRates />
    </div>
  );
}

type Wire = (name: string) => { name: string; value: string; onChange: (value: string) => void };

function DatevFields({ wire }: { wire: Wire }) {
  const texts = useTexts(settingsTexts);
  return (
    <Grid columns={2} gap="4" align="start">
      <TextField
        label={texts.consultantNumber}
        hint={texts.consultantHint}
        inputMode="numeric"
        {...wire('datev.consultantNumber')}
      />
      <TextField
        label={texts.clientNumber}
        hint={texts.clientHint}
        inputMode="numeric"
        {...wire('datev.clientNumber')}
      />
      <TextField label={texts.fiscalYearStart} hint={texts.fiscalHint} {...wire('datev.fiscalYearStart')} />
      <TextField
        label={texts.accountLength}
        hint={texts.lengthHint}
        inputMode="numeric"
        {...wire('datev.accountLength')}
      />
      <SelectField label={texts.chart} choices={choicesOf<string>(texts.charts)} {...wire('datev.chart')} />
      <SelectField
        label={texts.finalize}
        hint={texts.finalizeHint}
        choices={choicesOf<string>(texts.yesNo)}
        {...wire('datev.finalize')}
      />
      <TextField
        label={texts.bankAccount}
        hint={texts.bankAccountHint}
        inputMode="numeric"
        {...wire('datev.bankAccount')}
      />
    </Grid>
  );
}

/** Typing in the last row, which is empty, adds another one. */
function Rates({
  rates,
  onChange,
}: {
  rates: SettingsDraft['rates'];
  onChange: (rates: SettingsDraft['rates']) => void;
}) {
  const texts = useTexts(settingsTexts);
  const change = (at: number, changes: Partial<SettingsDraft['rates'][number]>) => {
    const next = rates.map((one, index) => (index === at ? { ...one, ...changes } : one));
    const { rate, account } = next.at(-1)!;
    onChange(rate === '' && account === '' ? next : [...next, { rate: '', account: '' }]);
  };
  return rates.map(({ rate, account }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no id and never change places.
    <Grid key={index} columns={2} gap="4" align="start">
      <TextField
        name={index === 0 ? 'datev.revenue.standard' : `rate${index}`}
        label={texts.rate}
        inputMode="decimal"
        optional={index === rates.length - 1}
        value={rate}
        onChange={(value) => change(index, { rate: value })}
      />
      <TextField
        name={`account${index}`}
        label={texts.rateAccount({ rate: rate || null })}
        inputMode="numeric"
        optional={index === rates.length - 1}
        value={account}
        onChange={(value) => change(index, { account: value })}
      />
    </Grid>
  ));
}

function LevelFields({ index, wire }: { index: number; wire: Wire }) {
  const texts = useTexts(settingsTexts);
  const path = `reminders.levels[${index}]`;
  return (
    <fieldset className={settingsCss.level}>
      <legend>{texts.level({ level: index + 1 })}</legend>
      <Grid columns={3} gap="4" align="start">
        <TextField label={texts.daysAfterDue} inputMode="numeric" {...wire(`${path}.daysAfterDue`)} />
        <TextField label={texts.fee} hint={texts.feeHint} inputMode="decimal" {...wire(`${path}.fee`)} />
        <TextField label={texts.payWithinDays} inputMode="numeric" {...wire(`${path}.payWithinDays`)} />
      </Grid>
      <TextAreaField label={texts.textDe} rows={3} maxLength={1000} {...wire(`${path}.text.de`)} />
      <TextAreaField label={texts.textEn} rows={3} maxLength={1000} {...wire(`${path}.text.en`)} />
    </fieldset>
  );
}
