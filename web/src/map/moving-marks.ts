// Keeps the marks of the live map at their places in the scene; the vehicle glides from one position to the
// next.
import { type Map as LibreMap, Marker } from 'maplibre-gl';
import type { Layout } from '../../../shared/map/layout.ts';
import type { EndLabel } from '../../../shared/map/place-labels.ts';
import type { MapPlace, MapScene, Point } from '../../../shared/map/scene.ts';
import { endLabel, endMark, turnVehicle, vehicleMark } from './map-marks.ts';

const GLIDE_MS = 1_000;
/** Over a longer distance the vehicle jumps, because it did not drive there. */
const MAX_GLIDE_PIXELS = 300;

export interface Marks {
  show(scene: MapScene): void;
  /** Updates the names of the ends after the view or the scene has changed. */
  name(layout: Layout): void;
  remove(): void;
}

interface End {
  mark: Marker;
  label: Marker;
}

function makeEnd(kind: 'pickup' | 'delivery'): End {
  return { mark: new Marker({ element: endMark(kind) }), label: new Marker({ element: endLabel() }) };
}

function showEnd(map: LibreMap, { mark, label }: End, place: MapPlace | null): void {
  if (place) {
    mark.setLngLat(place).addTo(map);
    label.setLngLat(place).addTo(map);
  } else {
    mark.remove();
    label.remove();
  }
}

function nameEnd({ label }: End, at: Point | null, named: EndLabel | null): void {
  const element = label.getElement();
  element.hidden = named === null;
  if (!named || !at) return;
  if (element.textContent !== named.name) element.textContent = named.name;
  const { x, y, width, height } = named.box;
  element.style.width = `${width}px`;
  label.setOffset([x + width / 2 - at.x, y + height / 2 - at.y]);
}

export function openMarks(map: LibreMap, drawRoute: (scene: MapScene) => void): Marks {
  const [pickup, delivery] = [makeEnd('pickup'), makeEnd('delivery')];
  const vehicle = new Marker({ element: vehicleMark(), subpixelPositioning: true });
  let shown: MapScene | null = null;
  let frame = 0;

  const placeMarks = (scene: MapScene) => {
    shown = scene;
    if (scene.vehicle) vehicle.setLngLat(scene.vehicle).addTo(map);
    else vehicle.remove();
    drawRoute(scene);
  };

  /** Moves the vehicle and the end of its line together. */
  const glide = (from: MapScene, to: MapScene) => {
    const [start, goal] = [from.vehicle!, to.vehicle!];
    const began = performance.now();
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - began) / GLIDE_MS));
      const eased = share * share * (3 - 2 * share);
      const lat = start.lat + (goal.lat - start.lat) * eased;
      const lng = start.lng + (goal.lng - start.lng) * eased;
      placeMarks({ ...to, vehicle: { ...goal, lat, lng } });
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
  };

  const mayGlide = (from: MapScene | null, to: MapScene): from is MapScene => {
    if (!from?.vehicle || !to.vehicle || document.hidden) return false;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return false;
    const way = map.project(from.vehicle).dist(map.project(to.vehicle));
    return way > 0 && way < MAX_GLIDE_PIXELS;
  };

  return {
    show(scene) {
      cancelAnimationFrame(frame);
      showEnd(map, pickup, scene.from);
      showEnd(map, delivery, scene.to);
      if (scene.vehicle) turnVehicle(vehicle.getElement(), scene.vehicle);
      if (mayGlide(shown, scene)) glide(shown, scene);
      else placeMarks(scene);
    },
    name(layout) {
      nameEnd(pickup, layout.from, layout.fromLabel);
      nameEnd(delivery, layout.to, layout.toLabel);
    },
    remove() {
      cancelAnimationFrame(frame);
    },
  };
}
