// The customer's own numbers, the end customer's mail address, and a note.

import { Button } from '../../ui/button.tsx';
import { TextAreaField, TextField, wireTo } from '../../ui/inputs.tsx';
import { REFERENCES } from '../references.ts';
import type { Draft } from './draft.ts';
import newOrderCss from './new-order.module.css';
import { useNewOrderWords } from './words.ts';

/** Increments the number: NL-88416 becomes NL-88417. */
function nextNumber(number: string): string {
  const [, head, digits] = /^(.*?)(\d{1,15})$/.exec(number.trim()) ?? [];
  if (digits === undefined) return `${number.trim()}-2`;
  return `${head}${String(Number(digits) + 1).padStart(digits.length, '0')}`;
}

export function ReferenceFields({
  draft,
  onChange,
  taken,
}: {
  draft: Draft;
  onChange: (draft: Draft) => void;
  taken: boolean;
}) {
  const words = useNewOrderWords();
  const wire = wireTo(draft, onChange);
  const next = nextNumber(draft.externalOrderId);
  return (
    <>
      <div className={newOrderCss.newOrderPair}>
        <TextField
          name="externalOrderId"
          label={words.yourNumber}
          optional
          maxLength={200}
          {...wire('externalOrderId')}
          correction={
            taken && (
              <Button kind="text" onClick={() => wire('externalOrderId').onChange(next)}>
                {words.use({ value: next })}
              </Button>
            )
          }
        />
        {REFERENCES.map((name) => (
          <TextField key={name} name={name} label={words.fields[name]} optional {...wire(name)} />
        ))}
      </div>
      <TextField
        name="endCustomerEmail"
        label={words.endCustomer}
        optional
        type="email"
        hint={words.endCustomerHint}
        {...wire('endCustomerEmail')}
      />
      <TextAreaField
        name="instructions"
        label={words.note}
        optional
        hint={words.noteCount({ count: draft.instructions.length })}
        rows={3}
        maxLength={500}
        {...wire('instructions')}
      />
    </>
  );
}
