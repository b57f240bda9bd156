// What became of a protocol that was handed in: so many of so many sent, and that the driver can go on.
import { IconChevronRight, IconCircleCheck, IconDeviceMobileCheck, IconRefresh } from '@tabler/icons-react';
import { useLanguage } from '../../messages/language.ts';
import { formatNumber } from '../../ui/format.ts';
import { useNow } from '../../ui/now.ts';
import type { KeptDraft, Session, Trip } from '../kept/records.ts';
import type { Kept } from '../kept/use-kept.ts';
import { sendNow } from '../outbox/pace.ts';
import { Bands } from '../parts/bands.tsx';
import { TapButton, TapTo } from '../parts/button.tsx';
import { SentList, SentPhotos } from '../parts/sent-list.tsx';
import { TopBar } from '../parts/top-bar.tsx';
import type { ProtocolKind } from '../protocol/draft.ts';
import { type SentParts, sentParts } from '../trips/sent-parts.ts';
import { nextTrip } from '../trips/sort-trips.ts';
import { useDriverWords } from '../words.ts';

export function Sending({
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
  const nowMs = useNow((now) => Math.floor(now / 60_000)) * 60_000;
  const trip = kept.trips.find(({ id }) => id === tripId)?.trip;
  const draft = kept.drafts.find((each) => each.tripId === tripId && each.kind === kind);
  const next = nextTrip(kept, tripId, nowMs);
  const parts = draft && sentParts(draft, kept.entries);
  return (
    <div className="screen">
      <TopBar
        back={{ screen: 'trip', tripId }}
        title={words.sending[kind]}
        detail={trip?.orderNumber ?? null}
      />
      <Bands />
      <main className="screen-body">
        {draft && parts && trip ? (
          <>
            <Count parts={parts} />
            <SentList parts={parts} title={words.sending.protocol} driverName={session.driver.name} />
            <SentPhotos photos={parts.photos} />
            <Readings draft={draft} trip={trip} />
          </>
        ) : (
          <p className="empty">{words.unknownTrip}</p>
        )}
      </main>
      <footer className="bottom">
        <div className="tap-pair">
          {parts && !parts.isComplete ? (
            <TapButton icon={<IconRefresh />} onClick={() => void sendNow({ ask: true })}>
              {words.sending.sendNow}
            </TapButton>
          ) : (
            <TapTo to={{ screen: 'today' }}>{words.today}</TapTo>
          )}
          {kind === 'delivery' && next ? (
            <TapTo kind="filled" to={{ screen: 'trip', tripId: next.kept.id }}>
              {words.sending.nextTrip}
              <IconChevronRight />
            </TapTo>
          ) : (
            <TapTo kind="filled" to={{ screen: 'trip', tripId }}>
              {words.sending.backToTrip}
              <IconChevronRight />
            </TapTo>
          )}
        </div>
      </footer>
    </div>
  );
}

function Count({ parts: { sent, all, isComplete, hasRefused } }: { parts: SentParts }) {
  const words = useDriverWords().sending;
  return (
    <section className="sent-count" role="status">
      <h2>
        <strong className="figures">{sent}</strong> {words.count(all)}
      </h2>
      <div className="steps-bars" aria-hidden="true">
        {Array.from({ length: all }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars have nothing but their place.
          <i key={at} className={at < sent ? 'is-done' : ''} />
        ))}
      </div>
      {hasRefused ? (
        <p className="tone-alert toned">{words.refusedText}</p>
      ) : (
        <p className="sent-safe">
          {isComplete ? <IconCircleCheck /> : <IconDeviceMobileCheck />}
          {isComplete ? words.atService : words.allSaved}
        </p>
      )}
    </section>
  );
}

function Readings({ draft, trip }: { draft: KeptDraft; trip: Trip }) {
  const words = useDriverWords().sending;
  const language = useLanguage();
  const keys = draft.checklist.find(({ item }) => item === 'KEYS')?.count;
  const fresh = draft.damages.filter(({ isNew }) => isNew).length;
  const damages = draft.kind === 'delivery' ? fresh : draft.damages.length;
  const facts: [string, string, boolean?][] = [
    ...(draft.odometerKm === null
      ? []
      : [[words.odometer, formatNumber(language, draft.odometerKm, 'kilometer')] as [string, string]]),
    ...(draft.fuelLevelPercent === null
      ? []
      : ([
          [
            trip.vehicle.fuelType === 'ELECTRIC' ? words.charge : words.fuel,
            formatNumber(language, draft.fuelLevelPercent, 'percent'),
          ],
        ] as [string, string][])),
    ...(keys == null ? [] : [[words.keys, String(keys)] as [string, string]]),
    [
      words.damages,
      damages === 0 ? words.none : draft.kind === 'delivery' ? words.newDamages(damages) : String(damages),
      damages > 0,
    ],
  ];
  return (
    <dl className="readings">
      {facts.map(([name, value, isAlert]) => (
        <div key={name}>
          <dt className="muted">{name}</dt>
          <dd className={isAlert ? 'tone-alert toned' : ''}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
