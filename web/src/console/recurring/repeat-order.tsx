// Repeats an order: the rule begins with the weekday and time of its pickup.
import { useNavigate } from '@tanstack/react-router';
import { HOUR_MS } from '../../../../shared/time/durations.ts';
import { toLocal } from '../../ui/local-time.ts';
import { RecurringDialog } from './recurring-dialog.tsx';
import { FIRST_BY_MONTH, type RuleDraft } from './rule-draft.ts';

interface Template {
  number: string;
  pickupCity: string;
  deliveryCity: string;
  requestedPickup: string | null;
  requestedDelivery: string | null;
}

function initialOf({ pickupCity, deliveryCity, requestedPickup, requestedDelivery }: Template): RuleDraft {
  const pickup = toLocal(requestedPickup ?? new Date().toISOString());
  const hours =
    requestedPickup && requestedDelivery
      ? (Date.parse(requestedDelivery) - Date.parse(requestedPickup)) / HOUR_MS
      : null;
  return {
    name: `${pickupCity} – ${deliveryCity}`,
    weekdays: [new Date(`${pickup.slice(0, 10)}T12:00:00Z`).getUTCDay() || 7],
    everyWeeks: '1',
    isMonthly: false,
    ...FIRST_BY_MONTH,
    pickupTime: pickup.slice(11, 16),
    deliveryHours: hours === null ? '' : String(Math.round(hours * 100) / 100),
    startsOn: toLocal(new Date().toISOString()).slice(0, 10),
    endsOn: '',
    onHolidays: 'MOVE',
    exceptions: [],
    daysAhead: '7',
    vehicleCount: '1',
    sameVehicle: false,
  };
}

export function RepeatOrder({ template, onClose }: { template: Template; onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <RecurringDialog
      order={template.number}
      recurring={null}
      initial={initialOf(template)}
      onClose={onClose}
      onSaved={({ id }) => navigate({ to: '/orders/recurring/$id', params: { id } })}
    />
  );
}
