// The rule of a recurring order with its next dates: made from an order, or changed.
import { useState } from 'react';
import { findText } from '../../../../shared/text/find-text.ts';
import { recurringTexts } from '../../../../shared/texts/generated/console/recurring.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, Switch } from '../../ui/field.tsx';
import { FormActions, TextField } from '../../ui/inputs.tsx';
import { Grid, Row, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { useDebounced } from '../../ui/use-debounced.ts';
import { formatPlanDay } from '../drivers/format-plan-day.ts';
import recurringCss from './recurring.module.css';
import { type Recurring, type Rule, useNextDates, useSaveRecurring } from './recurring-queries.ts';
import { type RuleDraft, ruleOf } from './rule-draft.ts';

const TYPING_DELAY_MS = 300;
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

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
  const words = useTexts(recurringTexts).form;
  const [draft, setDraft] = useState(initial);
  const rule = ruleOf(draft);
  const saving = useSaveRecurring(recurring, (saved) => {
    toast((recurring ? words.changed : words.added)({ name: saved.name }));
    onSaved(saved);
  });
  const title = recurring ? words.change : words.title({ number: order });
  const set = (
    name: 'name' | 'everyWeeks' | 'pickupTime' | 'deliveryHours' | 'daysAhead' | 'vehicleCount',
  ) => ({
    name,
    label: words[name],
    value: draft[name],
    onChange: (value: string) => setDraft({ ...draft, [name]: value }),
  });
  const setDay = (name: 'startsOn' | 'endsOn') => ({
    name,
    label: words[name],
    value: draft[name],
    onChange: (value: string) => setDraft({ ...draft, [name]: value }),
  });
  return (
    <Dialog open wide title={title} {...(!recurring && { sentence: words.sentence })} onClose={onClose}>
      <Form
        label={title}
        change={saving}
        names={{
          name: words.name,
          weekdays: words.weekdays,
          pickupTime: words.pickupTime,
          endsOn: words.endsOn,
        }}
        onSubmit={() =>
          rule &&
          saving.mutate({
            rule,
            more: {
              order,
              name: draft.name.trim(),
              vehicleCount: Number(draft.vehicleCount) || 1,
              sameVehicle: draft.sameVehicle,
            },
          })
        }
      >
        <TextField {...set('name')} maxLength={100} />
        <Weekdays chosen={draft.weekdays} onChange={(weekdays) => setDraft({ ...draft, weekdays })} />
        <Grid gap="3" align="start" collapse="phone" className={recurringCss.fields}>
          <TextField {...set('everyWeeks')} inputMode="numeric" />
          <TextField {...set('pickupTime')} hint={words.pickupTimeHint} />
          <TextField {...set('deliveryHours')} hint={words.deliveryHint} optional inputMode="decimal" />
          <TextField {...set('daysAhead')} inputMode="numeric" />
          <DateField {...setDay('startsOn')} />
          <DateField {...setDay('endsOn')} optional />
        </Grid>
        <Switch
          label={words.skipsHolidays}
          checked={draft.skipsHolidays}
          onChange={(skipsHolidays) => setDraft({ ...draft, skipsHolidays })}
        />
        {!recurring && (
          <>
            <TextField {...set('vehicleCount')} inputMode="numeric" />
            <Switch
              label={words.sameVehicle}
              checked={draft.sameVehicle}
              onChange={(sameVehicle) => setDraft({ ...draft, sameVehicle })}
            />
          </>
        )}
        <NextDates rule={rule} />
        <FormActions submit={words.save} />
      </Form>
    </Dialog>
  );
}

function Weekdays({ chosen, onChange }: { chosen: readonly number[]; onChange: (days: number[]) => void }) {
  const words = useTexts(recurringTexts);
  return (
    <fieldset className={recurringCss.weekdays}>
      <legend>{words.form.weekdays}</legend>
      <Row gap="3" wrap>
        {WEEKDAYS.map((day) => (
          <Row as="label" gap="1-5" key={day}>
            <input
              type="checkbox"
              aria-label={findText(words.weekdayNames, String(day))}
              checked={chosen.includes(day)}
              onChange={() =>
                onChange(chosen.includes(day) ? chosen.filter((one) => one !== day) : [...chosen, day])
              }
            />
            {findText(words.weekdays, String(day))}
          </Row>
        ))}
      </Row>
    </fieldset>
  );
}

function NextDates({ rule }: { rule: Rule | null }) {
  const words = useTexts(recurringTexts).form;
  const language = useLanguage();
  const settled = useDebounced(JSON.stringify(rule), TYPING_DELAY_MS);
  const { data } = useNextDates(JSON.parse(settled) as Rule | null);
  return (
    <Stack as="section" gap="1" aria-label={words.preview} aria-live="polite">
      <strong>{words.preview}</strong>
      {data?.length === 0 && <Text tone="muted">{words.noDates}</Text>}
      <ul className={recurringCss.dates}>
        {data?.map(({ day, skipped }) => (
          <Text as="li" key={day} tone={skipped ? 'muted' : undefined}>
            {formatPlanDay(language, day)}
            {skipped && ` (${words.holiday})`}
          </Text>
        ))}
      </ul>
    </Stack>
  );
}
