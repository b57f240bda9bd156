// The absences of a driver: enter one, decide about a request, end an approved one.

import { IconCalendarOff, IconPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { availabilityTexts } from '../../../../shared/texts/generated/console/availability.ts';
import { drivingTexts } from '../../../../shared/texts/generated/names/driving.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Row, Section, Stack } from '../../ui/layout.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { Status, type Tone } from '../../ui/status.tsx';
import { type Column, DataTable } from '../../ui/table.tsx';
import { Empty } from '../../ui/table-states.tsx';
import { Text } from '../../ui/text.tsx';
import { AbsenceDecision } from './absence-decision.tsx';
import { AbsenceDialog } from './absence-dialog.tsx';
import { type Absence, useAbsences, useDecideAbsence } from './availability-queries.ts';
import { countDays, formatDays } from './format-absence.ts';

const TONES: Record<Absence['state'], Tone> = {
  REQUESTED: 'warn',
  APPROVED: 'good',
  DECLINED: 'muted',
  WITHDRAWN: 'muted',
};

export function AbsenceList({ driver }: { driver: { id: string; name: string } }) {
  const texts = useTexts(availabilityTexts);
  const { absenceKinds } = useTexts(drivingTexts);
  const [isEntering, setIsEntering] = useState(false);
  const query = useAbsences(driver.id);
  const { rows } = query;
  const columns = useMemo(
    (): Column<Absence>[] => [
      { id: 'days', header: texts.absences.days, cell: (absence) => <Days absence={absence} /> },
      { id: 'kind', header: texts.absences.kind, cell: ({ kind }) => absenceKinds[kind] },
      { id: 'state', header: texts.absences.state, cell: (absence) => <State absence={absence} /> },
      {
        id: 'remark',
        header: texts.absences.remark,
        priority: 1,
        cell: (absence) => <Remarks absence={absence} />,
      },
      {
        id: 'actions',
        header: texts.absences.actions,
        headerHidden: true,
        cell: (absence) => <Actions absence={absence} driverName={driver.name} />,
      },
    ],
    [absenceKinds, texts, driver.name],
  );
  return (
    <Section
      title={texts.absences.title}
      actions={
        <Button icon={<IconPlus />} onClick={() => setIsEntering(true)}>
          {texts.absences.enter}
        </Button>
      }
    >
      {query.error && !query.data ? (
        <ErrorState error={query.error} onRetry={() => query.refetch()} />
      ) : (
        <DataTable
          label={texts.absences.title}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          isEnded={({ state }) => state === 'DECLINED' || state === 'WITHDRAWN'}
          cardOpens={false}
          card={(absence) => (
            <Stack as="span" gap="1">
              <Days absence={absence} />
              <span>{absenceKinds[absence.kind]}</span>
              <State absence={absence} />
              <Remarks absence={absence} />
              <Actions absence={absence} driverName={driver.name} />
            </Stack>
          )}
          empty={
            <Empty icon={<IconCalendarOff />} title={texts.absences.none}>
              {texts.absences.noneText}
            </Empty>
          }
        />
      )}
      {query.more.onMore && (
        <Button kind="plain" busy={query.more.loading} onClick={query.more.onMore}>
          {texts.absences.more}
        </Button>
      )}
      {isEntering && <AbsenceDialog driverId={driver.id} onClose={() => setIsEntering(false)} />}
    </Section>
  );
}

function Days({ absence }: { absence: Absence }) {
  const texts = useTexts(availabilityTexts);
  const language = useLanguage();
  return (
    <span>
      <strong>{formatDays(language, absence)}</strong>{' '}
      <Text tone="muted">{texts.length({ days: countDays(absence) })}</Text>
    </span>
  );
}

function State({ absence: { state, decidedBy } }: { absence: Absence }) {
  const { absences } = useTexts(availabilityTexts);
  return (
    <Status tone={TONES[state]}>
      {absences.states[state]}
      {decidedBy?.name && ` ${absences.by({ name: decidedBy.name })}`}
    </Status>
  );
}

function Remarks({ absence: { remark, decisionRemark } }: { absence: Absence }) {
  return <Text tone="muted">{[remark, decisionRemark].filter(Boolean).join(' · ')}</Text>;
}

function Actions({ absence, driverName }: { absence: Absence; driverName: string }) {
  const texts = useTexts(availabilityTexts).decision;
  const [isEnding, setIsEnding] = useState(false);
  const { id, state, version } = absence;
  const end = useDecideAbsence(id, () => {
    setIsEnding(false);
    toast(texts.withdrawn);
  });
  if (state === 'REQUESTED') {
    return (
      <Row as="span" gap="2" justify="end">
        <AbsenceDecision request={{ id, version, driverName }} />
      </Row>
    );
  }
  if (state !== 'APPROVED') return null;
  return (
    <Row as="span" gap="2" justify="end">
      <Button small onClick={() => setIsEnding(true)}>
        {texts.withdraw}
      </Button>
      <ReasonDialog
        open={isEnding}
        title={texts.withdrawTitle}
        text={texts.withdrawText}
        label={texts.reason}
        confirm={texts.withdraw}
        keep={texts.keepAbsence}
        ending={{
          mutate: ({ reason }) =>
            end.mutate({ decision: 'WITHDRAW', version, ...(reason && { remark: reason }) }),
          isPending: end.isPending,
          error: end.error,
        }}
        onClose={() => setIsEnding(false)}
      />
    </Row>
  );
}
