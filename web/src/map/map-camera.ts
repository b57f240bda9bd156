// The section of the world that a live map shows.
import type { Map as LibreMap } from 'maplibre-gl';
import { zoomOf } from '../../../shared/map/cities.ts';
import type { MapView } from '../../../shared/map/country-labels.ts';
import { fitView, viewAround } from '../../../shared/map/fit-view.ts';
import { type MapScene, project, unproject } from '../../../shared/map/scene.ts';

export function viewOf(map: LibreMap): MapView {
  const { clientWidth, clientHeight } = map.getContainer();
  return viewAround(project(map.getCenter()), map.getZoom(), clientWidth, clientHeight);
}

/** The camera that shows the whole scene in a container of this size. */
export function cameraFor(container: HTMLElement, scene: MapScene) {
  const view = fitView(scene, container.clientWidth, container.clientHeight);
  const center = {
    x: view.left + view.width / 2 / view.worldPixels,
    y: view.top + view.height / 2 / view.worldPixels,
  };
  return { center: unproject(center), zoom: zoomOf(view.worldPixels) };
}
