// Closes a case with its outcome: credit to the customer, cost to us, or nothing.
import { useState } from 'react';
import { damageTexts } from '../../../../shared/texts/generated/console/damage.ts';
import { operations } from '../../api/client.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { DateField } from '../../ui/date-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/field.tsx';
import { formatMoney } from '../../ui/format.ts';
import { choicesOf, FormActions, SelectField, TextField } from '../../ui/inputs.tsx';
import { Grid } from '../../ui/layout.tsx';
import { toLocal } from '../../ui/local-time.ts';
import { Notice } from '../../ui/notice.tsx';
import { parseNumber } from '../parse-number.ts';
import { useConsole } from '../session.tsx';
import { type CloseBody, type DamageCase, useCaseAction } from './damage-queries.ts';
import { cents } from './format-case.ts';

type Outcome = CloseBody['outcome'];

/** Why nothing can be credited; null if it can. */
function useCreditRefusal(found: DamageCase): string | null {
  const texts = useTexts(damageTexts).close;
  const { may } = useConsole();
  if (!may('accounting')) return texts.onlyAccounting;
  return found.creditable === null ? texts.noInvoice : null;
}

export function CloseDialog({ found, onClose }: { found: DamageCase; onClose: () => void }) {
  const texts = useTexts(damageTexts);
  const language = useLanguage();
  const { close } = texts;
  const refusal = useCreditRefusal(found);
  const [outcome, setOutcome] = useState<Outcome>(refusal === null ? 'CREDIT' : 'COST');
  const [typed, setTyped] = useState({
    net: '',
    gross: '',
    vatRate: '19',
    paidOn: toLocal(new Date().toISOString()).slice(0, 10),
    reason: '',
  });
  const closing = useCaseAction(
    (body: CloseBody) =>
      operations.POST('/damage-cases/{id}/close', { params: { path: { id: found.id } }, body }),
    { message: texts.actions.done, onDone: onClose },
  );
  const wire = (name: keyof typeof typed) => ({
    name,
    value: typed[name],
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
  });
  const { creditable } = found;
  return (
    <Dialog open title={close.title} sentence={close.text} onClose={onClose}>
      <Form
        label={close.title}
        change={closing}
        names={{
          net: close.net,
          gross: close.gross,
          vatRate: close.vat,
          paidOn: close.paidOn,
          reason: close.reason,
        }}
        onSubmit={() => closing.mutate(toBody(outcome, typed, found.version))}
      >
        <SelectField
          name="outcome"
          label={close.outcome}
          value={outcome}
          choices={choicesOf(texts.outcomes)}
          onChange={setOutcome}
        />
        {outcome === 'CREDIT' && refusal !== null && <Notice tone="warn" title={refusal} />}
        {outcome === 'CREDIT' && refusal === null && creditable && (
          <TextField
            label={close.net}
            hint={close.max({
              amount: formatMoney(language, cents(creditable.max), creditable.currency),
              number: creditable.invoiceNumber,
            })}
            inputMode="decimal"
            {...wire('net')}
          />
        )}
        {outcome === 'COST' && (
          <Grid columns={3} gap="4" align="start">
            <TextField label={close.gross} inputMode="decimal" {...wire('gross')} />
            <TextField label={close.vat} inputMode="decimal" {...wire('vatRate')} />
            <DateField label={close.paidOn} yearlessDay="nearest" {...wire('paidOn')} />
          </Grid>
        )}
        <TextField label={close.reason} maxLength={500} {...wire('reason')} />
        <FormActions submit={close.submit} disabled={outcome === 'CREDIT' && refusal !== null} />
      </Form>
    </Dialog>
  );
}

interface Typed {
  net: string;
  gross: string;
  vatRate: string;
  paidOn: string;
  reason: string;
}

function toBody(outcome: Outcome, typed: Typed, version: number): CloseBody {
  const reason = typed.reason.trim();
  if (outcome === 'CREDIT') return { outcome, net: parseNumber(typed.net), reason, version };
  if (outcome === 'NONE') return { outcome, reason, version };
  const { gross, vatRate, paidOn } = typed;
  return { outcome, gross: parseNumber(gross), vatRate: parseNumber(vatRate), paidOn, reason, version };
}
