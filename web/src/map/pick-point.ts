// Lets the reader choose a point of the live map: by a click, or by dragging the mark.
import { type Map as LibreMap, type MapMouseEvent, Marker } from 'maplibre-gl';
import type { OnPick } from './live-map-handle.ts';
import { endMark } from './map-marks.ts';

export interface Picking {
  show(point: { lat: number; lng: number } | null): void;
  remove(): void;
}

export function openPicking(map: LibreMap, onPick: OnPick): Picking {
  const element = endMark('delivery');
  element.classList.add('map-pick');
  const marker = new Marker({ element, draggable: true });
  const pick = (point: { lat: number; lng: number }) => onPick({ lat: point.lat, lng: point.lng });
  const onClick = ({ lngLat }: MapMouseEvent) => pick(lngLat.wrap());
  map.on('click', onClick);
  map.getCanvas().style.cursor = 'crosshair';
  marker.on('dragend', () => pick(marker.getLngLat().wrap()));
  return {
    show(point) {
      if (point) marker.setLngLat(point).addTo(map);
      else marker.remove();
    },
    remove() {
      map.off('click', onClick);
      marker.remove();
    },
  };
}
