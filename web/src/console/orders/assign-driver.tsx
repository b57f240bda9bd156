// Chooses the driver of an order: by deadhead distance before the pickup, afterwards among all drivers.

import { keepPreviousData } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { operations } from '../../api/client.ts';
import { useCall } from '../../api/use-call.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Avatar } from '../../ui/avatar.tsx';
import fieldCss from '../../ui/field.module.css';
import { Grid, Row, Stack } from '../../ui/layout.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Text } from '../../ui/text.tsx';
import { useDebounced } from '../../ui/use-debounced.ts';
import { AssignRows } from '../assign/assign-rows.tsx';
import { useCandidates } from '../assign/candidates.ts';
import { CarrierHasOrder } from '../assign/carrier-has-order.tsx';
import { LIVE } from '../live.tsx';
import orderCss from './order.module.css';
import type { DispatchListItem } from './order-queries.ts';
import { dispatchTexts } from './texts.ts';

export interface ChosenDriver {
  id: string;
  name: string;
}

const MAX_RESULTS = 100;
const TYPING_DELAY_MS = 200;

/**
 * Drivers with a word in their name that starts with the search text; without a search, the newest drivers.
 */
function useDrivers(typed: string) {
  const search = useDebounced(typed.trim(), TYPING_DELAY_MS);
  return useCall(
    [LIVE, 'drivers', 'choice', search],
    async (signal) =>
      (
        await operations.GET('/drivers', {
          params: { query: { limit: MAX_RESULTS, ...(search && { search }) } },
          signal,
        })
      ).data,
    { placeholderData: keepPreviousData },
  );
}

/** `order` is null when several orders get the same driver. */
export function AssignDriver(props: ChoiceProps) {
  const { order } = props;
  if (order?.possibleCommands.includes('assign_driver')) return <NearestDrivers {...props} order={order} />;
  return <DriverSearch {...props} />;
}

interface ChoiceProps {
  order: DispatchListItem | null;
  chosen: ChosenDriver | null;
  onChoose: (driver: ChosenDriver) => void;
  /** Shown next to the search field. */
  aside?: ReactNode;
}

/** Preselects the best driver, so that a click on the button is enough. */
function NearestDrivers({ order, chosen, onChoose, aside }: ChoiceProps & { order: DispatchListItem }) {
  const { page } = useTexts(dispatchTexts);
  const texts = page.driver;
  const candidates = useCandidates(order.id);
  const [typed, setTyped] = useState('');
  const { data } = candidates;
  const best = data?.data.find(({ fit }) => fit !== 'IMPOSSIBLE')?.driver;
  const choose = useRef(onChoose);
  choose.current = onChoose;
  const isOpen = chosen === null;
  useEffect(() => {
    if (isOpen && best) choose.current({ id: best.id, name: best.name });
  }, [isOpen, best]);
  const shown = data?.data.filter(({ driver }) =>
    driver.name.toLowerCase().includes(typed.trim().toLowerCase()),
  );
  return (
    <QueryBoundary query={candidates}>
      <Stack gap="2-5" className={orderCss.driverChoice}>
        <FindDriver typed={typed} onType={setTyped} aside={aside} />
        {data?.data.length === 0 && (
          <Text as="p" tone="muted">
            {texts.noneAtAll}
          </Text>
        )}
        {shown?.length === 0 && data?.data.length !== 0 && (
          <Text as="p" tone="muted">
            {texts.none}
          </Text>
        )}
        {data && <CarrierHasOrder candidates={data.data} />}
        {data && (
          <AssignRows
            order={data.order}
            candidates={shown ?? []}
            chosen={chosen?.id ?? null}
            onChoose={({ driver }) => onChoose({ id: driver.id, name: driver.name })}
          />
        )}
      </Stack>
    </QueryBoundary>
  );
}

function FindDriver({
  typed,
  onType,
  aside,
}: {
  typed: string;
  onType: (text: string) => void;
  aside: ReactNode;
}) {
  const { find } = useTexts(dispatchTexts).page.driver;
  return (
    <Row rowGap="2" gap="4" justify="between" wrap size="table">
      <input
        className={fieldCss.input}
        type="search"
        aria-label={find}
        placeholder={find}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
      {aside}
    </Row>
  );
}

function DriverSearch({ order, chosen, onChoose, aside }: ChoiceProps) {
  const { page } = useTexts(dispatchTexts);
  const texts = page.driver;
  const { data: candidates } = useCandidates(order?.id ?? null);
  const [typed, setTyped] = useState('');
  const drivers = useDrivers(typed);
  const shown = drivers.data
    ?.filter(({ active, leaving }) => active && !leaving)
    .toSorted((one, other) => one.name.localeCompare(other.name));
  return (
    <QueryBoundary query={drivers}>
      <Stack gap="2-5" className={orderCss.driverChoice}>
        <FindDriver typed={typed} onType={setTyped} aside={aside} />
        {candidates && <CarrierHasOrder candidates={candidates.data} />}
        {shown?.length === 0 && (
          <Text as="p" tone="muted">
            {typed.trim() ? texts.none : texts.noneAtAll}
          </Text>
        )}
        <fieldset className={orderCss.driverRows} aria-label={texts.choose}>
          {shown?.map(({ id, name, phone, locationConsent }) => {
            const isAssigned = order?.assignedDriver?.id === id;
            return (
              <Grid
                as="label"
                gap="3"
                align="center"
                size="table"
                key={id}
                className={orderCss.driverRow}
                data-chosen={chosen?.id === id || undefined}
              >
                <input
                  type="radio"
                  name="driver"
                  value={id}
                  checked={chosen?.id === id}
                  disabled={isAssigned}
                  onChange={() => onChoose({ id, name })}
                />
                <Avatar name={name} />
                <span className={orderCss.driverName}>{name}</span>
                <Text tone="muted">{phone ?? '–'}</Text>
                <Text tone="muted">
                  {isAssigned ? texts.now : locationConsent ? texts.consent : texts.noConsent}
                </Text>
              </Grid>
            );
          })}
        </fieldset>
      </Stack>
    </QueryBoundary>
  );
}
