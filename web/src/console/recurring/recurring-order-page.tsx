// One recurring order: its rule, its next dates, and the orders of each date.
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { describeError } from '../../../../shared/errors/page-error-sentence.ts';
import { recurringTexts } from '../../../../shared/texts/generated/console/recurring.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Route } from '../../ui/route.tsx';
import { Marked, Status } from '../../ui/status.tsx';
import { SkeletonLines } from '../../ui/table-states.tsx';
import { Text } from '../../ui/text.tsx';
import { formatPlanDay } from '../drivers/format-plan-day.ts';
import { useConsole } from '../session.tsx';
import { formatRule } from './format-rule.ts';
import { NextDates } from './next-dates.tsx';
import recurringCss from './recurring.module.css';
import { RecurringDialog } from './recurring-dialog.tsx';
import { STATE_TONES } from './recurring-page.tsx';
import { type RecurringAction, useActOnRecurring, useRecurringOrder } from './recurring-queries.ts';
import { draftOf } from './rule-draft.ts';

const route = getRouteApi('/frame/orders/recurring/$id');

type Details = NonNullable<ReturnType<typeof useRecurringOrder>['data']>;

export function RecurringOrderPage() {
  const texts = useTexts(recurringTexts);
  const { id } = route.useParams();
  const query = useRecurringOrder(id);
  const { data } = query;
  return (
    <>
      <PageHead
        crumbs={[
          { label: texts.orders, to: '/orders' },
          { label: texts.title, to: '/orders/recurring' },
          { label: data?.name ?? '…' },
        ]}
        title={data?.name ?? texts.title}
        aside={data && <Status tone={STATE_TONES[data.state]}>{texts.states[data.state]}</Status>}
        actions={data && <Actions recurring={data} />}
      />
      <QueryBoundary query={query}>
        <Stack gap="5" className={recurringCss.body}>
          {data ? <Content recurring={data} /> : <SkeletonLines />}
        </Stack>
      </QueryBoundary>
    </>
  );
}

function Actions({ recurring }: { recurring: Details }) {
  const texts = useTexts(recurringTexts);
  const { may } = useConsole();
  const [dialog, setDialog] = useState<'change' | 'end' | null>(null);
  const acting = useActOnRecurring((action) => {
    setDialog(null);
    toast(texts.done[action]);
  });
  const { id, version, state, dates } = recurring;
  const act = (action: RecurringAction) => acting.mutate({ id, action, version });
  if (!may('dispatch') || state === 'ENDED') return null;
  return (
    <>
      {state === 'ACTIVE' && dates.some(({ outcome }) => outcome === 'REFUSED') && (
        <Button onClick={() => act('retry')}>{texts.actions.retry}</Button>
      )}
      <Button onClick={() => setDialog('change')}>{texts.actions.change}</Button>
      <Button busy={acting.isPending} onClick={() => act(state === 'ACTIVE' ? 'pause' : 'resume')}>
        {state === 'ACTIVE' ? texts.actions.pause : texts.actions.resume}
      </Button>
      <Button kind="destructive" onClick={() => setDialog('end')}>
        {texts.actions.end}
      </Button>
      {dialog === 'change' && (
        <RecurringDialog
          order=""
          recurring={recurring}
          initial={draftOf(recurring)}
          onClose={() => setDialog(null)}
          onSaved={() => setDialog(null)}
        />
      )}
      <ConfirmDialog
        open={dialog === 'end'}
        title={texts.ending.title({ name: recurring.name })}
        confirm={texts.ending.confirm}
        keep={texts.ending.keep}
        change={acting}
        onConfirm={() => act('end')}
        onClose={() => setDialog(null)}
      >
        <p>{texts.ending.text}</p>
      </ConfirmDialog>
    </>
  );
}

function Content({ recurring }: { recurring: Details }) {
  const texts = useTexts(recurringTexts);
  const language = useLanguage();
  const { customer, pickupCity, deliveryCity, vehicleCount, vehicle, daysAhead, nextDays, dates } = recurring;
  return (
    <>
      <Stack gap="1">
        <span>
          {customer.name} · <Route from={pickupCity} to={deliveryCity} />
        </span>
        <span>{formatRule(texts, language, recurring)}</span>
        <Text tone="muted">
          {[texts.vehicles({ count: vehicleCount }), vehicle, texts.ahead({ days: daysAhead })]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Stack>
      {nextDays.length > 0 && <NextDates recurring={recurring} />}
      <Stack as="section" gap="2" aria-label={texts.dates}>
        <h2>{texts.dates}</h2>
        {dates.length === 0 && (
          <Text as="p" tone="muted">
            {texts.noDates}
          </Text>
        )}
        <Stack as="ul" gap="2">
          {dates.map(({ day, outcome, orders, error }) => (
            <Row as="li" key={day} gap="3" wrap>
              <strong>{formatPlanDay(language, day)}</strong>
              <Status tone={outcome === 'CREATED' ? 'good' : 'alert'}>
                {outcome === 'CREATED' ? texts.created : texts.refused}
              </Status>
              {orders.map(({ id, number }) => (
                <Link key={id} to="/orders/$id" params={{ id: number }}>
                  {number}
                </Link>
              ))}
              {error && <Marked tone="alert">{describeError(language, { ...error, details: {} })}</Marked>}
            </Row>
          ))}
        </Stack>
      </Stack>
    </>
  );
}
