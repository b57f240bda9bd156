// A trip that this driver no longer has: the reason, and the state of the entered data.

import { IconDeviceMobileCheck, IconPhone, IconWifi } from '@tabler/icons-react';
import { phoneLink } from '../../../../shared/contact/phone-link.ts';
import type { AppTexts } from '../../../../shared/texts/generated/driver/app.ts';
import { useLanguage } from '../../messages/language.ts';
import { join } from '../../ui/classes.ts';
import { formatClock } from '../../ui/format.ts';
import { Grid, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { TripExtras } from '../extras/trip-extras.tsx';
import layoutCss from '../layout.module.css';
import type { StoredData } from '../local-store/use-stored-data.ts';
import { TripThread } from '../messages/trip-thread.tsx';
import { useOnline } from '../outbox/schedule-sync.ts';
import { Banner, Banners } from '../parts/banners.tsx';
import { TapLink, TapRouteLink } from '../parts/button.tsx';
import { SentList } from '../parts/sent-list.tsx';
import { TopBar } from '../parts/top-bar.tsx';
import partsCss from '../parts.module.css';
import screensCss from '../screens.module.css';
import { sentParts } from '../trips/sent-parts.ts';
import type { ShownTrip } from '../trips/sort-trips.ts';
import { useDriverTexts } from '../use-driver-texts.ts';

export function EndedTrip({ stored, shown }: { stored: StoredData; shown: ShownTrip }) {
  const texts = useDriverTexts();
  const language = useLanguage();
  const online = useOnline();
  const { trip } = shown;
  const isGone = shown.stored.gone;
  const wasOffline = stored.entries.some(({ tripId, refusal }) => tripId === trip.id && refusal !== null);
  const wasOnTheWay = stored.entries.some(
    ({ tripId, act }) =>
      tripId === trip.id && (act.type === 'protocol' || (act.type === 'step' && act.step !== 'accept')),
  );
  const title = isGone
    ? texts.gone.title
    : wasOnTheWay
      ? texts.cancelled.titleOnTheWay
      : texts.cancelled.title;
  const phone = stored.session?.dispatch?.phone;
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
        <Stack as="section" gap="2-5" className={screensCss.ended}>
          <p className={join(screensCss.tripStatus, layoutCss.toneAlert)}>
            <i className={partsCss.dot} aria-hidden="true" />
            {isGone ? texts.otherDriver : texts.cancelledTrip}
          </p>
          <h2>
            {title[0]} <br />
            {title[1]}
          </h2>
          <Text as="p" tone="muted">
            {isGone
              ? describeReassigned(texts, shown, stored)
              : trip.cancellation &&
                texts.cancelled.since[trip.cancellation.by]({
                  time: formatClock(language, new Date(trip.cancellation.at)),
                  name: trip.cancellation.name,
                })}
            {wasOffline && !isGone && ` ${texts.cancelled.offline}`}
          </Text>
          {trip.cancellation?.reason && <blockquote>{trip.cancellation.reason}</blockquote>}
        </Stack>
        <StoredSummary stored={stored} shown={shown} isGone={isGone} />
        {!isGone && <TripThread stored={stored} trip={trip} />}
        <TripExtras stored={stored} trip={trip} />
      </main>
      <Stack as="footer" gap="3" className={layoutCss.bottom}>
        {phone && (
          <TapLink kind="filled" big href={phoneLink(phone)} icon={<IconPhone />}>
            {texts.callDispatch}
          </TapLink>
        )}
        <TapRouteLink to={{ screen: 'today' }}>{texts.cancelled.today}</TapRouteLink>
      </Stack>
    </div>
  );
}

function handedInOf({ drafts }: ShownTrip, { entries }: StoredData) {
  const handedIn = drafts.filter(({ handedInAt }) => handedInAt !== null);
  return handedIn.map((draft) => ({ draft, parts: sentParts(draft, entries) }));
}

/** A protocol that was signed before is sent, even if another driver has the trip now. */
function describeReassigned({ gone }: AppTexts, shown: ShownTrip, stored: StoredData): string {
  const protocols = handedInOf(shown, stored).map(({ parts }) => parts);
  if (protocols.length === 0) return gone.text;
  if (protocols.some(({ signedTooLate }) => signedTooLate)) return gone.signedTooLate;
  if (protocols.some(({ hasRefused }) => hasRefused)) return gone.stored;
  return protocols.every(({ isComplete }) => isComplete) ? gone.handedIn : gone.handingIn;
}

function StoredSummary({ stored, shown, isGone }: { stored: StoredData; shown: ShownTrip; isGone: boolean }) {
  const texts = useDriverTexts();
  const protocols = handedInOf(shown, stored);
  const sent = protocols.reduce((sum, { parts }) => sum + parts.sent, 0);
  const all = protocols.reduce((sum, { parts }) => sum + parts.all, 0);
  if (protocols.length === 0) {
    const signed = shown.drafts.find(({ driverSignature }) => driverSignature !== null);
    return (
      <>
        <Text as="p" tone="muted">
          {signed ? texts.gone.signed : shown.drafts.length > 0 ? texts.gone.stored : texts.cancelled.nothing}
        </Text>
        {signed && (
          <TapRouteLink to={{ screen: 'protocol', tripId: shown.stored.id, kind: signed.kind }}>
            {texts.continueProtocol[signed.kind]}
          </TapRouteLink>
        )}
      </>
    );
  }
  return (
    <Stack as="section" gap="3" className={join(layoutCss.card, screensCss.storedCard)}>
      <Grid as="p" gap="3" align="center" className={screensCss.storedTop}>
        <IconDeviceMobileCheck />
        <strong>{texts.cancelled.nothingLost}</strong>
        <Text tone="muted">{texts.cancelled.sentOf({ sent, all })}</Text>
      </Grid>
      {protocols.map(({ draft, parts }) => (
        <SentList
          key={draft.kind}
          parts={parts}
          title={texts.sending[draft.kind]}
          driverName={stored.session?.driver.name ?? ''}
        />
      ))}
      {!isGone && (
        <Text as="p" tone="muted">
          {texts.cancelled.seen}
        </Text>
      )}
    </Stack>
  );
}
