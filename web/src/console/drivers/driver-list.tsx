// The drivers as a list: current state, position, today's trips, location sharing and app.

import { IconSteeringWheel } from '@tabler/icons-react';
import { useMemo } from 'react';
import { driversTexts } from '../../../../shared/texts/generated/console/drivers.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { formatClock } from '../../ui/format.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { Status } from '../../ui/status.tsx';
import { type Column, DataTable } from '../../ui/table.tsx';
import { Empty } from '../../ui/table-states.tsx';
import { Text } from '../../ui/text.tsx';
import { useConsole } from '../session.tsx';
import { KeepActive, Leaves, leavesAfterOf } from './driver-activity.tsx';
import { DriverState, useFormatPlace } from './driver-state.tsx';
import driversCss from './drivers.module.css';
import type { Driver, DriverDay } from './drivers-queries.ts';

export function DriverList({
  days,
  onOpen,
  onNew,
}: {
  days: readonly DriverDay[] | undefined;
  onOpen: (driver: Driver) => void;
  onNew: (() => void) | null;
}) {
  const texts = useTexts(driversTexts);
  const formatPlace = useFormatPlace();
  const columns = useMemo(
    (): Column<DriverDay>[] => [
      { id: 'driver', header: texts.columns.driver, cell: ({ driver }) => <Name driver={driver} /> },
      { id: 'state', header: texts.columns.state, cell: (day) => <State day={day} /> },
      { id: 'place', header: texts.columns.place, priority: 3, cell: ({ place }) => formatPlace(place) },
      { id: 'trips', header: texts.columns.trips, cell: (day) => <Trips day={day} /> },
      {
        id: 'location',
        header: texts.columns.location,
        priority: 1,
        cell: ({ driver }) => <Consent driver={driver} />,
      },
      { id: 'app', header: texts.columns.app, priority: 2, cell: ({ driver }) => <App driver={driver} /> },
    ],
    [texts, formatPlace],
  );
  return (
    <DataTable
      label={texts.title}
      columns={columns}
      rows={days}
      rowId={({ driver }) => driver.id}
      isEnded={({ driver }) => !driver.active}
      onOpen={({ driver }) => onOpen(driver)}
      card={(day) => (
        <Stack as="span" gap="1">
          <Name driver={day.driver} />
          <State day={day} />
          <Text tone="muted">{formatPlace(day.place)}</Text>
          <Trips day={day} />
        </Stack>
      )}
      empty={
        <Empty
          icon={<IconSteeringWheel />}
          title={texts.emptyTitle}
          actions={
            onNew && (
              <Button kind="filled" onClick={onNew}>
                {texts.newDriver}
              </Button>
            )
          }
        >
          {texts.emptyText}
        </Empty>
      }
    />
  );
}

/** A driver who leaves shows after which trip, and can be kept. */
function State({ day }: { day: DriverDay }) {
  const { may } = useConsole();
  const { driver, state } = day;
  if (!driver.leaving) return <DriverState state={state} />;
  return (
    <Row as="span" inline gap="2" wrap>
      <Leaves number={leavesAfterOf(day)} />
      {may('dispatch') && <KeepActive driver={driver} />}
    </Row>
  );
}

function Name({ driver: { name, phone, carrier } }: { driver: Driver }) {
  return (
    <Row as="span" inline gap="2-5" className={driversCss.driverName}>
      <Avatar name={name} />
      <strong>{name}</strong>
      {(carrier || phone) && <Text tone="muted">{[carrier?.name, phone].filter(Boolean).join(' · ')}</Text>}
    </Row>
  );
}

/** The number of trips, and the current or next one. */
function Trips({ day: { trips } }: { day: DriverDay }) {
  const texts = useTexts(driversTexts);
  const language = useLanguage();
  const next = trips.find(({ order }) => order.actualDelivery === null);
  if (trips.length === 0) return <Text tone="muted">{texts.noTrips}</Text>;
  return (
    <span>
      {texts.trips({ count: trips.length })}
      {next && (
        <Text tone="muted">
          {` · ${texts.nextAt({ order: next.order.number, when: formatClock(language, new Date(next.startsAt)) })}`}
        </Text>
      )}
    </span>
  );
}

function Consent({ driver: { locationConsent } }: { driver: Driver }) {
  const texts = useTexts(driversTexts);
  return (
    <Status tone={locationConsent ? 'good' : 'muted'} mark={locationConsent ? 'dot' : 'ring'}>
      {locationConsent ? texts.shares : texts.sharesNot}
    </Status>
  );
}

function App({ driver: { signedIn } }: { driver: Driver }) {
  const texts = useTexts(driversTexts);
  return (
    <Status tone={signedIn ? 'good' : 'muted'} mark={signedIn ? 'dot' : 'ring'}>
      {signedIn ? texts.signedIn : texts.signedOut}
    </Status>
  );
}
