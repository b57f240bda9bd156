// The buttons on the live map: zoom in, zoom out, show everything, and full screen on phones.
import type { AnyLanguage } from '../../../shared/texts/generated/languages.ts';
import { mapTexts } from '../../../shared/texts/generated/map.ts';

/** From Tabler Icons (MIT), on a grid of 24. */
const ICONS = {
  closer: 'M12 5v14M5 12h14',
  farther: 'M5 12h14',
  everything:
    'M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0M12 2v2M12 20v2M20 12h2M2 12h2',
  full: 'M16 4h4v4M14 10l6-6M8 20H4v-4M4 20l6-6M16 20h4v-4M14 14l6 6M8 4H4v4M4 4l6 6',
  notFull: 'M5 9h4V5M3 3l6 6M5 15h4v4M3 21l6-6M19 9h-4V5M15 9l6-6M19 15h-4v4M15 15l6 6',
};

const SVG = 'http://www.w3.org/2000/svg';

function setIcon(button: HTMLButtonElement, icon: keyof typeof ICONS, label: string): void {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', ICONS[icon]);
  svg.append(path);
  button.replaceChildren(svg);
  button.setAttribute('aria-label', label);
  button.title = label;
}

function makeButton(icon: keyof typeof ICONS, label: string, act: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  setIcon(button, icon, label);
  button.addEventListener('click', act);
  return button;
}

function group(name: string, buttons: HTMLButtonElement[]): HTMLElement {
  const element = document.createElement('div');
  element.className = `map-buttons ${name}`;
  element.append(...buttons);
  return element;
}

export interface ButtonActions {
  closer(): void;
  farther(): void;
  everything(): void;
  /** Called when the container enters or leaves full screen. */
  full(isFull: boolean): void;
}

/** Adds the buttons to the container. Returns a function that removes them. */
export function addButtons(
  container: HTMLElement,
  language: AnyLanguage,
  actions: ButtonActions,
): () => void {
  const texts = mapTexts[language].buttons;
  const setFull = (isFull: boolean) => {
    container.classList.toggle('map-full', isFull);
    setIcon(fullButton, isFull ? 'notFull' : 'full', isFull ? texts.notFull : texts.full);
    actions.full(isFull);
  };
  const fullButton = makeButton('full', texts.full, () => setFull(!container.classList.contains('map-full')));
  const leaveByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && container.classList.contains('map-full')) setFull(false);
  };
  document.addEventListener('keydown', leaveByKey);
  const groups = [
    group('map-buttons-full', [fullButton]),
    group('map-buttons-zoom', [
      makeButton('closer', texts.closer, actions.closer),
      makeButton('farther', texts.farther, actions.farther),
    ]),
    group('map-buttons-everything', [makeButton('everything', texts.everything, actions.everything)]),
  ];
  container.append(...groups);
  return () => {
    document.removeEventListener('keydown', leaveByKey);
    container.classList.remove('map-full');
    for (const element of groups) element.remove();
  };
}
