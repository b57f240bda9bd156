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
  const words = useTexts(extrasTexts);
  const [open, setOpen] = useState<'change' | 'refuse' | null>(null);
  const deciding = useDecision(extra, ({ state }) => {
    toast(state === 'APPROVED' ? words.approved : words.refused);
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
          {words.approve} {hasKeys && <Kbd>A</Kbd>}
        </Button>
        <Button onClick={() => setOpen('change')}>
          {words.change} {hasKeys && <Kbd>C</Kbd>}
        </Button>
        <Button onClick={() => setOpen('refuse')}>
          {words.refuse} {hasKeys && <Kbd>R</Kbd>}
        </Button>
      </Row>
      <Dialog open={open === 'change'} title={words.changeTitle} onClose={() => setOpen(null)}>
        <ChangeForm extra={extra} deciding={deciding} />
      </Dialog>
      <ReasonDialog
        open={open === 'refuse'}
        title={words.refuseTitle}
        text={words.refuseText}
        label={words.reason}
        needed
        confirm={words.refuse}
        keep={words.keep}
        ending={{ ...deciding, mutate: ({ reason = '' }) => deciding.mutate({ decision: 'REFUSE', reason }) }}
        onClose={() => setOpen(null)}
      />
    </>
  );
}

function ChangeForm({ extra, deciding }: { extra: Extra; deciding: ReturnType<typeof useDecision> }) {
  const words = useTexts(extrasTexts);
  const [billTo, setBillTo] = useState(extra.state === 'APPROVED' ? extra.billTo : extra.agreed.billTo);
  const [net, setNet] = useState(String(extra.net ?? extra.agreed.net ?? extra.paidNet ?? ''));
  const [reason, setReason] = useState('');
  return (
    <Form
      label={words.changeTitle}
      change={deciding}
      names={{ billTo: words.billTo, net: words.net, reason: words.reason }}
      onSubmit={() =>
        deciding.mutate({
          decision: 'APPROVE',
          billTo,
          ...(billTo === 'CUSTOMER' && { net: parseNumber(net) }),
          ...(reason.trim() && { reason: reason.trim() }),
        })
      }
    >
      <p>{words.changeText}</p>
      <SelectField
        name="billTo"
        label={words.billTo}
        value={billTo}
        choices={(['CUSTOMER', 'OPERATOR'] as const).map((value) => ({ value, label: words.payers[value] }))}
        onChange={setBillTo}
      />
      {billTo === 'CUSTOMER' && (
        <TextField name="net" label={words.net} inputMode="decimal" value={net} onChange={setNet} />
      )}
      <TextAreaField name="reason" label={words.reason} rows={2} value={reason} onChange={setReason} />
      <FormActions submit={words.approve} />
    </Form>
  );
}
