// The screen of a protocol's guided pages: loads the stored draft, and opens the next screen after the
// hand-in.
import { useCallback, useEffect, useRef, useState } from 'react';
import layoutCss from '../layout.module.css';
import type { Session } from '../local-store/records.ts';
import {
  isWrittenElsewhere,
  newDraft,
  openDraft,
  protocolStore,
  readEarlier,
} from '../local-store/store-protocols.ts';
import type { StoredData } from '../local-store/use-stored-data.ts';
import { goTo, type Place, replaceSteps } from '../navigation.ts';
import { syncNow, useOnline } from '../outbox/schedule-sync.ts';
import type { EarlierProtocol, ProtocolDraft, ProtocolKind } from '../protocol/draft.ts';
import { pageInHistory } from '../protocol/page-history.ts';
import { ProtocolPages } from '../protocol/protocol-pages.tsx';
import { countUnsent } from '../trips/sent-parts.ts';
import { toTripView } from '../trips/trip-view.ts';
import { useDriverTexts } from '../use-driver-texts.ts';

/** The driver learns at each page, not only once a minute, that the trip was cancelled or given away. */
const askForNews = () => void syncNow({ ask: true });

/** Puts the screen in place of all pages of the protocol. */
function leave(to: Place): void {
  replaceSteps(pageInHistory() - 1, to);
}

interface Opened {
  /** Counts how often this tab took the protocol over. */
  turn: number;
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
  const texts = useDriverTexts();
  const online = useOnline();
  const [opened, setOpened] = useState<Opened | null>(null);
  const found = stored.trips.find(({ id }) => id === tripId);
  const trip = found && toTripView(found.trip, stored.entries).trip;

  /** Makes this tab the writer. */
  // biome-ignore lint/correctness/useExhaustiveDependencies: the trip counts only for a new draft.
  const open = useCallback(async () => {
    if (!trip) return;
    const draft = await openDraft(tripId, kind);
    if (draft?.handedInAt) return goTo({ screen: 'sending', tripId, kind }, { replace: true });
    const earlier = kind === 'delivery' ? await readEarlier(tripId) : null;
    setOpened((before) => ({ turn: (before?.turn ?? 0) + 1, draft: draft ?? newDraft(trip, kind), earlier }));
  }, [tripId, kind, trip === undefined]);
  useEffect(() => void open(), [open]);

  const isOpened = opened !== null;
  const isElsewhere = useWrittenElsewhere(stored, isOpened, tripId, kind);
  // The values of the pickup may arrive from the service after the pages were opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again whenever the stored data changes.
  useEffect(() => {
    if (!isOpened || kind !== 'delivery') return;
    void readEarlier(tripId).then((earlier) => {
      setOpened((before) =>
        before && JSON.stringify(before.earlier) !== JSON.stringify(earlier)
          ? { ...before, earlier }
          : before,
      );
    });
  }, [stored, isOpened, tripId, kind]);

  const ended = !found || found.gone ? 'gone' : found.trip.status === 'CANCELLED' ? 'cancelled' : null;
  useEndOpens(ended !== null, isOpened, () => leave({ screen: 'trip', tripId }));
  // The trip is not on this phone: its screen says so. Before the first answer of the service it may still come.
  const isUnknown = !trip && stored.askedAt !== undefined;
  useEffect(() => {
    if (isUnknown) goTo({ screen: 'trip', tripId }, { replace: true });
  }, [isUnknown, tripId]);

  if (!trip || !opened) return <p className={layoutCss.empty}>{texts.loading}</p>;
  return (
    <ProtocolPages
      key={opened.turn}
      trip={trip}
      driverName={session.driver.name}
      draft={opened.draft}
      earlier={opened.earlier}
      store={protocolStore}
      ended={ended}
      isElsewhere={isElsewhere}
      onTakeOver={() => void open()}
      offline={!online}
      unsentCount={countUnsent(stored.entries)}
      onPage={askForNews}
      onLeave={() => leave({ screen: 'trip', tripId })}
      onHandedIn={() => {
        void syncNow();
        leave({ screen: 'sending', tripId, kind });
      }}
    />
  );
}

/** A trip that ends while its protocol is open says what happened. A protocol opened afterwards can still be handed in. */
function useEndOpens(hasEnded: boolean, isOpened: boolean, leaveTo: () => void): void {
  const wasRunning = useRef(false);
  const go = useRef(leaveTo);
  go.current = leaveTo;
  useEffect(() => {
    if (isOpened && !hasEnded) wasRunning.current = true;
    else if (hasEnded && wasRunning.current) {
      wasRunning.current = false;
      go.current();
    }
  }, [hasEnded, isOpened]);
}

/** Read from the database at each change: what the screen has read may be older than the opening of this tab. */
function useWrittenElsewhere(
  stored: StoredData,
  isOpened: boolean,
  tripId: string,
  kind: ProtocolKind,
): boolean {
  const [isElsewhere, setElsewhere] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again whenever the stored data changes.
  useEffect(() => {
    if (isOpened) void isWrittenElsewhere(tripId, kind).then(setElsewhere);
  }, [stored, isOpened, tripId, kind]);
  return isElsewhere;
}
