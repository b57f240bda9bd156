// The work on this phone that is not sent: named, with the reason why it is still here.
import { IconAlertTriangle, IconClock, IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Stack } from '../../ui/layout.tsx';
import layoutCss from '../layout.module.css';
import type { StoredData } from '../local-store/use-stored-data.ts';
import type { Place } from '../navigation.ts';
import { useOnline } from '../outbox/schedule-sync.ts';
import { listPendingWork, type PendingWork } from '../trips/pending-work.ts';
import { useDriverTexts } from '../use-driver-texts.ts';
import { AppLink } from './button.tsx';
import pendingListCss from './pending-list.module.css';

/** Why waiting entries are not sent yet. */
function useWaitingReason({ session }: StoredData): string {
  const { pending } = useDriverTexts();
  const online = useOnline();
  if (session?.ended) return pending.signedOut;
  return online ? pending.sending : pending.offline;
}

export function PendingList({
  stored,
  leaveOut,
  linked = false,
}: {
  stored: StoredData;
  leaveOut?: PendingWork['reason'];
  /** Whether each line opens its screen. */
  linked?: boolean;
}) {
  const { pending, sending } = useDriverTexts();
  const waitingReason = useWaitingReason(stored);
  const work = listPendingWork(stored).filter(({ reason }) => reason !== leaveOut);
  if (work.length === 0) return null;
  return (
    <Stack as="ul" gap="2" aria-label={pending.label}>
      {work.map((each) => {
        const isAlert = each.reason === 'sent-back' || each.reason === 'refused';
        const name = each.what === 'protocol' ? sending[each.kind] : pending.entries({ count: each.count });
        const why = each.reason === 'waiting' ? waitingReason : pending[each.reason];
        const key = `${each.tripId} ${each.what === 'protocol' ? each.kind : 'entries'}`;
        return (
          <li key={key} className={isAlert ? layoutCss.toneAlert : layoutCss.toneWarn}>
            <Line to={linked ? placeOf(each) : null}>
              {isAlert ? (
                <IconAlertTriangle />
              ) : each.reason === 'unfinished' ? (
                <IconPencil />
              ) : (
                <IconClock />
              )}
              <span>
                <strong>{name}</strong>
                {each.trip && (
                  <span>
                    {each.trip.trip.pickup.city} – {each.trip.trip.delivery.city}
                  </span>
                )}
                <span className={layoutCss.toned}>{why}</span>
              </span>
            </Line>
          </li>
        );
      })}
    </Stack>
  );
}

/** A protocol that can still be changed opens at once; for others the trip says what to do. */
function placeOf(work: PendingWork): Place | null {
  if (work.tripId === null) return null;
  if (work.what === 'protocol' && work.reason === 'refused' && !work.trip?.gone)
    return { screen: 'sending', tripId: work.tripId, kind: work.kind };
  const canEdit = work.what === 'protocol' && !work.trip?.gone;
  return canEdit
    ? { screen: 'protocol', tripId: work.tripId, kind: work.kind }
    : { screen: 'trip', tripId: work.tripId };
}

function Line({ to, children }: { to: Place | null; children: ReactNode }) {
  return to ? (
    <AppLink to={to} className={pendingListCss.pendingLine}>
      {children}
    </AppLink>
  ) : (
    <div className={pendingListCss.pendingLine}>{children}</div>
  );
}
