// The full assignment dialog: search all drivers, choose one, and see what the assignment sends.
import { IconSearch, IconWebhook } from '@tabler/icons-react';
import { useState } from 'react';
import { join } from '../../ui/classes.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import fieldCss from '../../ui/field.module.css';
import { FormActions } from '../../ui/inputs.tsx';
import { Card, Row } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Text } from '../../ui/text.tsx';
import assignCss from './assign.module.css';
import { AssignRows } from './assign-rows.tsx';
import { useFormatContext } from './candidate-list.tsx';
import { formatConflicts, formatWhen, useCandidates } from './candidates.ts';
import { CarrierHasOrder } from './carrier-has-order.tsx';
import { assignLater } from './pending-assignments.tsx';

export function AssignBox({ orderId, onDone }: { orderId: string; onDone: () => void }) {
  const formatContext = useFormatContext();
  const { texts } = formatContext;
  const candidates = useCandidates(orderId);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [find, setFind] = useState('');
  const { data, error } = candidates;
  if (error && !data) return <ErrorState error={error} onRetry={() => candidates.refetch()} />;
  if (!data) return <Card className={join(assignCss.assignBox, assignCss.assignBoxEmpty)} aria-busy="true" />;
  const { order, data: all } = data;
  const free = all.filter(({ fit }) => fit === 'FREE').length;
  const chosen =
    all.find(({ driver }) => driver.id === chosenId) ?? all.find(({ fit }) => fit !== 'IMPOSSIBLE');
  const wanted = find.trim().toLocaleLowerCase();
  const shown = all.filter(({ driver }) => driver.name.toLocaleLowerCase().includes(wanted));
  const warning = chosen && formatConflicts(formatContext, chosen);
  const assign = () => {
    if (!chosen) return;
    assignLater({ order, driver: chosen.driver }, texts);
    onDone();
  };
  return (
    <form
      className={fieldCss.form}
      aria-label={texts.title}
      onSubmit={(event) => {
        event.preventDefault();
        assign();
      }}
    >
      <Card className={assignCss.assignBox}>
        <header>
          <h2>{texts.title}</h2>
          <Text tone="muted">
            {order.requestedPickup
              ? texts.canReach({
                  free,
                  all: all.length,
                  city: order.pickup.city,
                  clock: formatWhen(formatContext, order.requestedPickup),
                })
              : texts.canReachAnyTime({ free, all: all.length })}
          </Text>
          <Row as="span" gap="1-5" tone="muted" className={assignCss.assignFind}>
            <IconSearch size={16} aria-hidden="true" />
            <input
              type="search"
              aria-label={texts.find}
              placeholder={texts.find}
              value={find}
              onChange={({ target }) => setFind(target.value)}
            />
          </Row>
        </header>
        <AssignRows
          order={order}
          candidates={shown}
          chosen={chosen?.driver.id ?? null}
          onChoose={({ driver }) => setChosenId(driver.id)}
        />
        {shown.length === 0 && (
          <Text as="p" tone="muted" className={assignCss.assignNone}>
            {all.length === 0 ? texts.nobody : texts.nobodyFits}
          </Text>
        )}
        {chosen && (
          <footer>
            <IconWebhook size={16} aria-hidden="true" />
            {texts.sends({ customer: order.customer, name: chosen.driver.name.split(' ')[0] ?? '' })}
          </footer>
        )}
      </Card>
      <CarrierHasOrder candidates={all} />
      {warning && <Notice tone={chosen.fit === 'IMPOSSIBLE' ? 'alert' : 'warn'} title={warning} />}
      <FormActions
        submit={chosen ? texts.assign({ name: chosen.driver.name }) : texts.title}
        disabled={!chosen}
      />
    </form>
  );
}
