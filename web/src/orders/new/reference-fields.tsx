// The customer's own numbers, the end customer's mail address, and a note.

import { Button } from '../../ui/button.tsx';
import { TextAreaField, TextField, wireTo } from '../../ui/inputs.tsx';
import { REFERENCES } from '../references.ts';
import type { Draft } from './draft.ts';
import newOrderCss from './new-order.module.css';
import { useNewOrderTexts } from './use-new-order-texts.ts';

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
  const texts = useNewOrderTexts();
  const wire = wireTo(draft, onChange);
  const next = nextNumber(draft.externalOrderId);
  return (
    <>
      <div className={newOrderCss.newOrderPair}>
        <TextField
          name="externalOrderId"
          label={texts.yourNumber}
          optional
          maxLength={200}
          {...wire('externalOrderId')}
          correction={
            taken && (
              <Button kind="text" onClick={() => wire('externalOrderId').onChange(next)}>
                {texts.use({ value: next })}
              </Button>
            )
          }
        />
        {REFERENCES.map((name) => (
          <TextField key={name} name={name} label={texts.fields[name]} optional {...wire(name)} />
        ))}
      </div>
      <TextField
        name="endCustomerEmail"
        label={texts.endCustomer}
        optional
        type="email"
        hint={texts.endCustomerHint}
        {...wire('endCustomerEmail')}
      />
      <TextAreaField
        name="instructions"
        label={texts.note}
        optional
        hint={texts.noteCount({ count: draft.instructions.length })}
        rows={3}
        maxLength={500}
        {...wire('instructions')}
      />
    </>
  );
}
