// The damage cases on the page of an order, and how dispatch opens one.
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { damageTexts } from '../../../../shared/texts/generated/console/damage.ts';
import { damageTexts as ordersDamageTexts } from '../../../../shared/texts/generated/orders/damage.ts';
import { operations } from '../../api/client.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import {
  type DamageDraft,
  DamagesField,
  newDamageDraft,
  toDamageInput,
} from '../../orders/damage/damages-field.tsx';
import { STATE_TONES } from '../../orders/damage/describe-damage.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Form } from '../../ui/field.tsx';
import { FormActions, TextAreaField, TextField } from '../../ui/inputs.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Status } from '../../ui/status.tsx';
import { Text } from '../../ui/text.tsx';
import { FactCard } from '../orders/fact-card.tsx';
import { useConsole } from '../session.tsx';
import { type OpenBody, useCaseAction, useCasesOfOrder } from './damage-queries.ts';
import { formatWhat } from './format-case.ts';

interface DamagedOrder {
  id: string;
  status: string;
  hasDamage: boolean;
  sandbox: boolean;
}

const DELIVERED = ['DELIVERED', 'COMPLETED', 'INVOICED', 'COMPLAINT'];

/** Opens a case and goes to it. */
function useOpenCase(orderId: string) {
  const texts = useTexts(damageTexts).onOrder;
  const navigate = useNavigate();
  return useCaseAction(
    async (body: OpenBody) => {
      const call = { params: { path: { id: orderId } }, body };
      const { number } = await operations.POST('/orders/{id}/damage-cases', call);
      void navigate({ to: '/damage/$id', params: { id: number } });
    },
    { message: texts.submit },
  );
}

export function OrderDamage({ order }: { order: DamagedOrder }) {
  const texts = useTexts(damageTexts);
  const { states } = useTexts(ordersDamageTexts);
  const language = useLanguage();
  const { may } = useConsole();
  const { data: cases } = useCasesOfOrder(order.id);
  const [isComplaining, setComplaining] = useState(false);
  const opening = useOpenCase(order.id);
  if (!cases) return null;
  const isUnfinished = cases.some(({ state }) => state !== 'CLOSED');
  const canOpen = may('staff') && !order.sandbox && !isUnfinished && DELIVERED.includes(order.status);
  if (cases.length === 0 && !canOpen) return null;
  const isSuggested = canOpen && order.hasDamage && cases.length === 0;
  return (
    <FactCard
      title={texts.onOrder.title}
      aside={
        canOpen && (
          <Button small kind="text" onClick={() => setComplaining(true)}>
            {texts.onOrder.complaint}
          </Button>
        )
      }
    >
      <Stack gap="2">
        {cases.length === 0 && !isSuggested && (
          <Text as="p" tone="muted">
            {texts.onOrder.none}
          </Text>
        )}
        {cases.map((found) => (
          <Row key={found.id} gap="2" wrap align="baseline">
            <Link to="/damage/$id" params={{ id: found.number }}>
              {found.number}
            </Link>
            <Status tone={STATE_TONES[found.state]}>{states[found.state]}</Status>
            <Text tone="muted">{formatWhat({ texts, language }, found)}</Text>
          </Row>
        ))}
        {isSuggested && (
          <div>
            <Button
              small
              kind="soft"
              busy={opening.isPending}
              onClick={() => opening.mutate({ origin: 'PROTOCOL' })}
            >
              {texts.onOrder.fromProtocol}
            </Button>
          </div>
        )}
        <ErrorState error={opening.error} />
      </Stack>
      {isComplaining && <ComplaintDialog orderId={order.id} onClose={() => setComplaining(false)} />}
    </FactCard>
  );
}

function ComplaintDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const texts = useTexts(damageTexts).onOrder;
  const shared = useTexts(ordersDamageTexts);
  const [description, setDescription] = useState('');
  const [reporter, setReporter] = useState('');
  const [damages, setDamages] = useState<DamageDraft[]>(() => [newDamageDraft()]);
  const opening = useOpenCase(orderId);
  const named = damages.flatMap((_, index) => [[`damages[${index}].description`, shared.description]]);
  return (
    <Dialog open wide title={texts.complaintTitle} sentence={texts.complaintText} onClose={onClose}>
      <Form
        label={texts.complaintTitle}
        change={opening}
        names={{
          description: texts.description,
          reporterName: texts.reporter,
          ...Object.fromEntries(named),
        }}
        onSubmit={() =>
          opening.mutate({
            origin: 'COMPLAINT',
            description: description.trim(),
            damages: damages.map(toDamageInput),
            ...(reporter.trim() !== '' && { reporterName: reporter.trim() }),
          })
        }
      >
        <TextAreaField
          name="description"
          label={texts.description}
          rows={3}
          maxLength={2000}
          value={description}
          onChange={setDescription}
        />
        <TextField
          name="reporterName"
          label={texts.reporter}
          optional
          maxLength={200}
          value={reporter}
          onChange={setReporter}
        />
        <DamagesField damages={damages} onChange={setDamages} />
        <FormActions submit={texts.submit} />
      </Form>
    </Dialog>
  );
}
