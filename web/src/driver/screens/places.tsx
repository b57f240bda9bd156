// Pickup and delivery, one below the other: completed ones are muted, the next one has its contact and
// buttons.
import { IconCheck, IconNavigation, IconPhone } from '@tabler/icons-react';
import { formatAddressLine } from '../../../../shared/addresses/address-line.ts';
import { phoneLink } from '../../../../shared/contact/phone-link.ts';
import { useAppLanguage } from '../../messages/language.ts';
import { classNamed, join } from '../../ui/classes.ts';
import { formatTimeOrDay } from '../../ui/format.ts';
import { Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { useMinute } from '../../ui/use-now.ts';
import layoutCss from '../layout.module.css';
import type { Trip } from '../local-store/records.ts';
import { TapLink } from '../parts/button.tsx';
import screensCss from '../screens.module.css';
import type { ShownTrip } from '../trips/sort-trips.ts';
import { mapsLink } from '../trips/trip-labels.ts';
import { useDriverTexts } from '../use-driver-texts.ts';

export function Places({ shown: { trip, progress } }: { shown: ShownTrip }) {
  const texts = useDriverTexts();
  const clock = useClock();
  const isPickedUp = progress >= 3;
  const arrival = trip.estimatedDelivery;
  return (
    <Stack as="ol">
      <Place
        place={trip.pickup}
        state={isPickedUp ? 'done' : 'next'}
        label={texts.trip.pickup}
        when={trip.requestedPickup && !isPickedUp ? clock(trip.requestedPickup) : ''}
        aside={
          trip.actualPickup
            ? texts.trip.pickedUp({ time: clock(trip.actualPickup) })
            : trip.arrivedAtPickup
              ? texts.trip.arrived({ time: clock(trip.arrivedAtPickup) })
              : null
        }
      />
      <Place
        place={trip.delivery}
        state={progress >= 5 ? 'done' : isPickedUp ? 'next' : 'later'}
        label={texts.trip.delivery}
        when={
          trip.requestedDelivery && progress < 5 ? texts.trip.by({ time: clock(trip.requestedDelivery) }) : ''
        }
        aside={
          trip.actualDelivery
            ? texts.trip.delivered({ time: clock(trip.actualDelivery) })
            : arrival && progress === 3
              ? texts.arrival({ time: clock(arrival) })
              : null
        }
      />
    </Stack>
  );
}

/** The time, with the day unless it is today. */
function useClock() {
  const language = useAppLanguage();
  const nowMs = useMinute();
  return (time: string) => formatTimeOrDay(language, new Date(time), nowMs);
}

function Place({
  place,
  state,
  label,
  when,
  aside,
}: {
  place: Trip['pickup'];
  state: 'done' | 'next' | 'later';
  label: string;
  when: string;
  aside: string | null;
}) {
  const texts = useDriverTexts();
  const { contact, company, city } = place;
  const name = contact.name ?? company;
  return (
    <li className={join(screensCss.place, classNamed(screensCss, `place-${state}`))}>
      <span className={screensCss.placeMark} aria-hidden="true">
        {state === 'done' && <IconCheck />}
      </span>
      <div>
        <p className={screensCss.placeTop}>
          <Text tone="muted">
            {label} <Text figures>{when}</Text>
          </Text>
          {aside && (
            <Text figures className={screensCss.placeAside}>
              {aside}
            </Text>
          )}
        </p>
        {state === 'done' ? (
          <Text as="p" tone="muted">
            {[company ?? contact.name, city].filter(Boolean).join(', ')}
          </Text>
        ) : (
          <>
            {name && <h2>{name}</h2>}
            {company && contact.name && <p>{company}</p>}
            <p>{formatAddressLine(place)}</p>
          </>
        )}
        {state === 'next' && (
          <div className={layoutCss.tapPair}>
            {contact.phone ? (
              <TapLink href={phoneLink(contact.phone)} icon={<IconPhone />}>
                {texts.call}
              </TapLink>
            ) : (
              <Stack as="span" tone="muted" className={screensCss.noPhone}>
                {texts.trip.noPhone}
              </Stack>
            )}
            <TapLink
              kind="soft"
              href={mapsLink(place)}
              target="_blank"
              rel="noreferrer"
              icon={<IconNavigation />}
            >
              {texts.navigate}
            </TapLink>
          </div>
        )}
      </div>
    </li>
  );
}
