// The licences of the driver with their ends, and the form that records them.
import { useState } from 'react';
import { driverPageTexts } from '../../../../../shared/texts/generated/console/driver-page.ts';
import { namesTexts } from '../../../../../shared/texts/generated/names.ts';
import { daysBetween } from '../../../../../shared/time/days.ts';
import { DAY_MS } from '../../../../../shared/time/durations.ts';
import { formatDuration } from '../../../../../shared/time/format-duration.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { formatCalendarDay } from '../../../ui/format.ts';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Status, type Tone } from '../../../ui/status.tsx';
import { Text } from '../../../ui/text.tsx';
import { useConsole } from '../../session.tsx';
import type { DriverPageData, Licence } from './driver-page-queries.ts';
import { stateOfLicence } from './licence-state.ts';
import { LicencesDialog } from './licences-dialog.tsx';
import { PageCard } from './page-card.tsx';

type State = ReturnType<typeof stateOfLicence>;

const TONES: Record<State, Tone> = { ENDED: 'alert', ENDS_SOON: 'warn', VALID: 'good' };

export function DriverLicences({ page }: { page: DriverPageData }) {
  const texts = useTexts(driverPageTexts).licences;
  const { may } = useConsole();
  const [isEditing, setEditing] = useState(false);
  const { licences } = page;
  const today = page.days[0]!.day;
  const count = (state: State) => licences.filter((one) => stateOfLicence(one, today) === state).length;
  const [ended, soon] = [count('ENDED'), count('ENDS_SOON')];
  const summary = [
    ...(ended > 0 ? [texts.ended({ count: ended })] : []),
    ...(soon > 0 ? [texts.endsSoon({ count: soon })] : []),
  ];
  return (
    <PageCard
      id="licences"
      title={texts.title}
      action={
        may('dispatch') && (
          <Button small kind="text" onClick={() => setEditing(true)}>
            {texts.edit}
          </Button>
        )
      }
    >
      <Text tone="muted">
        {licences.length === 0 ? `${texts.none}. ${texts.noneText}` : summary.join(', ') || texts.fine}
      </Text>
      <Stack as="ul" gap="1-5">
        {licences.map((licence) => (
          <LicenceLine key={licence.kind} licence={licence} classes={page.licenceClasses} today={today} />
        ))}
      </Stack>
      {isEditing && <LicencesDialog page={page} onClose={() => setEditing(false)} />}
    </PageCard>
  );
}

function LicenceLine({
  licence,
  classes,
  today,
}: {
  licence: Licence;
  classes: DriverPageData['licenceClasses'];
  today: string;
}) {
  const texts = useTexts(driverPageTexts).licences;
  const { licenceKinds } = useTexts(namesTexts);
  const language = useLanguage();
  const { kind, validUntil } = licence;
  const state = stateOfLicence(licence, today);
  const name =
    kind === 'DRIVING_LICENCE' && classes.length > 0
      ? texts.withClasses({ licence: licenceKinds[kind], classes: classes.join(', ') })
      : licenceKinds[kind];
  return (
    <Row as="li" gap="2" rowGap="0-5" justify="between" wrap>
      <Status tone={TONES[state]}>{name}</Status>
      <Text
        tone={state === 'ENDED' ? 'alert' : state === 'ENDS_SOON' ? 'warn' : 'muted'}
        weight={state === 'VALID' ? undefined : 'strong'}
      >
        {validUntil === null ? texts.noEnd : whenOf(validUntil)}
      </Text>
    </Row>
  );

  function whenOf(until: string): string {
    const day = formatCalendarDay(language, until);
    const days = daysBetween(today, until);
    if (state === 'ENDED') return texts.was({ day });
    if (state === 'VALID') return day;
    return days === 0
      ? texts.today({ day })
      : texts.in({ day, span: formatDuration(language, days * DAY_MS) });
  }
}
