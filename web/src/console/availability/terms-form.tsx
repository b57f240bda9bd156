// The terms on which a driver works: hours of the week, limits, home place, licences and vehicles.
import { useState } from 'react';
import {
  type AvailabilityTexts,
  availabilityTexts,
} from '../../../../shared/texts/generated/console/availability.ts';
import { type TimeTexts, timeTexts } from '../../../../shared/texts/generated/time.ts';
import { WEEKDAYS } from '../../../../shared/time/weekdays.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { Form, Switch } from '../../ui/field.tsx';
import { choicesOf, FormActions, SelectField, TextField, wireTo } from '../../ui/inputs.tsx';
import { Grid, Row, Section, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import css from './availability.module.css';
import { useChangeTerms, type WorkingTerms } from './availability-queries.ts';
import { bodyOf, type DayDraft, draftOf, readClock, type TermsDraft } from './terms-draft.ts';

const LICENCES = ['B', 'BE', 'C1', 'C1E', 'C', 'CE'] as const;
const KINDS = ['TRAILER', 'TRUCK', 'ELECTRIC'] as const;

function namesOf(
  { hours, terms, driving }: AvailabilityTexts,
  { weekdays }: TimeTexts,
): Record<string, string> {
  return {
    ...Object.fromEntries(
      WEEKDAYS.map((weekday) => weekdays[weekday]).flatMap((day, i) => [
        [`weeklyHours[${i}].from`, hours.fromOn({ day })],
        [`weeklyHours[${i}].to`, hours.toOn({ day })],
      ]),
    ),
    employment: terms.employment,
    maxDayMinutes: terms.maxDay,
    minRestMinutes: terms.minRest,
    'home.postalCode': terms.postalCode,
    'home.city': terms.city,
    licenceClasses: driving.licences,
    mayDrive: driving.kinds,
  };
}

export function TermsForm({ driverId, terms }: { driverId: string; terms: WorkingTerms }) {
  const texts = useTexts(availabilityTexts);
  const [draft, setDraft] = useState(() => draftOf(terms));
  const wire = wireTo(draft, setDraft);
  const change = useChangeTerms(driverId, () => toast(texts.saved));
  return (
    <Form
      label={texts.crumb}
      change={change}
      names={namesOf(texts, useTexts(timeTexts))}
      onSubmit={() => change.mutate(bodyOf(draft))}
    >
      <Section title={texts.hours.title}>
        <Switch label={texts.hours.anyTime} {...checkedBy(wire('anyTime'))} />
        {!draft.anyTime && <WeekFields draft={draft} onChange={setDraft} />}
      </Section>
      <Section title={texts.terms.title}>
        <Stack gap="4">
          <SelectField
            name="employment"
            label={texts.terms.employment}
            choices={choicesOf(texts.terms.employments)}
            {...wire('employment')}
          />
          <Grid columns={2} gap="4" align="start">
            <TextField
              name="maxDayMinutes"
              label={texts.terms.maxDay}
              hint={texts.terms.maxDayHint}
              inputMode="decimal"
              optional
              {...wire('maxDayHours')}
            />
            <TextField
              name="minRestMinutes"
              label={texts.terms.minRest}
              hint={texts.terms.minRestHint}
              inputMode="decimal"
              optional
              {...wire('minRestHours')}
            />
            <TextField
              name="home.postalCode"
              label={texts.terms.postalCode}
              optional
              {...wire('postalCode')}
            />
            <TextField
              name="home.city"
              label={texts.terms.city}
              hint={terms.home && !terms.home.found ? texts.terms.notFound : texts.terms.cityHint}
              optional
              {...wire('city')}
            />
          </Grid>
        </Stack>
      </Section>
      <Section title={texts.driving.title}>
        <Grid columns={2} gap="4" align="start">
          <Checks
            legend={texts.driving.licences}
            hint={texts.driving.licencesHint}
            choices={LICENCES.map((value) => ({ value, label: value }))}
            {...wire('licenceClasses')}
          />
          <Checks
            legend={texts.driving.kinds}
            choices={KINDS.map((value) => ({ value, label: texts.driving.kind[value] }))}
            {...wire('mayDrive')}
          />
        </Grid>
      </Section>
      <FormActions submit={texts.save} />
    </Form>
  );
}

function checkedBy({ value, onChange }: { value: boolean; onChange: (value: boolean) => void }) {
  return { checked: value, onChange };
}

function WeekFields({ draft, onChange }: { draft: TermsDraft; onChange: (draft: TermsDraft) => void }) {
  const texts = useTexts(availabilityTexts);
  const { weekdays } = useTexts(timeTexts);
  const setDay = (at: number, day: DayDraft) =>
    onChange({ ...draft, days: draft.days.map((one, i) => (i === at ? day : one)) });
  return (
    <Stack gap="2">
      {draft.days.map((day, i) => {
        const name = weekdays[WEEKDAYS[i]!];
        const clock = (key: 'from' | 'to', label: string) => (
          <TextField
            name={`weeklyHours[${i}].${key}`}
            label={label}
            labelHidden
            inputMode="numeric"
            maxLength={5}
            value={day[key]}
            onChange={(value) => setDay(i, { ...day, [key]: value })}
            onBlur={() => setDay(i, { ...day, [key]: readClock(day[key]) })}
          />
        );
        return (
          <div key={name} className={css.day}>
            <label className={css.check}>
              <input
                type="checkbox"
                aria-label={texts.hours.works({ day: name })}
                checked={day.works}
                onChange={({ target }) => setDay(i, { ...day, works: target.checked })}
              />
              {name}
            </label>
            {day.works ? (
              <Row gap="2" align="start">
                {clock('from', texts.hours.fromOn({ day: name }))}
                <span className={css.dash} aria-hidden="true">
                  –
                </span>
                {clock('to', texts.hours.toOn({ day: name }))}
              </Row>
            ) : (
              <Text tone="muted">{texts.hours.off}</Text>
            )}
          </div>
        );
      })}
      <Text as="p" tone="muted">
        {texts.hours.hint}
      </Text>
    </Stack>
  );
}

function Checks<Value extends string>({
  legend,
  hint,
  choices,
  value,
  onChange,
}: {
  legend: string;
  hint?: string;
  choices: readonly { value: Value; label: string }[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
}) {
  return (
    <fieldset className={css.checks}>
      <legend>{legend}</legend>
      <Row gap="4" rowGap="2" wrap>
        {choices.map((choice) => (
          <label key={choice.value} className={css.check}>
            <input
              type="checkbox"
              checked={value.includes(choice.value)}
              onChange={({ target }) =>
                onChange(
                  target.checked ? [...value, choice.value] : value.filter((one) => one !== choice.value),
                )
              }
            />
            {choice.label}
          </label>
        ))}
      </Row>
      {hint && (
        <Text as="p" tone="muted">
          {hint}
        </Text>
      )}
    </fieldset>
  );
}
