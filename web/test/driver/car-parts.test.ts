// Converts a mark to shares of the drawing, and finds the part of the car.
import { expect, test } from 'vitest';
import { partAt } from '../../../shared/vehicle/car-parts.ts';
import { drawingsFor } from '../../../shared/vehicle/drawings.ts';
import { carShape, placeAt } from '../../src/driver/protocol/car-shapes.ts';
import { CAR_VIEWS } from '../../src/driver/protocol/draft.ts';

test('a touch is stored as shares of the view, clamped to its edge', () => {
  const box = { left: 20, top: 100, width: 300, height: 90 };
  expect(placeAt('LEFT', box, { clientX: 170, clientY: 145 })).toEqual({ view: 'LEFT', x: 0.5, y: 0.5 });
  expect(placeAt('TOP', box, { clientX: 0, clientY: 300 })).toEqual({ view: 'TOP', x: 0, y: 1 });
  expect(placeAt('LEFT', box, { clientX: 120.1, clientY: 100 }).x).toBe(0.334);
});

test('the drawing is the same as in the PDF, and its right side is the mirrored left side', () => {
  expect(carShape('CAR', 'RIGHT')).toMatchObject({ ...drawingsFor('CAR').LEFT, mirrored: true });
  expect(carShape('TRUCK_12', 'TOP').body).toBe(drawingsFor('VAN').TOP.body);
});

test.for([
  ['CAR', { view: 'LEFT', x: 0.4, y: 0.55 }, 'doorFront', 'left'],
  ['CAR', { view: 'RIGHT', x: 0.6, y: 0.55 }, 'doorFront', 'right'],
  ['CAR', { view: 'LEFT', x: 0.79, y: 0.8 }, 'wheelRear', 'left'],
  ['CAR', { view: 'RIGHT', x: 0.79, y: 0.8 }, 'wheelFront', 'right'],
  ['CAR', { view: 'LEFT', x: 0.02, y: 0.7 }, 'bumperFront', null],
  ['CAR', { view: 'LEFT', x: 0.4, y: 0.25 }, 'windowFront', 'left'],
  ['CAR', { view: 'TOP', x: 0.15, y: 0.5 }, 'bonnet', null],
  ['CAR', { view: 'TOP', x: 0.6, y: 0.5 }, 'roof', null],
  // Seen from the front, the right side of the car is on the left.
  ['CAR', { view: 'FRONT', x: 0.2, y: 0.52 }, 'headlight', 'right'],
  ['CAR', { view: 'REAR', x: 0.2, y: 0.5 }, 'tailLight', 'left'],
  ['SUV', { view: 'REAR', x: 0.5, y: 0.9 }, 'bumperRear', null],
  ['VAN', { view: 'LEFT', x: 0.8, y: 0.4 }, 'sideWall', 'left'],
  ['TRUCK_40', { view: 'LEFT', x: 0.25, y: 0.3 }, 'windowFront', 'left'],
] as const)('on a %s, %o is %s %s', ([type, place, part, side]) => {
  expect(partAt(type, place)).toEqual({ part, side });
});

test('every position in every view has a part', () => {
  for (const type of ['CAR', 'VAN'] as const)
    for (const view of CAR_VIEWS)
      for (let x = 0; x <= 1; x += 0.05)
        for (let y = 0; y <= 1; y += 0.05) expect(partAt(type, { view, x, y }).part).toBeTruthy();
});
