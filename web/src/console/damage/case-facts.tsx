// The facts of a case beside its work: parts, liability, estimate, insurer, order; and the dialog that changes them.
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { damageTexts } from '../../../../shared/texts/generated/console/damage.ts';
import { operations } from '../../api/client.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { nameDamage } from '../../orders/damage/describe-damage.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Fact, FactGroup, Facts } from '../../ui/facts.tsx';
import { Form } from '../../ui/field.tsx';
import { formatMoney, formatNumber } from '../../ui/format.ts';
import { FormActions, TextAreaField, TextField } from '../../ui/inputs.tsx';
import { Grid } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { DayTime } from '../../ui/time.tsx';
import { parseNumber } from '../parse-number.ts';
import { useConsole } from '../session.tsx';
import { type CaseChange, type DamageCase, useCaseAction } from './damage-queries.ts';
import { cents, formatOutcome } from './format-case.ts';

export function CaseFacts({ found }: { found: DamageCase }) {
  return (
    <>
      <CaseGroup found={found} />
      <DamageGroup found={found} />
      <InsurerGroup found={found} />
      <OrderGroup found={found} />
    </>
  );
}

function CaseGroup({ found }: { found: DamageCase }) {
  const texts = useTexts(damageTexts);
  const language = useLanguage();
  const { may } = useConsole();
  const [isChanging, setChanging] = useState(false);
  const { facts } = texts;
  const outcome = formatOutcome({ texts, language }, found);
  const canChange = may('staff') && found.state !== 'CLOSED';
  return (
    <FactGroup
      title={facts.title}
      aside={
        canChange && (
          <Button small kind="text" onClick={() => setChanging(true)}>
            {texts.actions.change}
          </Button>
        )
      }
    >
      <Facts>
        <Fact name={facts.from}>
          {texts.origins[found.origin]}
          {found.reportedBy && ` ${texts.reporters[found.reportedBy]}`}, <DayTime at={found.createdAt} />
        </Fact>
        <Fact name={texts.liability}>{texts.liabilities[found.liability]}</Fact>
        {found.liabilityReason && <Fact name={facts.reason}>{found.liabilityReason}</Fact>}
        <Fact name={facts.estimate}>
          {found.estimate === null ? '–' : formatMoney(language, cents(found.estimate), found.currency)}
        </Fact>
        {found.decidedAt && (
          <Fact name={facts.decided}>
            <DayTime at={found.decidedAt} />
          </Fact>
        )}
        {outcome && <Fact name={facts.outcome}>{outcome}</Fact>}
        {found.remarks && <Fact name={facts.remarks}>{found.remarks}</Fact>}
      </Facts>
      {isChanging && <ChangeDialog found={found} onClose={() => setChanging(false)} />}
    </FactGroup>
  );
}

function DamageGroup({ found }: { found: DamageCase }) {
  const texts = useTexts(damageTexts);
  const language = useLanguage();
  return (
    <FactGroup title={texts.facts.damages}>
      {found.damages.length > 0 && (
        <ol>
          {found.damages.map((damage, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the number of a part is its identity.
            <li key={index}>
              {nameDamage(language, damage)}
              {damage.description !== nameDamage(language, damage) && (
                <Text as="div" tone="muted">
                  {damage.description}
                </Text>
              )}
            </li>
          ))}
        </ol>
      )}
      {!found.damages.some(({ description }) => description === found.description) && (
        <Text as="p" tone="muted">
          {found.description}
        </Text>
      )}
    </FactGroup>
  );
}

function InsurerGroup({ found: { insurer } }: { found: DamageCase }) {
  const { facts } = useTexts(damageTexts);
  if (insurer.name === null && insurer.number === null) return null;
  return (
    <FactGroup title={facts.insurer}>
      <Facts>
        <Fact name={facts.insurer}>
          {insurer.name ?? '–'}
          {insurer.address && (
            <Text as="div" tone="muted">
              {insurer.address}
            </Text>
          )}
          {insurer.email && (
            <Text as="div" tone="muted">
              {insurer.email}
            </Text>
          )}
        </Fact>
        <Fact name={facts.claim}>{insurer.number ?? '–'}</Fact>
      </Facts>
    </FactGroup>
  );
}

