// Deactivates a driver: at once, or after the trips that the driver finishes.
import { openTexts } from '../../../../shared/texts/generated/console/open.ts';
import { operations } from '../../api/client.ts';
import { useCall } from '../../api/use-call.ts';
import { useChange } from '../../api/use-change.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { formatTimeOrDay } from '../../ui/format.ts';
import { useMinute } from '../../ui/use-now.ts';
import { type Driver, useDayPlan, useRefreshDrivers } from '../drivers/drivers-queries.ts';
import { LIVE } from '../live.tsx';
import { lastOf, type PendingItem } from './open-choices.ts';
import { OpenDialog } from './open-dialog.tsx';

export function DeactivateDriver({
  driver: { id, name },
  onDone,
  onClose,
}: {
  driver: Driver;
  onDone: () => void;
  onClose: () => void;
}) {
  const texts = useTexts(openTexts);
  const language = useLanguage();
  const nowMs = useMinute();
  const params = { path: { id } };
  const open = useCall(
    [LIVE, 'drivers', 'open', id],
    async (signal) => (await operations.GET('/drivers/{id}/open', { params, signal })).data,
  );
  const { data: plan } = useDayPlan({});
  const trips = plan?.drivers.find(({ driver }) => driver.id === id)?.trips ?? [];
  const endOf = (item: PendingItem) => trips.find(({ order }) => order.id === item.id)?.endsAt ?? item.at;
  const whenOf = (at: string) => formatTimeOrDay(language, new Date(at), nowMs);
  const refresh = useRefreshDrivers();
  const deactivating = useChange(
    ({ choices }: { choices: { kind: string; id: string; choice: string }[]; last: string | null }) =>
      operations.PATCH('/drivers/{id}', { params, body: { active: false, open: choices } }),
    {
      onDone: (_, { last }) => {
        toast(last ? texts.leaves({ name, number: last }) : texts.deactivated({ name }));
        void refresh();
        onDone();
      },
      // Something else may be open now.
      onError: () => void open.refetch(),
    },
  );
  return (
    <OpenDialog
      title={texts.deactivateTitle({ name })}
      mark={<Avatar name={name} />}
      query={open}
      driverId={id}
      endOf={endOf}
      change={deactivating}
      aside={texts.signsOut}
      stays={texts.driverStays}
      describe={(items) => {
        const road = lastOf(
          items.filter(({ choices }) => choices.includes('FINISH')),
          endOf,
        );
        if (items.length === 0) return texts.nothingOfDriver({ name });
        return road?.endsAt
          ? texts.onTheRoad({ when: whenOf(road.endsAt), count: items.length })
          : texts.sentence({ count: items.length });
      }}
      submit={({ finishing }) => {
        const last = lastOf(finishing, endOf);
        if (!last) return texts.deactivateNow;
        const { number, endsAt } = last;
        return endsAt
          ? texts.deactivateAfter({ number, when: whenOf(endsAt) })
          : texts.deactivateAfterTrip({ number });
      }}
      onConfirm={({ open: choices, finishing }) =>
        deactivating.mutate({ choices, last: lastOf(finishing, endOf)?.number ?? null })
      }
      onClose={onClose}
    />
  );
}
