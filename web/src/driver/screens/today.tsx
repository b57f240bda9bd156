// The first screen: today's trips as cards, ended trips, and trips of later days.

import {
  IconAlertTriangle,
  IconChevronRight,
  IconCircleCheck,
  IconCloudUp,
  IconPencil,
} from '@tabler/icons-react';
import { localeOf } from '../../../../shared/text/locale.ts';
import { useAppLanguage } from '../../messages/language.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { classNamed, join } from '../../ui/classes.ts';
import { formatClock, formatDay } from '../../ui/format.ts';
import { Row } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { useMinute } from '../../ui/use-now.ts';
import { AbsenceNews } from '../days-off/absence-news.tsx';
import layoutCss from '../layout.module.css';
import type { Session } from '../local-store/records.ts';
import type { StoredData } from '../local-store/use-stored-data.ts';
import { useOnline } from '../outbox/schedule-sync.ts';
import { Banners } from '../parts/banners.tsx';
import { AppLink } from '../parts/button.tsx';
import { CallDispatch } from '../parts/call-dispatch.tsx';
import { PendingList } from '../parts/pending-list.tsx';
import { SharingState } from '../parts/sharing-state.tsx';
import { Undo } from '../parts/undo.tsx';
import partsCss from '../parts.module.css';
import { AskForPush } from '../push/ask-for-push.tsx';
import screensCss from '../screens.module.css';
import { endingOf } from '../trips/ending.ts';
import { listPendingWork } from '../trips/pending-work.ts';
import { countUnsent } from '../trips/sent-parts.ts';
import { type Day, type ShownTrip, sortTrips } from '../trips/sort-trips.ts';
import { statusOf } from '../trips/trip-labels.ts';
import { useDriverTexts } from '../use-driver-texts.ts';
import { TripCard } from './trip-card.tsx';

