// Rolls the secret of an endpoint: the user chooses how long the old secret also signs.
import { useEffect, useState } from 'react';
import { webhooksTexts } from '../../../shared/texts/generated/webhooks.ts';
import { useTexts } from '../messages/use-texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { type Change, Form } from '../ui/field.tsx';
import { FormActions, SelectField } from '../ui/inputs.tsx';
import { Notice } from '../ui/notice.tsx';

const HOURS = [1, 6, 24, 48, 72] as const;
const DEFAULT_HOURS = 24;

export function RollDialog({
  open,
  rollsAlready,
  legacy,
  rolling,
  onClose,
}: {
  open: boolean;
  /** True if the old secret of an earlier roll still signs. */
  rollsAlready: boolean;
  /** True for the older format, which has only one signature. */
  legacy: boolean;
  rolling: Change & { mutate: (hours: number) => void };
  onClose: () => void;
}) {
  const texts = useTexts(webhooksTexts).roll;
  const [hours, setHours] = useState(DEFAULT_HOURS);
  useEffect(() => {
    if (!open) setHours(DEFAULT_HOURS);
  }, [open]);
  return (
    <Dialog open={open} title={texts.title} onClose={onClose}>
      <Form label={texts.title} change={rolling} names={{}} onSubmit={() => rolling.mutate(hours)}>
        <p>{texts.text}</p>
        {rollsAlready && <Notice tone="warn" title={texts.again} />}
        {legacy && <Notice tone="warn" title={texts.legacy} />}
        <SelectField
          name="hours"
          label={texts.hours}
          value={`${hours}`}
          choices={HOURS.map((choice) => ({ value: `${choice}`, label: texts.hoursOf({ hours: choice }) }))}
          onChange={(choice) => setHours(Number(choice))}
        />
        <FormActions submit={texts.submit} />
      </Form>
    </Dialog>
  );
}
