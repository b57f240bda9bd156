// The averages of a month for each currency, which invoices and receipts in other currencies use.
import { useState } from 'react';
import { settingsTexts } from '../../../../../shared/texts/generated/console/accounting/settings.ts';
import { operations } from '../../../api/client.ts';
import { useCall } from '../../../api/use-call.ts';
import { useChange } from '../../../api/use-change.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { toast } from '../../../ui/announce.tsx';
import { Form } from '../../../ui/field.tsx';
import { FormActions, TextField } from '../../../ui/inputs.tsx';
import { Grid } from '../../../ui/layout.tsx';
import { QueryBoundary } from '../../../ui/query-boundary.tsx';
import { SkeletonLines } from '../../../ui/table-states.tsx';
import { Text } from '../../../ui/text.tsx';
import { LIVE } from '../../live.tsx';
import { parseNumber } from '../../parse-number.ts';
import { useConsole } from '../../session.tsx';
import settingsCss from './accounting-settings.module.css';

interface RateRow {
  month: string;
  currency: string;
  rate: string;
}

const EMPTY: RateRow = { month: '', currency: '', rate: '' };
const isEmpty = (row: RateRow) => Object.values(row).every((value) => value.trim() === '');

export function ExchangeRates() {
  const query = useCall(
    [LIVE, 'invoices', 'exchange-rates'],
    (signal) => operations.GET('/accounting/exchange-rates', { signal }),
    // A change elsewhere must not replace what is being typed.
    { staleTime: Number.POSITIVE_INFINITY },
  );
  return (
    <QueryBoundary query={query}>
      {query.data ? (
        <RatesForm rates={query.data.data.map(({ rate, ...one }) => ({ ...one, rate: String(rate) }))} />
      ) : (
        <SkeletonLines lines={3} />
      )}
    </QueryBoundary>
  );
}

function RatesForm({ rates }: { rates: RateRow[] }) {
  const texts = useTexts(settingsTexts);
  const writes = useConsole().may('accounting');
  const [rows, setRows] = useState(() => [...rates, EMPTY]);
  const data = rows
    .filter((row) => !isEmpty(row))
    .map(({ month, currency, rate }) => ({
      month: month.trim(),
      currency: currency.trim().toUpperCase(),
      rate: parseNumber(rate),
    }));
  const saving = useChange(() => operations.PUT('/accounting/exchange-rates', { body: { data } }), {
    refreshes: [[LIVE, 'invoices']],
    onDone: () => toast(texts.saved),
  });
  const change = (at: number, changes: Partial<RateRow>) => {
    const next = rows.map((row, index) => (index === at ? { ...row, ...changes } : row));
    setRows(isEmpty(next.at(-1)!) ? next : [...next, EMPTY]);
  };
  const labels = { month: texts.rateMonth, currency: texts.rateCurrency, rate: texts.rateOfEuro };
  const names = Object.fromEntries(
    rows.flatMap((_, index) =>
      Object.entries(labels).map(([field, label]) => [`data[${index}].${field}`, label]),
    ),
  );
  return (
    <Form label={texts.exchangeRates} change={saving} names={names} onSubmit={() => saving.mutate()}>
      <fieldset className={settingsCss.group} disabled={!writes}>
        <legend>{texts.exchangeRates}</legend>
        <Text as="p" tone="muted">
          {texts.exchangeRatesHelp}
        </Text>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no id and never change places.
          <Grid key={index} columns={3} gap="4" align="start">
            {(['month', 'currency', 'rate'] as const).map((field) => (
              <TextField
                key={field}
                name={`data[${index}].${field}`}
                label={labels[field]}
                optional={index === rows.length - 1}
                inputMode={field === 'rate' ? 'decimal' : 'text'}
                value={row[field]}
                onChange={(value) => change(index, { [field]: value })}
              />
            ))}
          </Grid>
        ))}
      </fieldset>
      {writes && <FormActions submit={texts.saveRates} />}
    </Form>
  );
}
