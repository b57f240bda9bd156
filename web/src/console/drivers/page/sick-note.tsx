// Enters a sick note: names the trips that need another driver, and leads to their replacement.
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { driverPageTexts } from '../../../../../shared/texts/generated/console/driver-page.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { toast } from '../../../ui/announce.tsx';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { Form } from '../../../ui/field.tsx';
import { formatDayTime } from '../../../ui/format.ts';
import { FormActions } from '../../../ui/inputs.tsx';
import { Grid, Stack } from '../../../ui/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Text } from '../../../ui/text.tsx';
import { useMinute } from '../../../ui/use-now.ts';
import { useEnterAbsence } from '../../availability/availability-queries.ts';
import css from './driver-page.module.css';
import { type DriverPageData, type DriverTrip, tripsWithin } from './driver-page-queries.ts';

export function SickNote({ page, onClose }: { page: DriverPageData; onClose: () => void }) {
  const texts = useTexts(driverPageTexts).absences;
  const navigate = useNavigate();
  const { driver, trips, days } = page;
  const today = days[0]!.day;
  const [typed, setTyped] = useState({ firstDay: today, lastDay: today });
  const replaced = tripsWithin(trips, typed);
  const entering = useEnterAbsence(driver.id, () => {
    toast(texts.entered({ name: driver.name }));
    if (replaced.length > 0) void navigate({ to: '/today', search: { absent: driver.id } });
    else onClose();
  });
  return (
    <div className={css.sick}>
      <h3>{texts.sick}</h3>
      <Form
        label={texts.sick}
        change={entering}
        names={{ firstDay: texts.from, lastDay: texts.to }}
        onSubmit={() => entering.mutate({ ...typed, kind: 'SICKNESS', remark: null })}
      >
        <Grid columns={2} gap="3" align="start">
          <DateField
            name="firstDay"
            label={texts.from}
            value={typed.firstDay}
            onChange={(firstDay) =>
              setTyped({ firstDay, lastDay: firstDay > typed.lastDay ? firstDay : typed.lastDay })
            }
          />
          <DateField
            name="lastDay"
            label={texts.to}
            value={typed.lastDay}
            onChange={(lastDay) => setTyped({ ...typed, lastDay })}
          />
        </Grid>
        <Concerned trips={replaced} />
        <FormActions submit={texts.submit({ count: replaced.length })}>
          <Button kind="plain" onClick={onClose}>
            {texts.cancel}
          </Button>
        </FormActions>
      </Form>
    </div>
  );
}

function Concerned({ trips }: { trips: readonly DriverTrip[] }) {
  const texts = useTexts(driverPageTexts).absences;
  const language = useLanguage();
  const nowMs = useMinute();
  if (trips.length === 0)
    return (
      <Text as="p" tone="muted">
        {texts.noTrips}
      </Text>
    );
  return (
    <Notice tone="warn" title={texts.names({ count: trips.length })}>
      <Stack as="ul" gap="0-5">
        {trips.map(({ order, startsAt }) => (
          <li key={order.id} className={css.concerned}>
            <Text figures>{formatDayTime(language, new Date(startsAt), nowMs)}</Text>
            <Link to="/orders/$id" params={{ id: order.number }}>
              {order.number}
            </Link>
            <span>{texts.toCity({ city: order.delivery.city })}</span>
          </li>
        ))}
      </Stack>
    </Notice>
  );
}
