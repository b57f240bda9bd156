// Damages on the drawing of the car: known ones hollow grey, new ones filled red, numbered as in the PDF.

import { IconPlus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { join } from '../../ui/classes.ts';
import { Stack } from '../../ui/layout.tsx';
import { Tabs } from '../../ui/segmented.tsx';
import { Text } from '../../ui/text.tsx';
import { CarDrawing } from './car-drawing.tsx';
import { carShape, type Place, placeAt } from './car-shapes.ts';
import { DamageCard } from './damage-card.tsx';
import { DamageMark } from './damage-mark.tsx';
import { isKnown, MAX_DAMAGES, newDamage } from './damages.ts';
import damagesPageCss from './damages-page.module.css';
import { CAR_VIEWS, type CarView } from './draft.ts';
import { Foot, NextButton } from './frame.tsx';
import { useProtocol } from './protocol-context.tsx';
import protocolPagesCss from './protocol-pages.module.css';

export function DamagesPage() {
  const { draft, saver, texts } = useProtocol();
  const [view, setView] = useState<CarView>(firstView(draft.damages));
  const [opened, setOpened] = useState<string | null>(null);
  const isFull = draft.damages.length >= MAX_DAMAGES;

  const add = (position: Place | null) => {
    if (isFull) return;
    const damage = newDamage(draft, position);
    saver.change((before) => ({ ...before, damages: [...before.damages, damage] }));
    setOpened(damage.id);
  };
  const choices = CAR_VIEWS.map((value) => {
    const count = draft.damages.filter(({ position }) => position?.view === value).length;
    return {
      value,
      label: (
        <>
          {texts.damages.views[value]}
          {count > 0 && (
            <Text tone="accent" size="type-3" className={damagesPageCss.damageCount}>
              {count}
            </Text>
          )}
        </>
      ),
    };
  });
  const canMove = draft.damages.some((damage) => damage.position?.view === view && !isKnown(draft, damage));
  const numbered = draft.damages.map((damage, index) => ({ damage, number: index + 1 }));
  return (
    <>
      <section className={damagesPageCss.damageDrawing}>
        <Tabs id="view" label={texts.damages.viewsLabel} value={view} choices={choices} onChange={setView} />
        <div role="tabpanel" aria-labelledby={`view-${view}`}>
          <DamageDrawing view={view} opened={opened} onMark={add} onOpen={setOpened} />
          <Text as="p" tone="muted" size="type-5" className={damagesPageCss.damageTap}>
            {isFull ? texts.damages.most : texts.damages.tap} {canMove && texts.damages.drag}
          </Text>
        </div>
      </section>
      <section className={join(protocolPagesCss.protocolBlock, damagesPageCss.damageList)}>
        {numbered.length === 0 && (
          <p className={join(protocolPagesCss.protocolQuiet, damagesPageCss.damageNone)}>
            {texts.damages.none}
          </p>
        )}
        {numbered
          .toSorted(
            (a, b) =>
              Number(isKnown(draft, a.damage)) - Number(isKnown(draft, b.damage)) || b.number - a.number,
          )
          .map(({ damage, number }) => (
            <DamageCard
              key={damage.id}
              damage={damage}
              number={number}
              open={damage.id === opened}
              onOpen={() => {
                setOpened(damage.id === opened ? null : damage.id);
                if (damage.position) setView(damage.position.view);
              }}
              onRemoved={() => setOpened(null)}
            />
          ))}
        {!isFull && (
          <button
            type="button"
            className={join(protocolPagesCss.protocolSecond, damagesPageCss.damageAdd)}
            onClick={() => add(null)}
          >
            <IconPlus aria-hidden="true" />
            {texts.damages.withoutPosition}
          </button>
        )}
      </section>
      <Foot>
        <NextButton />
      </Foot>
    </>
  );
}

/** The view of the last damage with a position. */
function firstView(damages: readonly { position: Place | null }[]): CarView {
  return damages.findLast(({ position }) => position)?.position?.view ?? 'LEFT';
}

function DamageDrawing({
  view,
  opened,
  onMark,
  onOpen,
}: {
  view: CarView;
  opened: string | null;
  onMark: (place: Place | null) => void;
  onOpen: (id: string) => void;
}) {
  const { trip, draft, texts } = useProtocol();
  const shape = carShape(trip.vehicle.type, view);
  const [touched, setTouched] = useState<Place | null>(null);
  // The second tap of a double tap must not open and close the new mark.
  useEffect(() => {
    if (!touched) return;
    const timer = setTimeout(() => setTouched(null), 400);
    return () => clearTimeout(timer);
  }, [touched]);
  return (
    <Stack className={damagesPageCss.damageCar} data-view={view}>
      <div className={damagesPageCss.damagePaper} style={{ aspectRatio: `${shape.width} / ${shape.height}` }}>
        <CarDrawing shape={shape} />
        <button
          type="button"
          className={damagesPageCss.damageTarget}
          aria-label={texts.damages.markOn({ view: texts.damages.views[view] })}
          onClick={(event) => {
            if (touched?.view === view) return;
            // A click by keyboard has no position.
            if (event.detail === 0) return onMark(null);
            const place = placeAt(view, event.currentTarget.parentElement!.getBoundingClientRect(), event);
            setTouched(place);
            onMark(place);
          }}
        />
        {draft.damages.map((damage, index) => {
          const { position } = damage;
          if (position?.view !== view) return null;
          return (
            <DamageMark
              key={damage.id}
              damage={{ ...damage, position }}
              number={index + 1}
              pressed={damage.id === opened}
              onOpen={() => touched?.view !== view && onOpen(damage.id)}
            />
          );
        })}
      </div>
    </Stack>
  );
}
