// The rule of a recurring order with its next dates: made from an order, or changed.

import { useState } from 'react';
import { recurringTexts } from '../../../../shared/texts/generated/console/recurring.ts';
import { timeTexts } from '../../../../shared/texts/generated/time.ts';
import { WEEKDAYS } from '../../../../shared/time/weekdays.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, Switch } from '../../ui/field.tsx';
import { FormActions, SelectField, TextField } from '../../ui/inputs.tsx';
import { Grid, Row, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { useDebounced } from '../../ui/use-debounced.ts';
import { formatRuleDay } from './format-rule.ts';
import recurringCss from './recurring.module.css';
import { type Recurring, type Rule, useNextDates, useSaveRecurring } from './recurring-queries.ts';
import { type RuleDraft, ruleOf } from './rule-draft.ts';

const TYPING_DELAY_MS = 300;
const ON_HOLIDAYS = ['MOVE', 'SKIP', 'KEEP'] as const;
const LAST = '-1';
const NTH_OF_WEEKDAYS = ['1', '2', '3', '4', LAST];
const NTH_OF_DAYS = [...Array.from({ length: 31 }, (_, i) => String(i + 1)), LAST];

export function RecurringDialog({
  order,
  recurring,
  initial,
  onClose,
  onSaved,
}: {
  /** The number of the order that is the template, for a new one. */
  order: string;
  recurring: Recurring | null;
  initial: RuleDraft;
  onClose: () => void;
  onSaved: (saved: Recurring) => void;
}) {
  const texts = useTexts(recurringTexts).form;
  const [draft, setDraft] = useState(initial);
  const rule = ruleOf(draft);
  const saving = useSaveRecurring(recurring, (saved) => {
    toast((recurring ? texts.changed : texts.added)({ name: saved.name }));
    onSaved(saved);
  });
  const title = recurring ? texts.change : texts.title({ number: order });
  const set = (
    name: 'name' | 'everyWeeks' | 'pickupTime' | 'deliveryHours' | 'daysAhead' | 'vehicleCount',
  ) => ({
    name,
    label: texts[name],
    value: draft[name],
    onChange: (value: string) => setDraft({ ...draft, [name]: value }),
  });
  const setDay = (name: 'startsOn' | 'endsOn') => ({
    name,
    label: texts[name],
    value: draft[name],
    onChange: (value: string) => setDraft({ ...draft, [name]: value }),
  });
  return (
    <Dialog open wide title={title} {...(!recurring && { sentence: texts.sentence })} onClose={onClose}>
      <Form
        label={title}
        change={saving}
        names={{
          name: texts.name,
          weekdays: texts.weekdays,
          pickupTime: texts.pickupTime,
          endsOn: texts.endsOn,
        }}
        onSubmit={() =>
          rule &&
          saving.mutate({
            rule,
            more: {
              order,
              name: draft.name.trim(),
              vehicleCount: Number(draft.vehicleCount) || 1,
              sameVehicle: draft.sameVehicle && Number(draft.vehicleCount) === 1,
            },
          })
        }
      >
        <TextField {...set('name')} maxLength={100} />
        <RepeatFields draft={draft} onChange={setDraft} />
        <Grid gap="3" align="start" collapse="phone" className={recurringCss.fields}>
          {!draft.isMonthly && <TextField {...set('everyWeeks')} inputMode="numeric" />}
          <TextField {...set('pickupTime')} hint={texts.pickupTimeHint} />
          <TextField {...set('deliveryHours')} hint={texts.deliveryHint} optional inputMode="decimal" />
          <TextField {...set('daysAhead')} inputMode="numeric" />
          <DateField {...setDay('startsOn')} />
          <DateField {...setDay('endsOn')} optional />
        </Grid>
        <SelectField
          name="onHolidays"
          label={texts.onHolidays}
          value={draft.onHolidays}
          choices={ON_HOLIDAYS.map((value) => ({ value, label: texts.holidayChoices[value] }))}
          onChange={(onHolidays) => setDraft({ ...draft, onHolidays })}
        />
        {!recurring && (
          <>
            <TextField {...set('vehicleCount')} inputMode="numeric" />
            {Number(draft.vehicleCount) === 1 && (
              <Switch
                label={texts.sameVehicle}
                checked={draft.sameVehicle}
                onChange={(sameVehicle) => setDraft({ ...draft, sameVehicle })}
              />
            )}
          </>
        )}
        <NextDates rule={rule && { ...rule, ...(recurring ? { recurringId: recurring.id } : { order }) }} />
        <FormActions submit={texts.save} />
      </Form>
    </Dialog>
  );
}

/** By week with weekdays, or by month with one of its days. */
function RepeatFields({ draft, onChange }: { draft: RuleDraft; onChange: (draft: RuleDraft) => void }) {
  const texts = useTexts(recurringTexts);
  const { form } = texts;
  const names = { ...texts.daysOfMonth, ...useTexts(timeTexts).weekdays };
  const days = Object.keys(names) as RuleDraft['of'][];
  const nths = draft.of === 'DAY' ? NTH_OF_DAYS : NTH_OF_WEEKDAYS;
  return (
    <>
      <SelectField
        name="repeats"
        label={form.repeats}
        value={draft.isMonthly ? 'month' : 'week'}
        choices={[
          { value: 'week', label: form.byWeek },
          { value: 'month', label: form.byMonth },
        ]}
        onChange={(repeats) => onChange({ ...draft, isMonthly: repeats === 'month' })}
      />
      {draft.isMonthly ? (
        <Grid columns={2} gap="3" align="start">
          <SelectField
            name="byMonth.nth"
            label={form.nth}
            value={draft.nth}
            choices={nths.map((value) => ({ value, label: value === LAST ? form.nthLast : `${value}.` }))}
            onChange={(nth) => onChange({ ...draft, nth })}
          />
          <SelectField
            name="byMonth.of"
            label={form.of}
            value={draft.of}
            choices={days.map((value) => ({ value, label: names[value] }))}
            onChange={(of) => onChange({ ...draft, of, nth: of === 'DAY' ? draft.nth : LAST })}
          />
        </Grid>
      ) : (
        <Weekdays chosen={draft.weekdays} onChange={(weekdays) => onChange({ ...draft, weekdays })} />
      )}
    </>
  );
}

function Weekdays({ chosen, onChange }: { chosen: readonly number[]; onChange: (days: number[]) => void }) {
  const texts = useTexts(recurringTexts);
  const { weekdays, shortWeekdays } = useTexts(timeTexts);
  return (
    <fieldset className={recurringCss.weekdays}>
      <legend>{texts.form.weekdays}</legend>
      <Row gap="3" wrap>
        {WEEKDAYS.map((name, index) => [name, index + 1] as const).map(([name, day]) => (
          <Row as="label" gap="1-5" key={day}>
            <input
              type="checkbox"
              aria-label={weekdays[name]}
              checked={chosen.includes(day)}
              onChange={() =>
                onChange(chosen.includes(day) ? chosen.filter((one) => one !== day) : [...chosen, day])
              }
            />
            {shortWeekdays[name]}
          </Row>
        ))}
      </Row>
    </fieldset>
  );
}

function NextDates({ rule }: { rule: Rule | null }) {
  const texts = useTexts(recurringTexts);
  const language = useLanguage();
  const settled = useDebounced(JSON.stringify(rule), TYPING_DELAY_MS);
  const { data } = useNextDates(JSON.parse(settled) as Rule | null);
  return (
    <Stack as="section" gap="1" aria-label={texts.form.preview} aria-live="polite">
      <strong>{texts.form.preview}</strong>
      {data?.length === 0 && <Text tone="muted">{texts.form.noDates}</Text>}
      <ul className={recurringCss.dates}>
        {data?.map((each) => (
          <Text as="li" key={each.day} tone={each.skippedBy ? 'muted' : undefined}>
            {formatRuleDay(texts, language, each)}
          </Text>
        ))}
      </ul>
    </Stack>
  );
}
