// "…" on every step of a trip: call dispatch, report a problem, give the trip back.
import {
  IconArrowBackUp,
  IconCarCrash,
  IconCarOff,
  IconChevronRight,
  IconClock,
  IconDots,
  IconPhone,
  IconTool,
} from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { phoneLink } from '../../../../shared/contact/phone-link.ts';
import { useAppLanguage } from '../../messages/language.ts';
import { join } from '../../ui/classes.ts';
import { formatClock } from '../../ui/format.ts';
import { Text } from '../../ui/text.tsx';
import { TripInVainSheet } from '../extras/trip-in-vain-sheet.tsx';
import type { StoredData } from '../local-store/use-stored-data.ts';
import { TapButton } from '../parts/button.tsx';
import { Sheet } from '../parts/sheet.tsx';
import partsCss from '../parts.module.css';
import { DeclineSheet } from '../screens/decline-sheet.tsx';
import type { ShownTrip } from '../trips/sort-trips.ts';
import { useDriverTexts } from '../use-driver-texts.ts';
import { AccidentSheet, BreakdownSheet } from './breakdown-sheets.tsx';
import { DelaySheet } from './delay-sheet.tsx';

type Open = 'help' | 'delay' | 'breakdown' | 'accident' | 'decline' | 'in-vain';

export function HelpMenu({ stored, shown }: { stored: StoredData; shown: ShownTrip }) {
  const texts = useDriverTexts();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const { trip } = shown;
  return (
    <>
      <button
        type="button"
        className={partsCss.topBarButton}
        aria-label={texts.trip.more}
        onClick={() => setOpen('help')}
      >
        <IconDots />
      </button>
      {open === 'help' && <Help stored={stored} shown={shown} onOpen={setOpen} />}
      {open === 'delay' && <DelaySheet trip={trip} onClose={close} />}
      {open === 'breakdown' && <BreakdownSheet tripId={trip.id} session={stored.session} onClose={close} />}
      {open === 'accident' && <AccidentSheet tripId={trip.id} session={stored.session} onClose={close} />}
      {open === 'in-vain' && <TripInVainSheet tripId={trip.id} onClose={close} />}
      {open === 'decline' && <DeclineSheet tripId={trip.id} onClose={close} />}
    </>
  );
}

function Help({
  stored: { session },
  shown: { trip, progress },
  onOpen,
}: {
  stored: StoredData;
  shown: ShownTrip;
  onOpen: (open: Open | null) => void;
}) {
  const texts = useDriverTexts();
  const language = useAppLanguage();
  const { help } = texts;
  const { phone, phoneHours } = session?.dispatch ?? {};
  const arrival = trip.estimatedDelivery ?? trip.requestedDelivery;
  const mayGiveBack = progress <= 2;
  return (
    <Sheet title={help.title} onClose={() => onOpen(null)}>
      {phone ? (
        <a className={partsCss.helpLine} href={phoneLink(phone)}>
          <span className={join(partsCss.helpIcon, partsCss.helpCall)}>
            <IconPhone aria-hidden="true" />
          </span>
          <span>
            <strong>{texts.callDispatch}</strong>
            <small>{[phone, phoneHours].filter(Boolean).join(', ')}</small>
          </span>
        </a>
      ) : (
        <Text as="p" tone="muted">
          {texts.noDispatchPhone}
        </Text>
      )}
      <div>
        <Text as="h3" tone="muted" size="type-5">
          {help.report}
        </Text>
        {progress < 4 && (
          <Line
            look={partsCss.helpWarn}
            icon={<IconClock />}
            name={help.delay}
            text={
              arrival
                ? help.delayText({ time: formatClock(language, new Date(arrival)) })
                : help.delayTextWithoutTime
            }
            onTap={() => onOpen('delay')}
          />
        )}
        <Line
          look={partsCss.helpAlert}
          icon={<IconTool />}
          name={help.breakdown}
          text={help.breakdownText}
          onTap={() => onOpen('breakdown')}
        />
        <Line
          look={partsCss.helpAlert}
          icon={<IconCarCrash />}
          name={help.accident}
          text={help.accidentText}
          onTap={() => onOpen('accident')}
        />
        {progress > 0 && progress <= 2 && (
          <Line
            look={partsCss.helpAlert}
            icon={<IconCarOff />}
            name={help.inVain}
            text={help.inVainText}
            onTap={() => onOpen('in-vain')}
          />
        )}
        {mayGiveBack ? (
          <Line
            look={partsCss.helpPlain}
            icon={<IconArrowBackUp />}
            name={help.giveBack}
            text={help.giveBackText}
            onTap={() => onOpen('decline')}
          />
        ) : (
          <Text as="p" tone="muted" size="type-5">
            {help.noGiveBack}
          </Text>
        )}
      </div>
      <TapButton onClick={() => onOpen(null)}>{texts.close}</TapButton>
    </Sheet>
  );
}

function Line({
  look,
  icon,
  name,
  text,
  onTap,
}: {
  look: string | undefined;
  icon: ReactNode;
  name: string;
  text: string;
  onTap: () => void;
}) {
  return (
    <button type="button" className={partsCss.helpLine} onClick={onTap}>
      <span className={join(partsCss.helpIcon, look)} aria-hidden="true">
        {icon}
      </span>
      <span>
        <strong>{name}</strong>
        <small>{text}</small>
      </span>
      <IconChevronRight aria-hidden="true" />
    </button>
  );
}