export function Today({ stored, session }: { stored: StoredData; session: Session }) {
  const texts = useDriverTexts();
  const language = useAppLanguage();
  const nowMs = useMinute();
  const { open, unseen, ended, days } = sortTrips(stored, nowMs);
  const date = new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(nowMs);
  return (
    <div className={layoutCss.screen}>
      <Row as="header" justify="between" className={screensCss.todayHead}>
        <div>
          <h1>{texts.today}</h1>
          <Text as="p" tone="muted">
            {date}
          </Text>
        </div>
        <CallDispatch session={session} />
        <AppLink to={{ screen: 'menu' }} className={screensCss.todayMenu}>
          <Avatar name={session.driver.name} />
          <span className="visually-hidden">{texts.openMenu}</span>
        </AppLink>
      </Row>
      <Row rowGap="1" gap="4" align="stretch" justify="between" wrap className={screensCss.says}>
        <SendingState stored={stored} />
        <SharingState />
      </Row>
      <Banners />
      <AbsenceNews stored={stored} />
      <main className={layoutCss.screenBody}>
        <PendingList stored={stored} leaveOut="waiting" linked />
        <AskForPush stored={stored} session={session} />
        {open.map((shown) => (
          <TripCard key={shown.stored.id} shown={shown} />
        ))}
        {open.length === 0 && (
          <div className={layoutCss.empty}>
            <Text as="h2" size="type-9">
              {stored.askedAt ? texts.noTrips : texts.unknownYet}
            </Text>
            {stored.askedAt && (
              <Text as="p" tone="muted">
                {texts.noTripsText}
              </Text>
            )}
          </div>
        )}
        {unseen.length > 0 && (
          <ul className={screensCss.rows}>
            {unseen.map((shown) => (
              <EndedRow key={shown.stored.id} stored={stored} shown={shown} />
            ))}
          </ul>
        )}
        {ended.length > 0 && (
          <section>
            <Text as="h2" tone="muted" size="type-6" className={screensCss.groupTitle}>
              {texts.done}
            </Text>
            <ul className={screensCss.rows}>
              {ended.map((shown) => (
                <EndedRow key={shown.stored.id} stored={stored} shown={shown} />
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

const ENDING_TONES = { given: 'warn', cancelled: 'alert', 'in-vain': 'good' } as const;

/** Says that everything is sent only if nothing is left on this phone; the list below names what is left. */
function SendingState({ stored }: { stored: StoredData }) {
  const texts = useDriverTexts().sent;
  const online = useOnline();
  const unsent = countUnsent(stored.entries);
  const work = listPendingWork(stored).filter(({ reason }) => reason !== 'waiting');
  const toCorrect = work.filter(({ reason }) => reason !== 'unfinished').length;
  if (toCorrect > 0) {
    return (
      <Row
        as="span"
        inline
        gap="2"
        size="type-5"
        className={join(partsCss.say, layoutCss.toneAlert)}
        role="status"
      >
        <IconAlertTriangle />
        {texts.notAccepted({ count: toCorrect })}
      </Row>
    );
  }
  if (unsent === 0 && work.length > 0) {
    return (
      <Row
        as="span"
        inline
        gap="2"
        size="type-5"
        className={join(partsCss.say, layoutCss.toneWarn)}
        role="status"
      >
        <IconPencil />
        {texts.unfinished({ count: work.length })}
      </Row>
    );
  }
  if (unsent === 0) {
    return (
      <Row
        as="span"
        inline
        gap="2"
        size="type-5"
        className={join(partsCss.say, layoutCss.toneGood)}
        role="status"
      >
        <IconCircleCheck />
        {texts.all}
      </Row>
    );
  }
  return (
    <Row
      as="span"
      inline
      gap="2"
      size="type-5"
      className={join(partsCss.say, layoutCss.toneWarn)}
      role="status"
    >
      <IconCloudUp />
      {online && !stored.session?.ended ? texts.sending({ count: unsent }) : texts.waiting({ count: unsent })}
    </Row>
  );
}

function EndedRow({ stored: all, shown }: { stored: StoredData; shown: ShownTrip }) {
  const texts = useDriverTexts();
  const language = useAppLanguage();
  const { trip, stored, unsent, drafts } = shown;
  const isSentBack = drafts.some(({ problems }) => problems.length > 0);
  const at = trip.actualDelivery ?? stored.taken?.at ?? trip.cancellation?.at ?? trip.requestedPickup;
  const ending = endingOf(shown, all);
  const [tone, text] = ending
    ? [ENDING_TONES[ending], texts.endings.status[ending]]
    : isSentBack
      ? ['alert', texts.handedOverSentBack]
      : unsent
        ? ['warn', texts.handedOverUnsent]
        : ['good', texts.handedOver];
  return (
    <li>
      <AppLink to={{ screen: 'trip', tripId: stored.id }} className={screensCss.row}>
        <Text weight="strong" figures>
          {at ? formatClock(language, new Date(at)) : ''}
        </Text>
        <span>
          <strong>
            {trip.pickup.city} – {trip.delivery.city}
          </strong>
          <span className={join(screensCss.rowState, classNamed(layoutCss, `tone-${tone}`))}>
            <i className={partsCss.dot} aria-hidden="true" />
            {text}
          </span>
        </span>
        <IconChevronRight />
      </AppLink>
    </li>
  );
}

function LaterDay({ day: { trips } }: { day: Day }) {
  const texts = useDriverTexts();
  const language = useAppLanguage();
  const clock = ({ trip }: ShownTrip) => formatClock(language, new Date(trip.requestedPickup!));
  const nowMs = useMinute();
  const first = trips[0]!;
  return (
    <details className={screensCss.later}>
      <summary className={screensCss.row}>
        <Text weight="strong">{formatDay(language, new Date(first.trip.requestedPickup!), nowMs)}</Text>
        <span>
          <strong>{texts.trips({ count: trips.length })}</strong>
          <Text tone="muted">{texts.firstPickup({ time: clock(first), city: first.trip.pickup.city })}</Text>
        </span>
        <IconChevronRight />
      </summary>
      <ul className={screensCss.rows}>
        {trips.map((shown) => (
          <li key={shown.stored.id}>
            <AppLink to={{ screen: 'trip', tripId: shown.stored.id }} className={screensCss.row}>
              <Text weight="strong" figures>
                {clock(shown)}
              </Text>
              <span>
                <strong>
                  {shown.trip.pickup.city} – {shown.trip.delivery.city}
                </strong>
                <Text tone="muted">{statusOf(texts, shown)}</Text>
              </span>
              <IconChevronRight />
            </AppLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
