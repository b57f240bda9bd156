// Drivers to choose from as rows: the way to the pickup, the day on an axis, and what speaks against each.
import { IconAlertTriangle, IconBan, IconCircleCheck } from '@tabler/icons-react';
import { Avatar } from '../../ui/avatar.tsx';
import { formatClock, formatSpan } from '../../ui/format.ts';
import { Marked } from '../../ui/status.tsx';
import { useSaying } from './candidate-list.tsx';
import {
  type Candidate,
  type PlanOrder,
  type Saying,
  sayDistance,
  sayFit,
  sayFree,
  TONE_OF,
} from './candidates.ts';
import './assign.css';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
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
  const saying = useSaying();
  const { words } = saying;
  if (candidates.length === 0) return null;
  return (
    <div className="assign-rows" role="radiogroup" aria-label={words.driver}>
      <div className="assign-row assign-head" aria-hidden="true">
        <span />
        <span>{words.driver}</span>
        <span>{words.toPickup}</span>
        <AxisHead saying={saying} order={order} />
        <span>{words.conflicts}</span>
      </div>
      {candidates.map((candidate) => (
        <AssignRow
          key={candidate.driver.id}
          saying={saying}
          order={order}
          candidate={candidate}
          chosen={candidate.driver.id === chosen}
          onChoose={() => onChoose(candidate)}
        />
      ))}
    </div>
  );
}

/** Begins four hours before the pickup, at a whole hour. */
function axisFrom({ requestedPickup }: PlanOrder, nowMs: number): number {
  const at = requestedPickup ? Date.parse(requestedPickup) : nowMs;
  return Math.floor((at - 4 * HOUR_MS) / HOUR_MS) * HOUR_MS;
}

const shareOf = (from: number, at: number) =>
  Math.min(100, Math.max(0, ((at - from) / (AXIS_HOURS * HOUR_MS)) * 100));

function AxisHead({ saying: { language, nowMs }, order }: { saying: Saying; order: PlanOrder }) {
  const from = axisFrom(order, nowMs);
  return (
    <span className="assign-axis">
      {[0, 4, 8, 12].map((hour) => (
        <span key={hour} style={{ left: `${(hour / AXIS_HOURS) * 100}%` }}>
          {formatClock(language, new Date(from + hour * HOUR_MS)).slice(0, 2)}
        </span>
      ))}
    </span>
  );
}

function AssignRow({
  saying,
  order,
  candidate,
  chosen,
  onChoose,
}: {
  saying: Saying;
  order: PlanOrder;
  candidate: Candidate;
  chosen: boolean;
  onChoose: () => void;
}) {
  const { driver, fit, fromCity, travelMinutes, busy, startsAt, endsAt } = candidate;
  const from = axisFrom(order, saying.nowMs);
  const piece = (start: string, end: string) => {
    const [left, right] = [shareOf(from, Date.parse(start)), shareOf(from, Date.parse(end))];
    return { left: `${left}%`, width: `${right - left}%` };
  };
  const Icon = ICONS[fit];
  return (
    <label className="assign-row">
      <input type="radio" name={`driver-${order.id}`} checked={chosen} onChange={onChoose} />
      <span className="assign-driver">
        <Avatar name={driver.name} />
        <span>
          <strong>{driver.name}</strong>
          <span className="muted">{[sayFree(saying, candidate), fromCity].filter(Boolean).join(' · ')}</span>
        </span>
      </span>
      <span className="assign-way">
        <strong className="figures">{sayDistance(saying, candidate)}</strong>
        {travelMinutes !== null && (
          <span className="muted figures">{formatSpan(saying.language, travelMinutes * MINUTE_MS)}</span>
        )}
      </span>
      <span className="assign-axis" aria-hidden="true">
        <span className="assign-free" />
        {busy.map((one) => (
          <span key={one.order} className="assign-busy" style={piece(one.from, one.to)} />
        ))}
        <span className="assign-this" style={piece(startsAt, endsAt)} />
      </span>
      <Marked tone={TONE_OF[fit]} icon={<Icon size={16} aria-hidden="true" />}>
        {sayFit(saying, candidate)}
      </Marked>
    </label>
  );
}
