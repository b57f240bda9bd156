// The place of a protocol's guided pages: gives them what is kept, and goes on when it is handed in.
import { useEffect, useState } from 'react';
import { keptProtocols, newDraft, readDraft, readEarlier } from '../kept/keep-protocols.ts';
import type { Session } from '../kept/records.ts';
import type { Kept } from '../kept/use-kept.ts';
import { goTo } from '../navigation.ts';
import { sendNow, useOnline } from '../outbox/pace.ts';
import { isOpen } from '../outbox/queue.ts';
import type { EarlierProtocol, ProtocolDraft, ProtocolKind } from '../protocol/draft.ts';
import { ProtocolPages } from '../protocol/protocol-pages.tsx';
import { viewOf } from '../trips/view.ts';
import { useDriverWords } from '../words.ts';

interface Opened {
  draft: ProtocolDraft;
  earlier: EarlierProtocol | null;
}

export function Protocol({
  kept,
  session,
  tripId,
  kind,
}: {
  kept: Kept;
  session: Session;
  tripId: string;
  kind: ProtocolKind;
}) {
  const words = useDriverWords();
  const online = useOnline();
  const [opened, setOpened] = useState<Opened | null>(null);
  const found = kept.trips.find(({ id }) => id === tripId);
  const trip = found && viewOf(found.trip, kept.entries).trip;

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
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again whenever something new is kept.
  useEffect(() => {
    if (!lacksEarlier) return;
    void readEarlier(tripId).then((earlier) => {
      if (earlier) setOpened((before) => before && { ...before, earlier });
    });
  }, [kept, lacksEarlier, tripId]);

  if (!trip || !opened) return <p className="empty">{words.loading}</p>;
  return (
    <ProtocolPages
      trip={trip}
      driverName={session.driver.name}
      draft={opened.draft}
      earlier={opened.earlier}
      store={keptProtocols}
      offline={!online}
      unsentCount={kept.entries.filter(isOpen).length}
      onLeave={() => goTo({ screen: 'trip', tripId })}
      onHandedIn={() => {
        void sendNow();
        goTo({ screen: 'sending', tripId, kind }, { replace: true });
      }}
    />
  );
}
