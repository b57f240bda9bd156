// What is saved of an ended trip: protocols with their parts, begun protocols, expenses; and what becomes of it.
import { IconCircleCheck, IconClock, IconDeviceMobileCheck, IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useAppLanguage } from '../../messages/language.ts';
import { join } from '../../ui/classes.ts';
import { formatMoney } from '../../ui/format.ts';
import { Grid, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { useExtraTexts } from '../extras/use-extra-texts.ts';
import layoutCss from '../layout.module.css';
import type { StoredData } from '../local-store/use-stored-data.ts';
import { TapRouteLink } from '../parts/button.tsx';
import { SentList } from '../parts/sent-list.tsx';
import partsCss from '../parts.module.css';
import screensCss from '../screens.module.css';
import { type Ending, type SavedWork, savedWorkOf } from '../trips/ending.ts';
import type { ShownTrip } from '../trips/sort-trips.ts';
import type { ShownExtra } from '../trips/trip-extras.ts';
import { useDriverTexts } from '../use-driver-texts.ts';

export function SavedWorkCard({
  stored,
  shown,
  ending,
}: {
  stored: StoredData;
  shown: ShownTrip;
  ending: Ending;
}) {
  const texts = useDriverTexts();
  const work = savedWorkOf(shown, stored);
  const { handedIn, begun, extras, sent, all } = work;
  const becomes = useWhatBecomes(work, ending);
  const continued = begun.find(({ isSigned }) => isSigned || ending !== 'given');
  if (all === 0 && begun.length === 0) {
    return ending === 'in-vain' ? null : (
      <Text as="p" tone="muted">
        {texts.cancelled.nothing}
      </Text>
    );
  }
  return (
    <>
      <Stack as="section" gap="3" className={join(layoutCss.card, screensCss.storedCard)}>
        <Grid as="p" gap="3" align="center" className={screensCss.storedTop}>
          <IconDeviceMobileCheck />
          <strong>{texts.endings.work}</strong>
          <Text tone="muted">{all > 0 ? texts.cancelled.sentOf({ sent, all }) : texts.endings.onPhone}</Text>
        </Grid>
        {handedIn.map(({ draft, parts }) => (
          <SentList
            key={draft.kind}
            parts={parts}
            title={texts.sending[draft.kind]}
            driverName={stored.session?.driver.name ?? ''}
          />
        ))}
        {(begun.length > 0 || extras.length > 0) && (
          <ul className={join(layoutCss.card, partsCss.sentList)}>
            {begun.map((each) => (
              <Begun key={each.kind} begun={each} />
            ))}
            {extras.map((extra) => (
              <Extra key={extra.id} extra={extra} />
            ))}
          </ul>
        )}
        <Text as="p" tone="muted">
          {becomes}
        </Text>
      </Stack>
      {continued && (
        <TapRouteLink to={{ screen: 'protocol', tripId: shown.stored.id, kind: continued.kind }}>
          {texts.continueProtocol[continued.kind]}
        </TapRouteLink>
      )}
    </>
  );
}

/** A protocol that was signed before is sent, even if another driver has the trip now. */
function useWhatBecomes({ handedIn, begun, sent, all }: SavedWork, ending: Ending): string {
  const { gone, cancelled, endings } = useDriverTexts();
  if (ending !== 'given') return sent === all && begun.length === 0 ? cancelled.seen : endings.allSaved;
  const protocols = handedIn.map(({ parts }) => parts);
  if (protocols.some(({ signedTooLate }) => signedTooLate)) return gone.signedTooLate;
  if (protocols.some(({ hasRefused }) => hasRefused)) return gone.stored;
  if (protocols.length > 0)
    return protocols.every(({ isComplete }) => isComplete) ? gone.handedIn : gone.handingIn;
  if (begun.some(({ isSigned }) => isSigned)) return gone.signed;
  return begun.length > 0 ? gone.stored : endings.allSaved;
}

function Begun({ begun: { kind, photos, damages } }: { begun: SavedWork['begun'][number] }) {
  const { sending, endings } = useDriverTexts();
  return (
    <>
      <WorkLine icon={<IconPencil />} tone="warn" aside={endings.notFinished}>
        {sending[kind]}
      </WorkLine>
      {photos > 0 && (
        <WorkLine icon={<IconDeviceMobileCheck />} tone="good" aside={endings.onPhone}>
          {sending.photos({ count: photos })}
        </WorkLine>
      )}
      {damages > 0 && (
        <WorkLine icon={<IconDeviceMobileCheck />} tone="good" aside={endings.onPhone}>
          {endings.damages({ count: damages })}
        </WorkLine>
      )}
    </>
  );
}

function Extra({ extra: { kind, category, name, gross, state } }: { extra: ShownExtra }) {
  const texts = useExtraTexts();
  const { sending, endings } = useDriverTexts();
  const language = useAppLanguage();
  const names: Partial<Record<string, string>> = category === 'EXPENSE' ? texts.expenses : texts.extras;
  const isOpen = state === 'waiting' || state === 'not-accepted';
  const aside =
    state === 'waiting' ? sending.wait : state === 'not-accepted' ? sending.refused : endings.sent;
  return (
    <WorkLine
      icon={isOpen ? <IconClock /> : <IconCircleCheck />}
      tone={state === 'not-accepted' ? 'alert' : isOpen ? 'warn' : 'good'}
      aside={aside}
    >
      {name ?? names[kind]}
      {gross !== null && `, ${formatMoney(language, Math.round(gross * 100), 'EUR')}`}
    </WorkLine>
  );
}

const TONES = { good: layoutCss.toneGood, warn: layoutCss.toneWarn, alert: layoutCss.toneAlert };

function WorkLine({
  icon,
  tone,
  aside,
  children,
}: {
  icon: ReactNode;
  tone: keyof typeof TONES;
  aside: string;
  children: ReactNode;
}) {
  return (
    <li>
      <span className={join(TONES[tone], layoutCss.toned, screensCss.workIcon)} aria-hidden="true">
        {icon}
      </span>
      <span>{children}</span>
      <Text tone="muted">{aside}</Text>
    </li>
  );
}
