// The driver's hours and days off: see them, ask for days off, withdraw a request.

import { IconPlus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { findText } from '../../../../shared/text/find-text.ts';
import { drivingTexts } from '../../../../shared/texts/generated/names/driving.ts';
import { timeTexts } from '../../../../shared/texts/generated/time.ts';
import { MINUTE_MS } from '../../../../shared/time/durations.ts';
import { formatDuration } from '../../../../shared/time/format-duration.ts';
import { WEEKDAYS } from '../../../../shared/time/weekdays.ts';
import { useAppLanguage } from '../../messages/language.ts';
import { useAppTexts } from '../../messages/use-texts.ts';
import { join } from '../../ui/classes.ts';
import { formatCalendarDay } from '../../ui/format.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import layoutCss from '../layout.module.css';
import type { MyHours } from '../local-store/records.ts';
import { saveSeen, withdrawRequest } from '../local-store/store-absences.ts';
import type { StoredData } from '../local-store/use-stored-data.ts';
import { syncNow } from '../outbox/schedule-sync.ts';
import { Banners } from '../parts/banners.tsx';
import { TapButton } from '../parts/button.tsx';
import { TopBar } from '../parts/top-bar.tsx';
import { trySave } from '../storage-full.ts';
import { RequestSheet } from './request-sheet.tsx';
import { type ShownAbsence, shownAbsences } from './shown-absences.ts';
import { useDaysOffTexts } from './use-days-off-texts.ts';

export function DaysOff({ stored }: { stored: StoredData }) {
  const texts = useDaysOffTexts();
  const [isAsking, setIsAsking] = useState(false);
  const { availability, entries } = stored;
  const shown = shownAbsences(availability?.absences ?? [], entries);
  const unseen = availability?.unseen ?? 0;
  useEffect(() => {
    if (unseen > 0) void trySave(saveSeen).then(() => syncNow());
  }, [unseen]);
  return (
    <div className={layoutCss.screen}>
      <TopBar back={{ screen: 'menu' }} title={texts.title} />
      <Banners />
      <main className={layoutCss.screenBody}>
        <TapButton kind="filled" icon={<IconPlus />} onClick={() => setIsAsking(true)}>
          {texts.ask}
        </TapButton>
        <Stack as="section" gap="2">
          <h2>{texts.list}</h2>
          {shown.length === 0 && (
            <Text as="p" tone="muted">
              {availability ? texts.none : texts.unknown}
            </Text>
          )}
          <Stack as="ul" gap="2">
            {shown.map((absence) => (
              <AbsenceLine key={absence.id} absence={absence} />
            ))}
          </Stack>
        </Stack>
        {availability && <Hours hours={availability.hours} />}
      </main>
      {isAsking && (
        <RequestSheet today={availability?.hours.today ?? null} onClose={() => setIsAsking(false)} />
      )}
    </div>
  );
}

const TONES: Record<ShownAbsence['state'], string | undefined> = {
  REQUESTED: layoutCss.toneWarn,
  APPROVED: layoutCss.toneGood,
  DECLINED: layoutCss.toneAlert,
  WITHDRAWN: layoutCss.toneMuted,
  waiting: layoutCss.toneWarn,
  withdrawing: layoutCss.toneMuted,
  'not-accepted': layoutCss.toneAlert,
};

function AbsenceLine({ absence }: { absence: ShownAbsence }) {
  const texts = useDaysOffTexts();
  const language = useAppLanguage();
  const { absenceKinds } = useAppTexts(drivingTexts);
  const { id, kind, firstDay, lastDay, state, remark, decisionRemark, refusal } = absence;
  const day = (text: string) => formatCalendarDay(language, text);
  const why = refusal ? (findText(texts.refusals, refusal) ?? texts.refusals.other) : decisionRemark;
  const withdraw = async () => {
    if (await trySave(() => withdrawRequest(id))) void syncNow();
  };
  return (
    <li className={layoutCss.card}>
      <Stack gap="1">
        <strong>
          {absenceKinds[kind]} · {firstDay === lastDay ? day(firstDay) : `${day(firstDay)} – ${day(lastDay)}`}
        </strong>
        <p className={join(TONES[state], layoutCss.toned)}>
          {texts.states[state]}
          {why && `: ${why}`}
        </p>
        {remark && (
          <Text as="p" tone="muted">
            {remark}
          </Text>
        )}
        {(state === 'REQUESTED' || state === 'waiting' || state === 'not-accepted') && (
          <TapButton onClick={() => void withdraw()}>
            {state === 'REQUESTED' ? texts.withdraw : texts.remove}
          </TapButton>
        )}
      </Stack>
    </li>
  );
}

function Hours({ hours: { weeklyHours, maxDayMinutes, minRestMinutes } }: { hours: MyHours }) {
  const texts = useDaysOffTexts();
  const { shortWeekdays } = useAppTexts(timeTexts);
  const language = useAppLanguage();
  const span = (minutes: number) => formatDuration(language, minutes * MINUTE_MS);
  return (
    <Stack as="section" gap="2">
      <h2>{texts.hours}</h2>
      <Stack gap="1" className={layoutCss.card}>
        {weeklyHours === null ? (
          <p>{texts.anyTime}</p>
        ) : (
          weeklyHours.map((hours, day) => (
            <Row key={WEEKDAYS[day]} justify="between">
              <span>{shortWeekdays[WEEKDAYS[day]!]}</span>
              <Text figures={hours !== null} tone={hours ? undefined : 'muted'}>
                {hours ? `${hours.from} – ${hours.to}` : texts.off}
              </Text>
            </Row>
          ))
        )}
        {maxDayMinutes !== null && <p>{texts.maxDay({ hours: span(maxDayMinutes) })}</p>}
        {minRestMinutes !== null && <p>{texts.minRest({ hours: span(minRestMinutes) })}</p>}
      </Stack>
      <Text as="p" tone="muted">
        {texts.hoursFrom}
      </Text>
    </Stack>
  );
}
