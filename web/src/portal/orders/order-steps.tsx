// The steps below the head of an order: done, current, and upcoming.
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { formatShortTime } from '../../orders/format-when.ts';
import type { OrderHistoryEntry } from '../../orders/history-entry.ts';
import { formatNumber } from '../../ui/format.ts';
import { type Step, StepLine } from '../../ui/progress.tsx';
import { useMinute } from '../../ui/use-now.ts';
import type { FormatContext } from './format-order.ts';
import type { PortalOrder, Tracking } from './order-queries.ts';
import { customerOrderTexts } from './texts.ts';

const REACHED: Record<PortalOrder['status'], number> = {
  QUOTE_REQUIRED: 0,
  QUOTE_OFFERED: 0,
  REJECTED: 0,
  ACCEPTED: 1,
  SCHEDULED: 2,
  PICKUP_IN_PROGRESS: 2,
  IN_TRANSIT: 3,
  DELIVERY_IN_PROGRESS: 4,
  DELIVERED: 5,
  COMPLETED: 5,
  CANCELLED: 0,
};

export function OrderSteps({
  order,
  history,
  tracking,
}: {
  order: PortalOrder;
  history: readonly OrderHistoryEntry[] | undefined;
  tracking: Tracking | undefined;
}) {
  const texts = useTexts(customerOrderTexts);
  const language = useLanguage();
  const nowMs = useMinute();
  const formatContext = { texts, language, nowMs };
  if (order.status === 'CANCELLED' || order.status === 'REJECTED') return null;
  return <StepLine label={texts.progress} steps={stepsOf(formatContext, order, history, tracking)} />;
}

function stepsOf(
  formatContext: FormatContext,
  order: PortalOrder,
  history: readonly OrderHistoryEntry[] = [],
  tracking: Tracking | undefined,
): Step[] {
  const { steps, plannedAt, expectedAt, open, toGo } = formatContext.texts;
  const reached = REACHED[order.status];
  const short = (at: string | null | undefined) => (at ? formatShortTime(formatContext, at) : null);
  const happened = (...actions: string[]) =>
    short(history.findLast(({ action }) => actions.includes(action))?.at);
  const planned = (at: string | null | undefined) => {
    const when = short(at);
    return when ? plannedAt({ when }) : open;
  };
  const arrival = short(tracking?.estimatedDelivery ?? order.expectedDelivery);
  const km = tracking?.distanceRemainingKm;
  const share =
    km != null && order.distanceKm ? Math.min(0.96, Math.max(0.04, 1 - km / order.distanceKm)) : 0.5;
  const accepted = order.kind === 'REQUEST' ? steps.requested : steps.accepted;
  const state = (n: number): Step['state'] => (reached >= n ? 'done' : 'ahead');
  return [
    {
      label: accepted,
      detail: short(order.createdAt),
      state: order.kind === 'REQUEST' ? 0.5 : 'done',
    },
    { label: steps.scheduled, detail: happened('order.assign_driver') ?? open, state: state(2) },
    {
      label: steps.pickedUp,
      detail: short(order.actualPickup) ?? planned(order.requestedPickup),
      state: pickupState(order, reached),
    },
    {
      label: steps.inTransit,
      detail:
        km != null && reached === 3
          ? toGo({ km: formatNumber(formatContext.language, km, 'kilometer') })
          : '',
      state: reached === 3 ? share : state(4),
    },
    {
      label: steps.delivered,
      detail:
        short(order.actualDelivery) ??
        (arrival && reached >= 3 ? expectedAt({ when: arrival }) : planned(order.requestedDelivery)),
      state: reached === 4 ? 0.5 : state(5),
    },
  ];
}

function pickupState({ status }: PortalOrder, reached: number): Step['state'] {
  if (status === 'PICKUP_IN_PROGRESS') return 0.5;
  return reached >= 3 ? 'done' : 'ahead';
}