function OrderGroup({ found: { order, accountId, accountName } }: { found: DamageCase }) {
  const texts = useTexts(damageTexts);
  const { facts } = texts;
  return (
    <FactGroup title={facts.order}>
      <Facts>
        <Fact name={facts.order}>
          <Link to="/orders/$id" params={{ id: order.number }}>
            {order.number}
          </Link>
        </Fact>
        <Fact name={texts.customer}>
          <Link to="/accounts/$id" params={{ id: accountId }}>
            {accountName}
          </Link>
        </Fact>
        <Fact name={facts.way}>
          {order.from} → {order.to}
        </Fact>
        {order.driverName && <Fact name={facts.driver}>{order.driverName}</Fact>}
        {order.deliveredAt && (
          <Fact name={facts.delivered}>
            <DayTime at={order.deliveredAt} />
          </Fact>
        )}
      </Facts>
    </FactGroup>
  );
}

const orNull = (text: string) => (text.trim() === '' ? null : text.trim());

function ChangeDialog({ found, onClose }: { found: DamageCase; onClose: () => void }) {
  const texts = useTexts(damageTexts);
  const language = useLanguage();
  const { edit } = texts;
  const [typed, setTyped] = useState({
    description: found.description ?? '',
    estimate: found.estimate === null ? '' : formatNumber(language, found.estimate),
    name: found.insurer.name ?? '',
    address: found.insurer.address ?? '',
    email: found.insurer.email ?? '',
    number: found.insurer.number ?? '',
    remarks: found.remarks ?? '',
  });
  const changing = useCaseAction(
    (body: CaseChange) =>
      operations.PATCH('/damage-cases/{id}', { params: { path: { id: found.id } }, body }),
    { message: texts.actions.done, onDone: onClose },
  );
  const wire = (name: keyof typeof typed) => ({
    value: typed[name],
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
  });
  const submit = () => {
    const { description, estimate, name, address, email, number, remarks } = typed;
    changing.mutate({
      ...(description.trim() !== '' && { description: description.trim() }),
      estimate: estimate.trim() === '' ? null : parseNumber(estimate),
      insurer: { name: orNull(name), address: orNull(address), email: orNull(email), number: orNull(number) },
      remarks: orNull(remarks),
      version: found.version,
    });
  };
  return (
    <Dialog open wide title={edit.title} onClose={onClose}>
      <Form
        label={edit.title}
        change={changing}
        names={{
          description: edit.description,
          estimate: edit.estimate,
          'insurer.name': edit.insurer,
          'insurer.address': edit.address,
          'insurer.email': edit.email,
          'insurer.number': edit.claim,
          remarks: edit.remarks,
        }}
        onSubmit={submit}
      >
        <TextAreaField name="description" label={edit.description} rows={3} {...wire('description')} />
        <TextField name="estimate" label={edit.estimate} inputMode="decimal" {...wire('estimate')} />
        <Grid columns={2} gap="4" align="start">
          <TextField name="insurer.name" label={edit.insurer} {...wire('name')} />
          <TextField name="insurer.number" label={edit.claim} {...wire('number')} />
          <TextField name="insurer.email" type="email" label={edit.email} {...wire('email')} />
          <TextField name="insurer.address" label={edit.address} {...wire('address')} />
        </Grid>
        <TextAreaField
          name="remarks"
          label={edit.remarks}
          hint={edit.remarksHint}
          rows={3}
          {...wire('remarks')}
        />
        <FormActions submit={edit.submit} />
      </Form>
    </Dialog>
  );
}
