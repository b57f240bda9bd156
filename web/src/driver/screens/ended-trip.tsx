// A trip that ended before its handover: what happened, what to do with car and keys, what is saved, whom to call.

import { IconKey, IconPhone, IconWifi } from '@tabler/icons-react';
import { useEffect } from 'react';
import { phoneLink } from '../../../../shared/contact/phone-link.ts';
import { useAppLanguage } from '../../messages/language.ts';
import { classNamed, join } from '../../ui/classes.ts';
import { formatClock } from '../../ui/format.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { useMinute } from '../../ui/use-now.ts';
import { TripExtras } from '../extras/trip-extras.tsx';
import layoutCss from '../layout.module.css';
import type { StoredData } from '../local-store/use-stored-data.ts';
import { TripThread } from '../messages/trip-thread.tsx';
import { markEndSeen } from '../outbox/refresh.ts';
import { useOnline } from '../outbox/schedule-sync.ts';
import { Banner, Banners } from '../parts/banners.tsx';
import { AppLink, TapLink, TapRouteLink } from '../parts/button.tsx';
import { TopBar } from '../parts/top-bar.tsx';
import partsCss from '../parts.module.css';
import screensCss from '../screens.module.css';
import { custodyOf, type Ending, endingOf, hasSetOff } from '../trips/ending.ts';
import { nextTrip, type ShownTrip } from '../trips/sort-trips.ts';
import { useDriverTexts } from '../use-driver-texts.ts';
import { ReportedInVain } from './reported-in-vain.tsx';
import { SavedWorkCard } from './saved-work.tsx';

interface EndedProps {
  stored: StoredData;
  shown: ShownTrip;
}

export function EndedTrip({ stored, shown }: EndedProps) {
  const texts = useDriverTexts();
  const online = useOnline();
  const { trip } = shown;
  const ending = endingOf(shown, stored) ?? 'cancelled';
  const wasOffline = stored.entries.some(({ tripId, refusal }) => tripId === trip.id && refusal !== null);
  useEndSeen(shown);
  return (
    <div className={layoutCss.screen}>
      <TopBar
        back={{ screen: 'today' }}
        title={`${trip.pickup.city} – ${trip.delivery.city}`}
        detail={trip.orderNumber}
      />
      <Banners />
      {online && wasOffline && (
        <Banner tone="good" icon={<IconWifi />} title={texts.cancelled.backOnline}>
          <p>{texts.cancelled.locationOff}</p>
        </Banner>
      )}
      <main className={layoutCss.screenBody}>
        <Head stored={stored} shown={shown} ending={ending} wasOffline={wasOffline} />
        {ending !== 'in-vain' && <KeysAdvice stored={stored} shown={shown} ending={ending} />}
        {ending === 'in-vain' && <ReportedInVain stored={stored} shown={shown} />}
        <SavedWorkCard stored={stored} shown={shown} ending={ending} />
        {ending !== 'given' && <TripThread stored={stored} trip={trip} />}
        {ending !== 'given' && <TripExtras stored={stored} trip={trip} />}
      </main>
      <EndedFoot stored={stored} tripId={trip.id} />
    </div>
  );
}

