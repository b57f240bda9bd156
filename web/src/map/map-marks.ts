// The marks above the live map as HTML elements: pickup and delivery with their names, and the vehicle.
import type { MapMark, MapVehicle } from '../../../shared/map/scene.ts';
import { VEHICLE_HEADING, VEHICLE_ICON } from '../../../shared/map/vehicle-icon.ts';

const SVG = 'http://www.w3.org/2000/svg';

type Attributes = Record<string, string | number>;

function draw(name: string, attributes: Attributes, children: Element[] = []): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

function drawing(size: number, children: Element[]): SVGElement {
  const viewBox = `${-size / 2} ${-size / 2} ${size} ${size}`;
  return draw('svg', { viewBox, width: size, height: size, class: 'map-mark' }, children);
}

function hidden(element: HTMLElement): HTMLElement {
  element.setAttribute('aria-hidden', 'true');
  return element;
}

export function endMark(kind: 'pickup' | 'delivery'): HTMLElement {
  const element = document.createElement('div');
  element.append(
    kind === 'pickup'
      ? drawing(24, [
          draw('circle', { class: 'map-end-casing', r: 9 }),
          draw('circle', { class: 'map-pickup', r: 5.5 }),
        ])
      : drawing(24, [
          draw('rect', { class: 'map-end-casing', x: -9, y: -9, width: 18, height: 18, rx: 4 }),
          draw('rect', { class: 'map-delivery', x: -6.5, y: -6.5, width: 13, height: 13, rx: 2 }),
        ]),
  );
  return hidden(element);
}

export function endLabel(): HTMLElement {
  const element = document.createElement('div');
  element.className = 'map-name';
  return hidden(element);
}

export function vehicleMark(): HTMLElement {
  const element = document.createElement('div');
  element.className = 'map-vehicle';
  element.append(
    drawing(64, [
      draw('circle', { class: 'map-vehicle-halo', r: 30 }),
      draw('circle', { class: 'map-vehicle-halo', r: 23 }),
      draw('path', { class: 'map-vehicle-heading', d: VEHICLE_HEADING }),
      draw('circle', { class: 'map-vehicle-casing', r: 17.5 }),
      draw('circle', { class: 'map-vehicle-disc', r: 15 }),
      draw('path', {
        class: 'map-vehicle-icon',
        transform: 'translate(-9 -9.2) scale(.75)',
        d: VEHICLE_ICON,
      }),
    ]),
  );
  return hidden(element);
}

export function turnVehicle(element: HTMLElement, { headingDegrees, stale }: MapVehicle): void {
  element.classList.toggle('map-vehicle-stale', stale);
  const heading = element.querySelector('.map-vehicle-heading');
  heading?.setAttribute('transform', `rotate(${headingDegrees ?? 0})`);
  heading?.setAttribute('display', headingDegrees === null || stale ? 'none' : 'inline');
}

/** An arrow in a disc that points in the driving direction; without a heading only the disc. */
const ARROW = 'M0 -5 L4 4.4 L0 2.4 L-4 4.4 Z';

/** One of many marks: a small button with its label next to it. */
export function smallMark(): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  return element;
}

export function fillSmallMark(element: HTMLButtonElement, mark: MapMark): void {
  const { kind, state, headingDegrees, tip } = mark;
  // Keeps the class that MapLibre has added.
  element.classList.remove(...[...element.classList].filter((name) => name.startsWith('map-small')));
  element.classList.add('map-small', `map-small-${kind}`, `map-small-${state}`);
  element.setAttribute('aria-label', [tip.title, tip.state, ...tip.lines].filter(Boolean).join(', '));
  const shape =
    kind === 'vehicle'
      ? [
          draw('circle', { class: 'map-small-disc', r: 9 }),
          ...(headingDegrees === null
            ? [draw('circle', { class: 'map-small-arrow', r: 2.5 })]
            : [draw('path', { class: 'map-small-arrow', d: ARROW, transform: `rotate(${headingDegrees})` })]),
        ]
      : kind === 'pickup'
        ? [draw('circle', { class: 'map-small-ring', r: 5 })]
        : [draw('rect', { class: 'map-small-square', x: -4.5, y: -4.5, width: 9, height: 9, rx: 1.5 })];
  element.replaceChildren(drawing(24, shape), tipOf(mark));
}

function tipOf({ state, tip }: MapMark): HTMLElement {
  const element = hidden(document.createElement('span'));
  element.className = 'map-tip';
  const head = document.createElement('span');
  head.className = 'map-tip-head';
  const title = document.createElement('strong');
  title.textContent = tip.title;
  const said = document.createElement('span');
  said.className = `map-tip-state map-tip-${state}`;
  said.textContent = tip.state;
  head.append(title, said);
  const lines = tip.lines.map((text) => {
    const line = document.createElement('span');
    line.textContent = text;
    return line;
  });
  element.append(head, ...lines);
  return element;
}
