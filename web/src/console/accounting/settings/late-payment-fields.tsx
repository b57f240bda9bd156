// Interest and flat fee for late payment, with the base rates of interest.
import { settingsTexts } from '../../../../../shared/texts/generated/console/accounting/settings.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { choicesOf, SelectField, TextField } from '../../../ui/inputs.tsx';
import { Grid } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import settingsCss from './accounting-settings.module.css';
import type { SettingsDraft } from './settings-draft.ts';

type BaseRates = SettingsDraft['baseRates'];
const PATH = 'reminders.latePayment';

export function LatePaymentFields({
  wire,
  baseRates,
  onChange,
}: {
  wire: (name: string) => { name: string; value: string; onChange: (value: string) => void };
  baseRates: BaseRates;
  onChange: (baseRates: BaseRates) => void;
}) {
  const texts = useTexts(settingsTexts);
  const choices = choicesOf<string>(texts.yesNo);
  return (
    <fieldset className={settingsCss.level}>
      <legend>{texts.latePayment}</legend>
      <Text as="p" tone="muted">
        {texts.latePaymentHelp}
      </Text>
      <Grid columns={3} gap="4" align="start">
        <SelectField label={texts.interest} choices={choices} {...wire(`${PATH}.interest`)} />
        <SelectField label={texts.flatFee} choices={choices} {...wire(`${PATH}.flatFee`)} />
        <TextField label={texts.fromLevel} inputMode="numeric" {...wire(`${PATH}.fromLevel`)} />
      </Grid>
      <BaseRateRows baseRates={baseRates} onChange={onChange} />
    </fieldset>
  );
}

/** Typing in the last row, which is empty, adds another one. */
function BaseRateRows({
  baseRates,
  onChange,
}: {
  baseRates: BaseRates;
  onChange: (baseRates: BaseRates) => void;
}) {
  const texts = useTexts(settingsTexts);
  const change = (at: number, changes: Partial<BaseRates[number]>) => {
    const next = baseRates.map((one, index) => (index === at ? { ...one, ...changes } : one));
    const { from, percent } = next.at(-1)!;
    onChange(from === '' && percent === '' ? next : [...next, { from: '', percent: '' }]);
  };
  return baseRates.map(({ from, percent }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no id and never change places.
    <Grid key={index} columns={2} gap="4" align="start">
      <TextField
        name={`${PATH}.baseRates[${index}].from`}
        label={texts.baseRateFrom}
        optional={index === baseRates.length - 1}
        value={from}
        onChange={(value) => change(index, { from: value })}
      />
      <TextField
        name={`${PATH}.baseRates[${index}].percent`}
        label={texts.baseRate}
        inputMode="decimal"
        optional={index === baseRates.length - 1}
        value={percent}
        onChange={(value) => change(index, { percent: value })}
      />
    </Grid>
  ));
}
