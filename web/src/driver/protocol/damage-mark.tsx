// The mark of a damage on the drawing: a tap opens it, dragging or the arrow keys move it.

import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { join } from '../../ui/classes.ts';
import { Stack } from '../../ui/layout.tsx';
import { type Place, placeAt } from './car-shapes.ts';
import { isKnown, nameOf } from './damages.ts';
import damagesPageCss from './damages-page.module.css';
import type { DraftDamage } from './draft.ts';
import { useProtocol } from './protocol-context.tsx';

/** A shorter movement is a tap, because a thumb is never completely still. */
const DRAG_PIXELS = 8;
const KEY_STEP = 0.01;
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
};

interface MarkProps {
  damage: DraftDamage & { position: Place };
  number: number;
  pressed: boolean;
  onOpen: () => void;
}

export function DamageMark({ damage, number, pressed, onOpen }: MarkProps) {
  const { trip, draft, saver, texts, language } = useProtocol();
  const began = useRef<{ x: number; y: number } | null>(null);
  const wasDragged = useRef(false);
  const known = isKnown(draft, damage);
  const { position } = damage;

  const move = (place: Place) =>
    saver.changeSoon((before) => ({
      ...before,
      damages: before.damages.map((each) => (each.id === damage.id ? { ...each, position: place } : each)),
    }));
  const hold = (event: PointerEvent<HTMLButtonElement>) => {
    wasDragged.current = false;
    if (known || !event.isPrimary) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    began.current = { x: event.clientX, y: event.clientY };
  };
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    if (!began.current || !event.isPrimary) return;
    const { x, y } = began.current;
    if (Math.hypot(event.clientX - x, event.clientY - y) >= DRAG_PIXELS) wasDragged.current = true;
    if (!wasDragged.current) return;
    move(placeAt(position.view, event.currentTarget.parentElement!.getBoundingClientRect(), event));
  };
  const release = () => {
    began.current = null;
    if (wasDragged.current) void saver.flush();
  };
  const step = (event: KeyboardEvent) => {
    const [x, y] = ARROWS[event.key] ?? [0, 0];
    if (known || (x === 0 && y === 0)) return;
    event.preventDefault();
    const within = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;
    move({ ...position, x: within(position.x + x), y: within(position.y + y) });
  };
  return (
    <Stack
      as="button"
      type="button"
      className={join(damagesPageCss.damageMark, known && damagesPageCss.damageMarkKnown)}
      style={{ left: `${position.x * 100}%`, top: `${position.y * 100}%` }}
      aria-label={texts.damages.mark({
        at: number,
        name: nameOf({ texts, language }, damage, trip.vehicle.type),
      })}
      aria-pressed={pressed}
      onPointerDown={hold}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={step}
      onClick={() => !wasDragged.current && onOpen()}
    >
      <span>{number}</span>
    </Stack>
  );
}
