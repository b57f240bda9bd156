// The rates of planning: what the ways of drivers take and cost. The proposal of a day goes by them.

import { useState } from 'react';
import { decimalSign } from '../../../../../shared/text/locale.ts';
import { planningTexts } from '../../../../../shared/texts/generated/console/settings/planning.ts';
import { settingsTexts } from '../../../../../shared/texts/generated/console/settings.ts';
import { operations } from '../../../api/client.ts';
import type { components } from '../../../api/paths/operations.ts';
import { useCall } from '../../../api/use-call.ts';
import { useChange } from '../../../api/use-change.ts';
import { type Language, useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { toast } from '../../../ui/announce.tsx';
import { Form } from '../../../ui/field.tsx';
import { FormActions, TextField } from '../../../ui/inputs.tsx';
import { Grid, Stack } from '../../../ui/layout.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { QueryBoundary } from '../../../ui/query-boundary.tsx';
import { SkeletonLines } from '../../../ui/table-states.tsx';
import { Text } from '../../../ui/text.tsx';
import { parseNumber } from '../../parse-number.ts';
import { useConsole } from '../../session.tsx';
import { SettingsFrame } from '../settings-frame.tsx';
import planningCss from './planning.module.css';

type Rates = components['schemas']['PlanningRates'];

const GROUPS = {
  transit: ['transitTimeFactor', 'transitWaitMinutes', 'transitPerKm'],
  shuttle: ['shuttlePerKm', 'shuttleSeats'],
  overnight: ['overnightCost', 'overnightWithinKm'],
  time: ['hourCost'],
} as const;
type Name = (typeof GROUPS)[keyof typeof GROUPS][number];
const NAMES: readonly Name[] = Object.values(GROUPS).flat();

/** Outside the live scope: a change elsewhere must not replace what is being typed. */
const KEY = ['planning-rates'];

export function PlanningPage() {
  const texts = useTexts(planningTexts);
  const { title } = useTexts(settingsTexts);
  const query = useCall(KEY, (signal) => operations.GET('/planning-rates', { signal }), {
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <>
      <PageHead title={title} meta={<span>{texts.sentence}</span>} />
      <SettingsFrame>
        <div className={planningCss.page}>
          <QueryBoundary query={query}>
            {query.data ? <RatesForm rates={query.data} /> : <SkeletonLines lines={8} />}
          </QueryBoundary>
        </div>
      </SettingsFrame>
    </>
  );
}

function RatesForm({ rates }: { rates: Rates }) {
  const texts = useTexts(planningTexts);
  const { may } = useConsole();
  const language = useLanguage();
  const [typed, setTyped] = useState(() => textsOf(rates, language));
  const saving = useChange(() => operations.PUT('/planning-rates', { body: numbersOf(typed) }), {
    refreshes: [KEY],
    onDone: () => toast(texts.saved),
  });
  const writes = may('dispatch');
  return (
    <Form label={texts.title} change={saving} names={texts.fields} onSubmit={() => saving.mutate()}>
      {Object.entries(GROUPS).map(([group, names]) => (
        <fieldset key={group} className={planningCss.group} disabled={!writes}>
          <legend>{texts.groups[group as keyof typeof GROUPS]}</legend>
          <Text as="p" tone="muted">
            {texts.help[group as keyof typeof GROUPS]}
          </Text>
          <Grid columns={2} collapse="phone" gap="4" align="start">
            {names.map((name) => (
              <TextField
                key={name}
                name={name}
                label={texts.fields[name]}
                inputMode="decimal"
                value={typed[name]}
                onChange={(value) => setTyped({ ...typed, [name]: value })}
              />
            ))}
          </Grid>
        </fieldset>
      ))}
      {writes ? (
        <FormActions submit={texts.save} />
      ) : (
        <Stack as="p" tone="muted">
          {texts.onlyDispatch}
        </Stack>
      )}
    </Form>
  );
}

const textsOf = (rates: Rates, language: Language) =>
  Object.fromEntries(
    NAMES.map((name) => [name, String(rates[name]).replace('.', decimalSign(language))]),
  ) as Record<Name, string>;
/** What cannot be read is refused by the API at its field. */
const numbersOf = (typed: Record<Name, string>) =>
  Object.fromEntries(NAMES.map((name) => [name, parseNumber(typed[name])])) as Record<Name, number>;
