// Asks what the columns of a bank's CSV have, with the first line as an example.
import { useState } from 'react';
import { assignTexts } from '../../../../../shared/texts/generated/console/accounting/assign.ts';
import { ApiError } from '../../../api/api-error.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/field.tsx';
import { FormActions, SelectField } from '../../../ui/inputs.tsx';
import { Grid } from '../../../ui/layout.tsx';
import { useChooseColumns } from './queries.ts';

export interface AskedColumns {
  header: string[];
  sample: string[][];
}

/** The columns that the service did not recognise; null for every other error. */
export function columnsAsked(error: Error | null): AskedColumns | null {
  const details = error instanceof ApiError ? error.details : undefined;
  return details?.reason === 'UNKNOWN_COLUMNS' ? (details as unknown as AskedColumns) : null;
}

const FIELDS = [
  'bookedOn',
  'amount',
  'credit',
  'debit',
  'payerName',
  'payerIban',
  'remittance',
  'currency',
] as const;
type Field = (typeof FIELDS)[number];
const NONE = '';

export function ChooseColumns({
  asked: { header, sample },
  onChosen,
  onClose,
}: {
  asked: AskedColumns;
  onChosen: () => void;
  onClose: () => void;
}) {
  const texts = useTexts(assignTexts).columns;
  const [chosen, setChosen] = useState<Partial<Record<Field, string>>>({});
  const choosing = useChooseColumns(onChosen);
  const choices = [
    { value: NONE, label: texts.none },
    ...header.map((name, index) => {
      const value = sample[0]?.[index] ?? '';
      return { value: String(index), label: value ? texts.example({ name, value }) : name };
    }),
  ];
  const columns = Object.fromEntries(
    Object.entries(chosen).flatMap(([field, at]) => (at === NONE ? [] : [[field, Number(at)]])),
  );
  return (
    <Dialog open title={texts.title} onClose={onClose}>
      <Form
        label={texts.title}
        change={choosing}
        names={{ columns: texts.fields.bookedOn, ...texts.fields }}
        onSubmit={() => choosing.mutate({ header, columns })}
      >
        <p>{texts.text}</p>
        <Grid columns={2} gap="4" align="start">
          {FIELDS.map((field) => (
            <SelectField
              key={field}
              name={field}
              label={texts.fields[field]}
              value={chosen[field] ?? NONE}
              choices={choices}
              onChange={(value) => setChosen({ ...chosen, [field]: value })}
            />
          ))}
        </Grid>
        <FormActions submit={texts.submit} />
      </Form>
    </Dialog>
  );
}