/** Today keeps a line until this screen was visible. */
function useEndSeen({ stored: { id, endSeenAt } }: ShownTrip): void {
  useEffect(() => {
    if (endSeenAt) return;
    const see = () => {
      // A full phone shows the line once more.
      if (document.visibilityState === 'visible') void markEndSeen(id).catch(() => {});
    };
    see();
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, [id, endSeenAt]);
}

const TONES = { given: 'warn', cancelled: 'alert', 'in-vain': 'good' } as const;

function Head({ stored, shown, ending, wasOffline }: EndedProps & { ending: Ending; wasOffline: boolean }) {
  const { endings, cancelled } = useDriverTexts();
  const { reason } = shown.trip.cancellation ?? {};
  const { title, sentence, tone = TONES[ending] } = useHead(stored, shown, ending);
  return (
    <Stack as="section" gap="2-5" className={screensCss.ended}>
      <p className={join(screensCss.tripStatus, classNamed(layoutCss, `tone-${tone}`), layoutCss.toned)}>
        <i className={partsCss.dot} aria-hidden="true" />
        {endings.status[ending]}
      </p>
      <h2>{title}</h2>
      <Text as="p" tone="muted">
        {sentence}
        {wasOffline && ending === 'cancelled' && ` ${cancelled.offline}`}
      </Text>
      {ending === 'cancelled' && reason && <blockquote>{reason}</blockquote>}
    </Stack>
  );
}

function useHead(stored: StoredData, shown: ShownTrip, ending: Ending) {
  const { endings, cancelled } = useDriverTexts();
  const language = useAppLanguage();
  const clock = (at: string) => formatClock(language, new Date(at));
  const { cancellation } = shown.trip;
  const isOut = hasSetOff(shown, stored);
  if (ending === 'given') {
    const { taken } = shown.stored;
    const title = taken?.driver
      ? endings.nowDrives({ driver: taken.driver })
      : taken
        ? endings.takenBack
        : endings.notYours;
    const changed = taken ? endings.changed({ name: taken.by, time: clock(taken.at) }) : endings.unknown;
    return { title, sentence: isOut ? changed : `${changed} ${endings.stay}` };
  }
  if (ending === 'in-vain') {
    const entry = stored.entries.find(
      ({ tripId, act }) => tripId === shown.stored.id && act.type === 'trip-in-vain',
    );
    const title = endings.reportedAt({ time: clock(entry?.at ?? cancellation!.at) });
    if (entry && entry.state !== 'sent')
      return { title, sentence: endings.notReceived, tone: 'warn' as const };
    return { title, sentence: endings.received };
  }
  const since =
    cancellation &&
    cancelled.since[cancellation.by]({ time: clock(cancellation.at), name: cancellation.name });
  return { title: (isOut ? cancelled.titleOnTheWay : cancelled.title).join(' '), sentence: since };
}

/** What to do with car and keys; nothing if the driver never had them. */
function KeysAdvice({ stored, shown, ending }: EndedProps & { ending: Exclude<Ending, 'in-vain'> }) {
  const { keys } = useDriverTexts().endings;
  const custody = custodyOf(shown, stored);
  if (custody === 'none') return null;
  const { contact, company } = shown.trip.pickup;
  const name = contact.name ?? company;
  const driver = shown.stored.taken?.driver ?? null;
  const isWithDriver = custody === 'with-driver';
  return (
    <Row as="section" gap="3" align="stretch" className={join(partsCss.noticeCard, screensCss.keysAdvice)}>
      <IconKey aria-hidden="true" />
      <div>
        <h3>{isWithDriver ? keys.haveCar : keys.haveKeys}</h3>
        <p>
          {!isWithDriver
            ? keys[ending].atPickup({ name })
            : ending === 'given'
              ? keys.given.withDriver({ driver })
              : keys.cancelled.withDriver}
        </p>
      </div>
    </Row>
  );
}

export function EndedFoot({ stored, tripId }: { stored: StoredData; tripId: string }) {
  const texts = useDriverTexts();
  const language = useAppLanguage();
  const phone = stored.session?.dispatch?.phone;
  const next = nextTrip(stored, tripId, useMinute());
  const at = next?.trip.requestedPickup;
  return (
    <Stack as="footer" gap="3" className={layoutCss.bottom}>
      {phone ? (
        <TapLink kind="filled" big href={phoneLink(phone)} icon={<IconPhone />}>
          {texts.callDispatch}
        </TapLink>
      ) : (
        <Text as="p" tone="muted" className={layoutCss.bottomNote}>
          {texts.noDispatchPhone}
        </Text>
      )}
      <TapRouteLink to={{ screen: 'today' }}>{texts.cancelled.today}</TapRouteLink>
      <Text as="p" tone="muted" size="type-5" className={layoutCss.bottomNote}>
        {next ? (
          <>
            {texts.endings.next}{' '}
            <AppLink to={{ screen: 'trip', tripId: next.stored.id }} className={screensCss.nextLink}>
              {at && `${formatClock(language, new Date(at))}, `}
              {next.trip.pickup.city} – {next.trip.delivery.city}
            </AppLink>
          </>
        ) : (
          texts.endings.noNext
        )}
      </Text>
    </Stack>
  );
}
