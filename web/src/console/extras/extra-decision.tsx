// The decision about an extra or expense: approve, approve with a change and a reason, or refuse with a reason.
import { useEffect, useState } from 'react';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Form } from '../../ui/field.tsx';
import { FormActions, SelectField, TextAreaField, TextField } from '../../ui/inputs.tsx';
import { isTyping } from '../../ui/is-typing.ts';
import { Kbd } from '../../ui/kbd.tsx';
import { Row } from '../../ui/layout.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { parseNumber } from '../parse-number.ts';
import { type Extra, useDecision } from './extra-queries.ts';
import { extrasTexts } from './texts.ts';

/** A, C and R decide while no field and no row of another list has the focus. */
function useDecisionKeys(active: boolean, keys: Record<string, () => void>): void {
  useEffect(() => {
    if (!active) return;
    const onKey = (event: KeyboardEvent) => {
      const act = keys[event.key.toLowerCase()];
      const row = (event.target as HTMLElement).closest('[data-row]');
      if (!act || isTyping(event) || (row && !row.closest('[data-extras]'))) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}

export function ExtraDecision({ extra, hasKeys = false }: { extra: Extra; hasKeys?: boolean }) {
  const texts = useTexts(extrasTexts);
  const [open, setOpen] = useState<'change' | 'refuse' | null>(null);
  const deciding = useDecision(extra, ({ state }) => {
    toast(state === 'APPROVED' ? texts.approved : texts.refused);
    setOpen(null);
  });
  // Without an agreed price the amount must be entered.
  const needsAmount = extra.agreed.billTo === 'CUSTOMER' && extra.agreed.net === null;
  const approve = () => {
    if (deciding.isPending) return;
    if (needsAmount || extra.state !== 'PROPOSED') setOpen('change');
    else deciding.mutate({ decision: 'APPROVE' });
  };
  useDecisionKeys(hasKeys && open === null, {
    a: approve,
    c: () => setOpen('change'),
    r: () => setOpen('refuse'),
  });
  return (
    <>
      {deciding.error && open === null && <ErrorState error={deciding.error} />}
      <Row gap="2" wrap>
        <Button kind="filled" busy={deciding.isPending} onClick={approve}>
          {texts.approve} {hasKeys && <Kbd>A</Kbd>}
        </Button>
        <Button onClick={() => setOpen('change')}>
          {texts.change} {hasKeys && <Kbd>C</Kbd>}
        </Button>
        <Button onClick={() => setOpen('refuse')}>
          {texts.refuse} {hasKeys && <Kbd>R</Kbd>}
        </Button>
      </Row>
      <Dialog open={open === 'change'} title={texts.changeTitle} onClose={() => setOpen(null)}>
        <ChangeForm extra={extra} deciding={deciding} />
      </Dialog>
      <ReasonDialog
        open={open === 'refuse'}
        title={texts.refuseTitle}
        text={texts.refuseText}
        label={texts.reason}
        needed
        confirm={texts.refuse}
        keep={texts.keep}
        ending={{ ...deciding, mutate: ({ reason = '' }) => deciding.mutate({ decision: 'REFUSE', reason }) }}
        onClose={() => setOpen(null)}
      />
    </>
  );
}

function ChangeForm({ extra, deciding }: { extra: Extra; deciding: ReturnType<typeof useDecision> }) {
  const texts = useTexts(extrasTexts);
  const [billTo, setBillTo] = useState(extra.state === 'APPROVED' ? extra.billTo : extra.agreed.billTo);
  const [net, setNet] = useState(String(extra.net ?? extra.agreed.net ?? extra.paidNet ?? ''));
  const [reason, setReason] = useState('');
  return (
    <Form
      label={texts.changeTitle}
      change={deciding}
      names={{ billTo: texts.billTo, net: texts.net, reason: texts.reason }}
      onSubmit={() =>
        deciding.mutate({
          decision: 'APPROVE',
          billTo,
          ...(billTo === 'CUSTOMER' && { net: parseNumber(net) }),
          ...(reason.trim() && { reason: reason.trim() }),
        })
      }
    >
      <p>{texts.changeText}</p>
      <SelectField
        name="billTo"
        label={texts.billTo}
        value={billTo}
        choices={(['CUSTOMER', 'OPERATOR'] as const).map((value) => ({ value, label: texts.payers[value] }))}
        onChange={setBillTo}
      />
      {billTo === 'CUSTOMER' && (
        <TextField name="net" label={texts.net} inputMode="decimal" value={net} onChange={setNet} />
      )}
      <TextAreaField name="reason" label={texts.reason} rows={2} value={reason} onChange={setReason} />
      <FormActions submit={texts.approve} />
    </Form>
  );
}
