// Gives an order without a driver to this driver: choose it, see what speaks against it, and assign.
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useState } from 'react';
import { driverPageTexts } from '../../../../../shared/texts/generated/console/driver-page.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { formatDayTime } from '../../../ui/format.ts';
import { Row, Stack } from '../../../ui/layout.tsx';
import { RouteButton } from '../../../ui/route-button.tsx';
import { Marked } from '../../../ui/status.tsx';
import { SkeletonLines } from '../../../ui/table-states.tsx';
import { Text } from '../../../ui/text.tsx';
import { useMinute } from '../../../ui/use-now.ts';
import { useFormatContext } from '../../assign/candidate-list.tsx';
import { checksOf, useCandidates } from '../../assign/candidates.ts';
import { assignLater, usePending } from '../../assign/pending-assignments.tsx';
import { type PlannedTrip, useDayPlan } from '../drivers-queries.ts';
import css from './driver-page.module.css';
import type { DriverPageData } from './driver-page-queries.ts';

export function GiveTrip({ page: { driver, days }, onClose }: { page: DriverPageData; onClose: () => void }) {
  const texts = useTexts(driverPageTexts).giving;
  const { texts: assigning } = useFormatContext();
  const [today, tomorrow] = [useDayPlan({}), useDayPlan({ day: days[1]!.day })];
  const pending = usePending();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const isLoaded = today.data && tomorrow.data;
  const given = new Set(pending.map(({ order }) => order.id));
  const all = [...(today.data?.unassigned ?? []), ...(tomorrow.data?.unassigned ?? [])];
  const found = all.filter(
    ({ order }, at) => !given.has(order.id) && all.findIndex((one) => one.order.id === order.id) === at,
  );
  const chosen = found.find(({ order }) => order.id === chosenId)?.order;
  const assign = () => {
    if (chosen) assignLater({ order: chosen, driver }, assigning);
    onClose();
  };
  return (
    <Dialog
      open
      title={texts.title({ name: driver.name })}
      sentence={texts.text}
      foot={{
        primary: {
          label: chosen ? texts.submit({ order: chosen.number }) : texts.submitNone,
          change: null,
          onClick: assign,
          disabled: !chosen,
        },
        aside: (
          <RouteButton kind="text" to="/orders" search={{ group: 'assign', layout: 'table' }}>
            {texts.allOrders}
          </RouteButton>
        ),
      }}
      onClose={onClose}
    >
      {!isLoaded && <SkeletonLines lines={5} />}
      {isLoaded && found.length === 0 && <p>{texts.none}</p>}
      {found.length > 0 && (
        <Stack gap="1" role="radiogroup" aria-label={texts.orders}>
          {found.map((trip) => (
            <Choice
              key={trip.order.id}
              trip={trip}
              driver={driver}
              isChosen={trip.order.id === chosenId}
              onChoose={() => setChosenId(trip.order.id)}
            />
          ))}
        </Stack>
      )}
    </Dialog>
  );
}

function Choice({
  trip: { order, startsAt },
  driver,
  isChosen,
  onChoose,
}: {
  trip: PlannedTrip;
  driver: { id: string; name: string };
  isChosen: boolean;
  onChoose: () => void;
}) {
  const language = useLanguage();
  const nowMs = useMinute();
  return (
    <div className={css.choice}>
      <Row as="label" gap="2" rowGap="0-5" wrap>
        <input type="radio" name="order" checked={isChosen} onChange={onChoose} />
        <strong>{order.number}</strong>
        <span>
          {order.pickup.city} → {order.delivery.city}
        </span>
        <Text tone="muted">{formatDayTime(language, new Date(startsAt), nowMs)}</Text>
      </Row>
      {isChosen && <Checks orderId={order.id} driver={driver} />}
    </div>
  );
}

/** The same checks as while dragging an order to a driver. */
function Checks({
  orderId,
  driver: { id, name },
}: {
  orderId: string;
  driver: { id: string; name: string };
}) {
  const texts = useTexts(driverPageTexts).giving;
  const formatContext = useFormatContext();
  const { data } = useCandidates(orderId);
  if (!data) return <SkeletonLines lines={3} />;
  const candidate = data.data.find(({ driver }) => driver.id === id);
  if (!candidate) return <Text tone="muted">{texts.notPossible({ name })}</Text>;
  return (
    <Stack as="ul" gap="1" className={css.checks}>
      {checksOf(formatContext, data.order, candidate).map(({ well, text }) => (
        <li key={text}>
          <Marked
            tone={well ? 'good' : 'warn'}
            icon={
              well ? (
                <IconCircleCheck size={16} aria-hidden="true" />
              ) : (
                <IconCircleX size={16} aria-hidden="true" />
              )
            }
          >
            {text}
          </Marked>
        </li>
      ))}
    </Stack>
  );
}
