// The first screen: today's trips as cards, ended trips, and trips of later days.
import {
  IconAlertTriangle,
  IconChevronRight,
  IconCircleCheck,
  IconCloudUp,
  IconPencil,
} from '@tabler/icons-react';
import { useLanguage } from '../../messages/language.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { formatClock, formatDay } from '../../ui/format.ts';
import { useNow } from '../../ui/use-now.ts';
import type { Session } from '../local-store/records.ts';
import type { StoredData } from '../local-store/use-stored-data.ts';
import { isOpen } from '../outbox/queue.ts';
import { useOnline } from '../outbox/schedule-sync.ts';
import { Banners } from '../parts/banners.tsx';
import { AppLink } from '../parts/button.tsx';
import { PendingList } from '../parts/pending-list.tsx';
import { SharingState } from '../parts/sharing-state.tsx';
import { Undo } from '../parts/undo.tsx';
import { listPendingWork } from '../trips/pending-work.ts';
import { type Day, type ShownTrip, sortTrips } from '../trips/sort-trips.ts';
import { statusOf } from '../trips/trip-labels.ts';
import { useDriverWords } from '../use-driver-words.ts';
import { TripCard } from './trip-card.tsx';

export function Today({ stored, session }: { stored: StoredData; session: Session }) {
  const words = useDriverWords();
  const language = useLanguage();
  const nowMs = useNow((now) => Math.floor(now / 60_000)) * 60_000;
  const { open, ended, days } = sortTrips(stored, nowMs);
  const date = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(nowMs);
  return (
    <div className="screen">
      <header className="today-head">
        <div>
          <h1>{words.today}</h1>
          <p className="muted">{date}</p>
        </div>
        <AppLink to={{ screen: 'menu' }} className="today-menu">
          <Avatar name={session.driver.name} />
          <span className="visually-hidden">{words.openMenu}</span>
        </AppLink>
      </header>
      <div className="says">
        <SendingState stored={stored} />
        <SharingState />
      </div>
      <Banners />
      <main className="screen-body">
        <PendingList stored={stored} leaveOut="waiting" linked />
        {open.map((shown) => (
          <TripCard key={shown.stored.id} shown={shown} />
        ))}
        {open.length === 0 && (
          <div className="empty">
            <h2>{stored.askedAt ? words.noTrips : words.unknownYet}</h2>
            {stored.askedAt && <p className="muted">{words.noTripsText}</p>}
          </div>
        )}
        {ended.length > 0 && (
          <section>
            <h2 className="group-title">{words.done}</h2>
            <ul className="rows">
              {ended.map((shown) => (
                <EndedRow key={shown.stored.id} shown={shown} />
              ))}
            </ul>
          </section>
        )}
        {days.map((day) => (
          <LaterDay key={day.days} day={day} />
        ))}
      </main>
      <Undo />
    </div>
  );
}

/** Says that everything is sent only if nothing is left on this phone; the list below names what is left. */
function SendingState({ stored }: { stored: StoredData }) {
  const words = useDriverWords().sent;
  const online = useOnline();
  const unsent = stored.entries.filter(isOpen).length;
  const work = listPendingWork(stored).filter(({ reason }) => reason !== 'waiting');
  const toCorrect = work.filter(({ reason }) => reason !== 'unfinished').length;
  if (toCorrect > 0) {
    return (
      <span className="say tone-alert" role="status">
        <IconAlertTriangle />
        {words.notAccepted(toCorrect)}
      </span>
    );
  }
  if (unsent === 0 && work.length > 0) {
    return (
      <span className="say tone-warn" role="status">
        <IconPencil />
        {words.unfinished(work.length)}
      </span>
    );
  }
  if (unsent === 0) {
    return (
      <span className="say tone-good" role="status">
        <IconCircleCheck />
        {words.all}
      </span>
    );
  }
  return (
    <span className="say tone-warn" role="status">
      <IconCloudUp />
      {online && !stored.session?.ended ? words.sending(unsent) : words.waiting(unsent)}
    </span>
  );
}

function EndedRow({ shown }: { shown: ShownTrip }) {
  const words = useDriverWords();
  const language = useLanguage();
  const { trip, stored, cancelled, unsent, drafts } = shown;
  const isSentBack = drafts.some(({ problems }) => problems.length > 0);
  const at = trip.actualDelivery ?? trip.cancellation?.at ?? trip.requestedPickup;
  const [tone, text] = stored.gone
    ? ['tone-warn', words.otherDriver]
    : cancelled
      ? ['tone-alert', words.cancelledTrip]
      : isSentBack
        ? ['tone-alert', words.handedOverSentBack]
        : unsent
          ? ['tone-warn', words.handedOverUnsent]
          : ['tone-good', words.handedOver];
  return (
    <li>
      <AppLink to={{ screen: 'trip', tripId: stored.id }} className="row">
        <span className="row-time figures">{at ? formatClock(language, new Date(at)) : ''}</span>
        <span>
          <strong>
            {trip.pickup.city} – {trip.delivery.city}
          </strong>
          <span className={`row-state ${tone}`}>
            <i className="dot" aria-hidden="true" />
            {text}
          </span>
        </span>
        <IconChevronRight />
      </AppLink>
    </li>
  );
}

function LaterDay({ day: { trips } }: { day: Day }) {
  const words = useDriverWords();
  const language = useLanguage();
  const clock = ({ trip }: ShownTrip) => formatClock(language, new Date(trip.requestedPickup!));
  const nowMs = useNow((now) => Math.floor(now / 60_000)) * 60_000;
  const first = trips[0]!;
  return (
    <details className="later">
      <summary className="row">
        <span className="row-time">{formatDay(language, new Date(first.trip.requestedPickup!), nowMs)}</span>
        <span>
          <strong>{words.trips(trips.length)}</strong>
          <span className="muted">{words.firstPickup(clock(first), first.trip.pickup.city)}</span>
        </span>
        <IconChevronRight />
      </summary>
      <ul className="rows">
        {trips.map((shown) => (
          <li key={shown.stored.id}>
            <AppLink to={{ screen: 'trip', tripId: shown.stored.id }} className="row">
              <span className="row-time figures">{clock(shown)}</span>
              <span>
                <strong>
                  {shown.trip.pickup.city} – {shown.trip.delivery.city}
                </strong>
                <span className="muted">{statusOf(words, shown)}</span>
              </span>
              <IconChevronRight />
            </AppLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
