// Absences of the driver, and the sick note that unfolds here.
import { Link } from '@tanstack/react-router';
import { availabilityTexts } from '../../../../../shared/texts/generated/console/availability.ts';
import { driverPageTexts } from '../../../../../shared/texts/generated/console/driver-page.ts';
import { drivingTexts } from '../../../../../shared/texts/generated/names/driving.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Status, type Tone } from '../../../ui/status.tsx';
import { Text } from '../../../ui/text.tsx';
import { AbsenceDecision } from '../../availability/absence-decision.tsx';
import { formatDays } from '../../availability/format-absence.ts';
import { useConsole } from '../../session.tsx';
import type { DriverPageData } from './driver-page-queries.ts';
import { PageCard } from './page-card.tsx';
import { SickNote } from './sick-note.tsx';

type Absence = NonNullable<DriverPageData['absences']>['data'][number];

const TONES: Record<Absence['state'], Tone> = {
  REQUESTED: 'warn',
  APPROVED: 'place',
  DECLINED: 'muted',
  WITHDRAWN: 'muted',
};

export function DriverAbsences({
  page,
  isSick,
  onSick,
}: {
  page: DriverPageData;
  /** Whether the sick note is unfolded. */
  isSick: boolean;
  onSick: (isSick: boolean) => void;
}) {
  const texts = useTexts(driverPageTexts).absences;
  const { may } = useConsole();
  const { absences, driver } = page;
  return (
    <PageCard
      title={texts.title}
      aside={
        absences &&
        absences.holidays > 0 && <Text tone="muted">{texts.holidays({ count: absences.holidays })}</Text>
      }
      action={
        absences && (
          <Link to="/drivers/$id/availability" params={{ id: driver.id }}>
            {texts.all}
          </Link>
        )
      }
    >
      {absences === null && <Text tone="muted">{texts.noRole}</Text>}
      {absences?.data.length === 0 && <Text tone="muted">{texts.none}</Text>}
      {absences && absences.data.length > 0 && (
        <Stack as="ul" gap="1-5">
          {absences.data.map((absence) => (
            <AbsenceLine key={absence.id} absence={absence} name={driver.name} />
          ))}
        </Stack>
      )}
      {may('dispatch') && driver.active && !isSick && (
        <Row>
          <Button small onClick={() => onSick(true)}>
            {texts.enter}
          </Button>
        </Row>
      )}
      {isSick && <SickNote page={page} onClose={() => onSick(false)} />}
    </PageCard>
  );
}

function AbsenceLine({ absence, name }: { absence: Absence; name: string }) {
  const texts = useTexts(availabilityTexts).absences;
  const { absenceKinds } = useTexts(drivingTexts);
  const language = useLanguage();
  const { id, version, kind, state } = absence;
  return (
    <Row as="li" gap="2" rowGap="1" justify="between" wrap>
      <Status
        tone={TONES[state]}
        {...(state === 'DECLINED' || state === 'WITHDRAWN' ? { mark: 'ended' } : {})}
      >
        {absenceKinds[kind]} {formatDays(language, absence)}
      </Status>
      {state === 'REQUESTED' ? (
        <Row as="span" inline gap="1-5">
          <AbsenceDecision request={{ id, version, driverName: name }} />
        </Row>
      ) : (
        <Text tone="muted">{texts.states[state]}</Text>
      )}
    </Row>
  );
}
