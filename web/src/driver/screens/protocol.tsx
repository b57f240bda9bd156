// The place of a protocol's guided pages: gives them what is stored, and goes on when it is handed in.
import { useEffect, useState } from 'react';
import type { Session } from '../local-store/records.ts';
import { newDraft, protocolStore, readDraft, readEarlier } from '../local-store/store-protocols.ts';
import type { StoredData } from '../local-store/use-stored-data.ts';
import { goTo } from '../navigation.ts';
import { isOpen } from '../outbox/queue.ts';
import { syncNow, useOnline } from '../outbox/schedule-sync.ts';
import type { EarlierProtocol, ProtocolDraft, ProtocolKind } from '../protocol/draft.ts';
import { ProtocolPages } from '../protocol/protocol-pages.tsx';
import { toTripView } from '../trips/trip-view.ts';
import { useDriverWords } from '../use-driver-words.ts';

interface Opened {
  draft: ProtocolDraft;
  earlier: EarlierProtocol | null;
}

export function Protocol({
  stored,
  session,
  tripId,
  kind,
}: {
  stored: StoredData;
  session: Session;
  tripId: string;
  kind: ProtocolKind;
}) {
  const words = useDriverWords();
  const online = useOnline();
  const [opened, setOpened] = useState<Opened | null>(null);
  const found = stored.trips.find(({ id }) => id === tripId);
  const trip = found && toTripView(found.trip, stored.entries).trip;

  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once; what changes afterwards comes from the pages themselves.
  useEffect(() => {
    if (!trip) return;
    void (async () => {
      const draft = await readDraft(tripId, kind);
      if (draft?.handedInAt) return goTo({ screen: 'sending', tripId, kind }, { replace: true });
      const earlier = kind === 'delivery' ? await readEarlier(tripId) : null;
      setOpened({ draft: draft ?? newDraft(trip, kind), earlier });
    })();
  }, [tripId, kind, trip === undefined]);

  const lacksEarlier = kind === 'delivery' && opened !== null && opened.earlier === null;
  // The service may tell of the pickup only after the pages were opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again whenever something new is stored.
  useEffect(() => {
    if (!lacksEarlier) return;
    void readEarlier(tripId).then((earlier) => {
      if (earlier) setOpened((before) => before && { ...before, earlier });
    });
  }, [stored, lacksEarlier, tripId]);

  if (!trip || !opened) return <p className="empty">{words.loading}</p>;
  return (
    <ProtocolPages
      trip={trip}
      driverName={session.driver.name}
      draft={opened.draft}
      earlier={opened.earlier}
      store={protocolStore}
      offline={!online}
      unsentCount={stored.entries.filter(isOpen).length}
      onLeave={() => goTo({ screen: 'trip', tripId })}
      onHandedIn={() => {
        void syncNow();
        goTo({ screen: 'sending', tripId, kind }, { replace: true });
      }}
    />
  );
}
