// Candidate drivers as rows: deadhead distance, the day on a time axis, and conflicts.

import { IconAlertTriangle, IconBan, IconCircleCheck } from '@tabler/icons-react';
import { HOUR_MS, MINUTE_MS } from '../../../../shared/time/durations.ts';
import { formatDuration } from '../../../../shared/time/format-duration.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { join } from '../../ui/classes.ts';
import { formatClock } from '../../ui/format.ts';
import { Row } from '../../ui/layout.tsx';
import { Marked } from '../../ui/status.tsx';
import { Text } from '../../ui/text.tsx';
import assignCss from './assign.module.css';
import { useFormatContext } from './candidate-list.tsx';
import {
  type Candidate,
  type FormatContext,
  formatAvailability,
  formatDistance,
  formatFit,
  type PlanOrder,
  TONE_OF,
} from './candidates.ts';

const AXIS_HOURS = 16;
const ICONS = { FREE: IconCircleCheck, POSSIBLE: IconAlertTriangle, IMPOSSIBLE: IconBan };

export function AssignRows({
  order,
  candidates,
  chosen,
  onChoose,
}: {
  order: PlanOrder;
  candidates: readonly Candidate[];
  chosen: string | null;
  onChoose: (candidate: Candidate) => void;
}) {
  const formatContext = useFormatContext();
  const { texts } = formatContext;
  if (candidates.length === 0) return null;
  return (
    <div className={assignCss.assignRows} role="radiogroup" aria-label={texts.driver}>
      <Text
        as="div"
        tone="muted"
        size="meta"
        className={join(assignCss.assignRow, assignCss.assignHead)}
        aria-hidden="true"
      >
        <span />
        <span>{texts.driver}</span>
        <span>{texts.toPickup}</span>
        <AxisHead formatContext={formatContext} order={order} />
        <span>{texts.conflicts}</span>
      </Text>
      {candidates.map((candidate) => (
        <AssignRow
          key={candidate.driver.id}
          formatContext={formatContext}
          order={order}
          candidate={candidate}
          chosen={candidate.driver.id === chosen}
          onChoose={() => onChoose(candidate)}
        />
      ))}
    </div>
  );
}

/** The axis starts four hours before the pickup, on a full hour. */
function axisFrom({ requestedPickup }: PlanOrder, nowMs: number): number {
  const at = requestedPickup ? Date.parse(requestedPickup) : nowMs;
  return Math.floor((at - 4 * HOUR_MS) / HOUR_MS) * HOUR_MS;
}

const shareOf = (from: number, at: number) =>
  Math.min(100, Math.max(0, ((at - from) / (AXIS_HOURS * HOUR_MS)) * 100));

function AxisHead({
  formatContext: { language, nowMs },
  order,
}: {
  formatContext: FormatContext;
  order: PlanOrder;
}) {
  const from = axisFrom(order, nowMs);
  return (
    <span className={assignCss.assignAxis}>
      {[0, 4, 8, 12].map((hour) => (
        <span key={hour} style={{ left: `${(hour / AXIS_HOURS) * 100}%` }}>
          {formatClock(language, new Date(from + hour * HOUR_MS)).slice(0, 2)}
        </span>
      ))}
    </span>
  );
}

function AssignRow({
  formatContext,
  order,
  candidate,
  chosen,
  onChoose,
}: {
  formatContext: FormatContext;
  order: PlanOrder;
  candidate: Candidate;
  chosen: boolean;
  onChoose: () => void;
}) {
  const { driver, fit, fromCity, travelMinutes, busy, startsAt, endsAt } = candidate;
  const from = axisFrom(order, formatContext.nowMs);
  const piece = (start: string, end: string) => {
    const [left, right] = [shareOf(from, Date.parse(start)), shareOf(from, Date.parse(end))];
    return { left: `${left}%`, width: `${right - left}%` };
  };
  const Icon = ICONS[fit];
  return (
    <label className={assignCss.assignRow}>
      <input type="radio" name={`driver-${order.id}`} checked={chosen} onChange={onChoose} />
      <Row as="span" gap="2-5" className={assignCss.assignDriver}>
        <Avatar name={driver.name} />
        <span>
          <strong>{driver.name}</strong>
          <Text tone="muted">
            {[formatAvailability(formatContext, candidate), fromCity].filter(Boolean).join(' · ')}
          </Text>
        </span>
      </Row>
      <span className={assignCss.assignWay}>
        <Text as="strong" figures>
          {formatDistance(formatContext, candidate)}
        </Text>
        {travelMinutes !== null && (
          <Text tone="muted" figures>
            {formatDuration(formatContext.language, travelMinutes * MINUTE_MS)}
          </Text>
        )}
      </span>
      <span className={assignCss.assignAxis} aria-hidden="true">
        <span className={assignCss.assignFree} />
        {busy.map((one) => (
          <span key={one.order} className={assignCss.assignBusy} style={piece(one.from, one.to)} />
        ))}
        <span className={assignCss.assignThis} style={piece(startsAt, endsAt)} />
      </span>
      <Marked tone={TONE_OF[fit]} icon={<Icon size={16} aria-hidden="true" />}>
        {formatFit(formatContext, candidate)}
      </Marked>
    </label>
  );
}
