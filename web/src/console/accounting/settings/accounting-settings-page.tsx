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
  const words = useTexts(settingsTexts);
  const query = useCall(KEY, (signal) => operations.GET('/accounting/settings', { signal }), {
    // A change elsewhere must not replace what is being typed.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <FlowFrame step={null} title={words.title}>
      <QueryBoundary query={query}>
        {query.data ? <SettingsForm settings={query.data} /> : <SkeletonLines lines={8} />}
      </QueryBoundary>
    </FlowFrame>
  );
}

/** The names of all fields, in the order of the page. */
function namesOf(words: SettingsTexts): Record<string, string> {
  const levels = LEVELS.flatMap((index) => {
    const path = `reminders.levels[${index}]`;
    const named = (label: string) => `${words.level({ level: index + 1 })}: ${label}`;
    return [
      [`${path}.daysAfterDue`, named(words.daysAfterDue)],
      [`${path}.fee`, named(words.fee)],
      [`${path}.payWithinDays`, named(words.payWithinDays)],
      [`${path}.text.de`, named(words.textDe)],
      [`${path}.text.en`, named(words.textEn)],
    ];
  });
  return Object.fromEntries([
    ['datev.consultantNumber', words.consultantNumber],
    ['datev.clientNumber', words.clientNumber],
    ['datev.fiscalYearStart', words.fiscalYearStart],
    ['datev.accountLength', words.accountLength],
    ['datev.bankAccount', words.bankAccount],
    ['datev.collectiveDebtor', words.collectiveDebtor],
    ['datev.revenue.standard', words.revenue],
    ...CASES.map((name) => [`datev.revenue.${name}`, words.cases[name]]),
    ...levels,
    ['reminders.minimumAmount', words.minimumAmount],
    ['reminders.latePayment.fromLevel', words.fromLevel],
    ['reminders.latePayment.baseRates', words.baseRate],
    ['writeOffLimit', words.writeOffLimit],
  ]);
}

function SettingsForm({ settings }: { settings: AccountingSettings }) {
  const words = useTexts(settingsTexts);
  const { may } = useConsole();
  const [draft, setDraft] = useState(() => toDraft(settings));
  const saving = useChange(() => operations.PUT('/accounting/settings', { body: toSettings(draft) }), {
    refreshes: [
      [LIVE, 'invoices'],
      [LIVE, 'receivables'],
    ],
    onDone: () => toast(words.saved),
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
      <Form label={words.title} change={saving} names={namesOf(words)} onSubmit={() => saving.mutate()}>
        <fieldset className={settingsCss.group} disabled={!writes}>
          <legend>{words.datev}</legend>
          <Text as="p" tone="muted">
            {words.datevHelp}
          </Text>
          <DatevFields wire={wire} />
        </fieldset>
        <fieldset className={settingsCss.group} disabled={!writes}>
          <legend>{words.revenue}</legend>
          <Text as="p" tone="muted">
            {words.revenueHelp}
          </Text>
          <Rates rates={draft.rates} onChange={(rates) => setDraft({ ...draft, rates })} />
          <Grid columns={2} gap="4" align="start">
            {CASES.map((name) => (
              <TextField
                key={name}
                label={words.cases[name]}
                inputMode="numeric"
                {...wire(`datev.revenue.${name}`)}
              />
            ))}
          </Grid>
        </fieldset>
        <fieldset className={settingsCss.group} disabled={!writes}>
          <legend>{words.reminders}</legend>
          <Text as="p" tone="muted">
            {words.remindersHelp}
          </Text>
          <TextField
            label={words.minimumAmount}
            hint={words.minimumHint}
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
          <legend>{words.tolerance}</legend>
          <TextField
            label={words.writeOffLimit}
            hint={words.writeOffHint}
            inputMode="decimal"
            {...wire('writeOffLimit')}
          />
        </fieldset>
        {writes ? (
          <FormActions submit={words.save} />
        ) : (
          <Text as="p" tone="muted">
            {words.onlyAccounting}
          </Text>
        )}
      </Form>
      <ExchangeRates />
    </div>
  );
}

type Wire = (name: string) => { name: string; value: string; onChange: (value: string) => void };

function DatevFields({ wire }: { wire: Wire }) {
  const words = useTexts(settingsTexts);
  return (
    <Grid columns={2} gap="4" align="start">
      <TextField
        label={words.consultantNumber}
        hint={words.consultantHint}
        inputMode="numeric"
        {...wire('datev.consultantNumber')}
      />
      <TextField
        label={words.clientNumber}
        hint={words.clientHint}
        inputMode="numeric"
        {...wire('datev.clientNumber')}
      />
      <TextField label={words.fiscalYearStart} hint={words.fiscalHint} {...wire('datev.fiscalYearStart')} />
      <TextField
        label={words.accountLength}
        hint={words.lengthHint}
        inputMode="numeric"
        {...wire('datev.accountLength')}
      />
      <SelectField label={words.chart} choices={choicesOf<string>(words.charts)} {...wire('datev.chart')} />
      <SelectField
        label={words.finalize}
        hint={words.finalizeHint}
        choices={choicesOf<string>(words.yesNo)}
        {...wire('datev.finalize')}
      />
      <TextField
        label={words.bankAccount}
        hint={words.bankAccountHint}
        inputMode="numeric"
        {...wire('datev.bankAccount')}
      />
      <TextField
        label={words.collectiveDebtor}
        hint={words.collectiveDebtorHint}
        inputMode="numeric"
        {...wire('datev.collectiveDebtor')}
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
  const words = useTexts(settingsTexts);
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
        label={words.rate}
        inputMode="decimal"
        optional={index === rates.length - 1}
        value={rate}
        onChange={(value) => change(index, { rate: value })}
      />
      <TextField
        name={`account${index}`}
        label={words.rateAccount({ rate: rate || null })}
        inputMode="numeric"
        optional={index === rates.length - 1}
        value={account}
        onChange={(value) => change(index, { account: value })}
      />
    </Grid>
  ));
}

function LevelFields({ index, wire }: { index: number; wire: Wire }) {
  const words = useTexts(settingsTexts);
  const path = `reminders.levels[${index}]`;
  return (
    <fieldset className={settingsCss.level}>
      <legend>{words.level({ level: index + 1 })}</legend>
      <Grid columns={3} gap="4" align="start">
        <TextField label={words.daysAfterDue} inputMode="numeric" {...wire(`${path}.daysAfterDue`)} />
        <TextField label={words.fee} hint={words.feeHint} inputMode="decimal" {...wire(`${path}.fee`)} />
        <TextField label={words.payWithinDays} inputMode="numeric" {...wire(`${path}.payWithinDays`)} />
      </Grid>
      <TextAreaField label={words.textDe} rows={3} maxLength={1000} {...wire(`${path}.text.de`)} />
      <TextAreaField label={words.textEn} rows={3} maxLength={1000} {...wire(`${path}.text.en`)} />
    </fieldset>
  );
}
