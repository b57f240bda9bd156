// The clock of a test order: shows its moment and the next planned step, and moves it.

import { IconClockPlay } from '@tabler/icons-react';
import { findText } from '../../../../shared/text/find-text.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Menu, MenuDivider, MenuItem } from '../../ui/menu.tsx';
import { Text } from '../../ui/text.tsx';
import { DayTimeInSentence } from '../../ui/time.tsx';
import { type Played, useMoveClock } from './queries.ts';
import { playgroundTexts } from './texts.ts';

const DURATIONS = ['PT1H', 'P1D', 'P2D', 'P1W'] as const;

export function ClockMenu({ played }: { played: Played }) {
  const texts = useTexts(playgroundTexts);
  const move = useMoveClock(played.order.id);
  const { next } = played.scenario.clock;
  return (
    <>
      <Menu
        label={texts.clock}
        trigger={
          <Button icon={<IconClockPlay />} busy={move.isPending} disabled={move.isPending}>
            {texts.moveClock}
          </Button>
        }
      >
        {DURATIONS.map((by) => (
          <MenuItem key={by} onSelect={() => move.mutate({ by })}>
            {texts.later[by]}
          </MenuItem>
        ))}
        {next && (
          <>
            <MenuDivider />
            <MenuItem onSelect={() => move.mutate({ to: next.at })}>
              {texts.untilStep({ step: findText(texts.stepNames, next.name) ?? next.name })}
            </MenuItem>
          </>
        )}
      </Menu>
      <ErrorState error={move.error} />
    </>
  );
}

/** The moment of the clock, and when the next step is planned by it. */
export function ClockLine({ played }: { played: Played }) {
  const texts = useTexts(playgroundTexts);
  const { now, next } = played.scenario.clock;
  return (
    <Text as="p" tone="muted" size="table">
      {texts.clockShows} <DayTimeInSentence at={now} />
      {next && (
        <>
          {'; '}
          {findText(texts.stepNames, next.name) ?? next.name} {texts.plannedFor}{' '}
          <DayTimeInSentence at={next.at} />
        </>
      )}
    </Text>
  );
}
