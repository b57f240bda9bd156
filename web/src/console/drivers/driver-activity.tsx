// Whether a driver is active, leaves after the last trip, or is inactive, and how to change it.
import { openTexts } from '../../../../shared/texts/generated/console/open.ts';
import { operations } from '../../api/client.ts';
import { useChange } from '../../api/use-change.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Row } from '../../ui/layout.tsx';
import { Status } from '../../ui/status.tsx';
import { useConsole } from '../session.tsx';
import driversCss from './drivers.module.css';
import { type Driver, type DriverDay, useRefreshDrivers } from './drivers-queries.ts';

const ON_THE_ROAD = ['PICKUP', 'IN_TRANSIT', 'DELIVERY'];

/** The trip after which a driver who leaves is deactivated. */
export function leavesAfterOf({ driver, trips }: DriverDay): string | null {
  if (!driver.leaving) return null;
  const [last] = trips
    .filter(({ order }) => ON_THE_ROAD.includes(order.status))
    .toSorted((a, b) => b.endsAt.localeCompare(a.endsAt));
  return last?.order.number ?? null;
}

export function DriverActivity({
  driver,
  leavesAfter,
  onDeactivate,
}: {
  driver: Driver;
  leavesAfter: string | null;
  onDeactivate: () => void;
}) {
  const texts = useTexts(openTexts);
  const { may } = useConsole();
  if (!may('dispatch')) return driver.leaving ? <Leaves number={leavesAfter} /> : null;
  return (
    <Row gap="3" wrap className={driversCss.activity}>
      {driver.leaving && <Leaves number={leavesAfter} />}
      {(driver.leaving || !driver.active) && <KeepActive driver={driver} />}
      {driver.active && !driver.leaving && (
        <Button small kind="destructive" onClick={onDeactivate}>
          {texts.deactivate}
        </Button>
      )}
    </Row>
  );
}

export function Leaves({ number }: { number: string | null }) {
  const texts = useTexts(openTexts);
  return <Status tone="warn">{number ? texts.leavesAfter({ number }) : texts.leavesAfterLast}</Status>;
}

export function KeepActive({ driver: { id, name, leaving } }: { driver: Driver }) {
  const texts = useTexts(openTexts);
  const refresh = useRefreshDrivers();
  const keeping = useChange(
    () => operations.PATCH('/drivers/{id}', { params: { path: { id } }, body: { active: true } }),
    {
      onDone: () => {
        toast(leaving ? texts.kept({ name }) : texts.activated({ name }));
        return refresh();
      },
    },
  );
  return (
    <>
      <Button small busy={keeping.isPending} onClick={() => keeping.mutate()}>
        {leaving ? texts.keepActive : texts.activate}
      </Button>
      <ErrorState error={keeping.error} />
    </>
  );
}
