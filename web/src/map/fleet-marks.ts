// Keeps the marks of all vehicles on the live map: adds, moves and removes them by id.
import { type Map as LibreMap, Marker } from 'maplibre-gl';
import type { MapMark } from '../../../shared/map/scene.ts';
import { fillSmallMark, smallMark } from './map-marks.ts';

export interface FleetMarks {
  show(marks: readonly MapMark[]): void;
  remove(): void;
}

interface Shown {
  marker: Marker;
  element: HTMLButtonElement;
  mark: MapMark;
}

export function openFleetMarks(map: LibreMap): FleetMarks {
  const shown = new Map<string, Shown>();

  const add = (mark: MapMark): Shown => {
    const element = smallMark();
    const marker = new Marker({ element, subpixelPositioning: true });
    const one = { marker, element, mark };
    element.addEventListener('click', () => one.mark.onOpen?.());
    shown.set(mark.id, one);
    marker.setLngLat(mark).addTo(map);
    fillSmallMark(element, mark);
    return one;
  };

  return {
    show(marks) {
      const wanted = new Set(marks.map(({ id }) => id));
      for (const [id, { marker }] of shown) {
        if (wanted.has(id)) continue;
        marker.remove();
        shown.delete(id);
      }
      for (const mark of marks) {
        const one = shown.get(mark.id) ?? add(mark);
        if (one.mark === mark) continue;
        one.mark = mark;
        one.marker.setLngLat(mark);
        // A mark under the pointer does not change.
        if (!one.element.matches(':hover')) fillSmallMark(one.element, mark);
      }
    },
    remove() {
      for (const { marker } of shown.values()) marker.remove();
      shown.clear();
    },
  };
}
