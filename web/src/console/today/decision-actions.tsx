// The buttons that several kinds of decisions have.
import { IconPhone } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { phoneLink } from '../../../../shared/contact/phone-link.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { RouteButton } from '../../ui/route-button.tsx';
import type { PlanOrder } from '../assign/candidates.ts';
import type { ActionsProps } from './decision-kind.ts';
import { todayTexts } from './texts.ts';
import { type Decision, useDecisionAction } from './today-queries.ts';

export type OrderDecision = Extract<Decision, { order: unknown }>;

/** Runs the action and shows the text that it returns. */
export function ActionButton({
  run,
  ...rest
}: { run: () => Promise<string> } & Omit<ComponentProps<typeof Button>, 'onClick'>) {
  const act = useDecisionAction();
  return <Button small busy={act.isPending} onClick={() => act.mutate(run)} {...rest} />;
}

export function OpenOrder({ order, children }: { order: PlanOrder; children: string }) {
  return (
    <RouteButton small data-primary to="/orders/$id" params={{ id: order.number }}>
      {children}
    </RouteButton>
  );
}

export function Call({ order: { driverName, driverPhone } }: { order: PlanOrder }) {
  const texts = useTexts(todayTexts);
  if (!driverPhone || !driverName) return null;
  return (
    <ButtonLink
      small
      icon={<IconPhone />}
      href={phoneLink(driverPhone)}
      aria-label={texts.callName({ name: driverName })}
      title={driverPhone}
    >
      {texts.call}
    </ButtonLink>
  );
}

export function CallOrOpen({ formatContext: { texts }, decision: { order } }: ActionsProps<OrderDecision>) {
  return (
    <>
      <Call order={order} />
      <OpenOrder order={order}>{texts.open}</OpenOrder>
    </>
  );
}
