// Fuel or charge as a slider, with the value of the pickup as a mark.
import type { CSSProperties } from 'react';
import { Row } from '../../ui/layout.tsx';
import fuelSectionCss from './fuel-section.module.css';
import { useProtocol } from './protocol-context.tsx';
import protocolPagesCss from './protocol-pages.module.css';

export function FuelSection() {
  const { trip, draft, earlier, saver, texts } = useProtocol();
  const { readings } = texts;
  const level = draft.fuelLevelPercent;
  const before = earlier?.fuelLevelPercent ?? null;
  const label = trip.vehicle.fuelType === 'ELECTRIC' ? readings.charge : readings.fuel;
  const set = (value: string) => saver.changeSoon((draft) => ({ ...draft, fuelLevelPercent: Number(value) }));
  const shown = level ?? before ?? 50;
  const places = { '--level': `${shown}`, '--before': `${before ?? 0}` } as CSSProperties;
  return (
    <section className={protocolPagesCss.protocolBlock}>
      <Row align="baseline" justify="between">
        <Row
          as="label"
          align="stretch"
          wrap
          tone="ink-2"
          size="type-5"
          className={protocolPagesCss.protocolLabel}
          htmlFor="fuel"
        >
          {label}
        </Row>
        <output
          htmlFor="fuel"
          className={level === null ? protocolPagesCss.protocolQuiet : fuelSectionCss.fuelLevel}
        >
          {level === null ? readings.notSet : readings.percent({ percent: level })}
        </output>
      </Row>
      <div className={fuelSectionCss.fuelTrack} style={places} data-unset={level === null || undefined}>
        <input
          id="fuel"
          type="range"
          min={0}
          max={100}
          step={1}
          value={shown}
          aria-valuetext={level === null ? readings.notSet : readings.percent({ percent: level })}
          onChange={({ target }) => set(target.value)}
          // A tap on the current position is an answer too, although the value does not change.
          onClick={({ currentTarget }) => level === null && set(currentTarget.value)}
          onPointerUp={() => void saver.flush()}
          onBlur={() => void saver.flush()}
        />
        {before !== null && <span className={fuelSectionCss.fuelBefore} aria-hidden="true" />}
      </div>
      <Row
        align="stretch"
        justify="between"
        tone="muted"
        size="type-5"
        className={fuelSectionCss.fuelEnds}
        style={places}
      >
        <span>{readings.empty}</span>
        {before !== null && (
          <span className={fuelSectionCss.fuelBeforeText}>{readings.atPickup({ percent: before })}</span>
        )}
        <span>{readings.filled}</span>
      </Row>
    </section>
  );
}
