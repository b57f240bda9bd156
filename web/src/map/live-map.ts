// The live map: MapLibre over the bundled shapes or given tiles, with marks that move when the scene changes.

import type * as GeoJSON from 'geojson';
import { type GeoJSONSource, Map as LibreMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { describeMap } from '../../../shared/map/describe-map.ts';
import type { Box } from '../../../shared/map/label-boxes.ts';
import { layoutScene } from '../../../shared/map/layout.ts';
import { drawableParts, type MapMark, type MapScene, project, routeOf } from '../../../shared/map/scene.ts';
import { countriesAlong, type Shapes } from '../../../shared/map/shapes.ts';
import { findLanguage } from '../../../shared/text/find-language.ts';
import { ALL_LANGUAGES, type AnyLanguage } from '../../../shared/texts/generated/languages.ts';
import { mapTexts } from '../../../shared/texts/generated/map.ts';
import { openFleetMarks } from './fleet-marks.ts';
import { type LiveMap, NoWebGlError, type OnPick } from './live-map-handle.ts';
import { addButtons } from './map-buttons.ts';
import { cameraFor, viewOf } from './map-camera.ts';
import { onThemeChange, readColours } from './map-colours.ts';
import { loadShapes, nameFeatures, routeFeatures, shapeFeatures } from './map-data.ts';
import { bundledLayers, bundledStyle, EMPTY_SOURCE, routeLayers } from './map-style.ts';
import { openMarks } from './moving-marks.ts';
import { openPicking } from './pick-point.ts';

/** Letters outside the first subset of the font, so that the names of eastern cities use the same font. */
const FAR_LETTERS = 'łńśźżěščřďťňůžőűășțāēėļ';
const MAX_ZOOM = 12;
const MIN_ZOOM = 2;
/** While the map moves, names are placed again at this interval. */
const LABEL_INTERVAL_MS = 120;
const CREDIT = '© Natural Earth, GeoNames';

function languageOf(container: HTMLElement): AnyLanguage {
  return findLanguage(ALL_LANGUAGES, container.closest<HTMLElement>('[lang]')?.lang) ?? 'en';
}

function whenLoaded(map: LibreMap): Promise<void> {
  return new Promise((resolve, reject) => {
    map.once('style.load', () => resolve());
    map.once('error', ({ error }) => reject(error));
  });
}

/** Removes the map if the work fails. */
async function orRemove<Result>(work: () => Result | Promise<Result>, remove: () => void): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    remove();
    throw error;
  }
}

/**
 * The old content of the container stays visible until then. Rejects if the browser loses the WebGL context.
 */
function whenPainted(map: LibreMap): Promise<unknown> {
  return new Promise((resolve, reject) => {
    map.once('idle', resolve);
    map.once('webglcontextlost', () => reject(new NoWebGlError('WebGL was lost before the first picture.')));
  });
}

/** Countries along the route are brighter than the others. */
function brighten(map: LibreMap, shapes: Shapes, scene: MapScene): void {
  const { done, rest } = routeOf(scene);
  const marks = (scene.marks ?? []).map(project);
  const along = [...countriesAlong(shapes, [...done, ...rest, ...marks])];
  map.setFilter('land', ['in', ['get', 'code'], ['literal', along]]);
}

/**
 * Elements above the map: its buttons, its attribution, and those that the page marks with data-map-cover.
 */
function coveredBoxes(frame: HTMLElement): Box[] {
  const own = frame.getBoundingClientRect();
  const covers =
    frame.parentElement?.querySelectorAll('.map-buttons, .map-credit-line, [data-map-cover]') ?? [];
  return [...covers]
    .map((cover) => cover.getBoundingClientRect())
    .map(({ x, y, width, height }) => ({
      x: x - own.x - 4,
      y: y - own.y - 4,
      width: width + 8,
      height: height + 8,
    }));
}

function makeFrame(container: HTMLElement, isBundled: boolean): HTMLElement {
  const frame = document.createElement('div');
  frame.className = 'map-live is-coming';
  const canvas = document.createElement('div');
  canvas.className = 'map-canvas';
  frame.append(canvas);
  if (isBundled) {
    const credit = document.createElement('div');
    credit.className = 'map-credit-line';
    credit.textContent = CREDIT;
    frame.append(credit);
  }
  container.append(frame);
  return frame;
}

function createMap(
  frame: HTMLElement,
  scene: MapScene,
  { shapes, language, isTouched }: { shapes: Shapes | null; language: AnyLanguage; isTouched: boolean },
): LibreMap {
  const map = new LibreMap({
    container: frame.querySelector<HTMLElement>('.map-canvas')!,
    style: shapes ? bundledStyle(readColours(), shapeFeatures(shapes)) : scene.styleUrl!,
    ...cameraFor(frame, scene),
    minZoom: MIN_ZOOM,
    ...(shapes ? { maxZoom: MAX_ZOOM } : {}),
    attributionControl: shapes ? false : { compact: true },
    cooperativeGestures: isTouched,
    dragRotate: false,
    pitchWithRotate: false,
    maxPitch: 0,
    fadeDuration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200,
    locale: {
      'Map.Title': describeMap(scene, language),
      'CooperativeGesturesHandler.MobileHelpText': mapTexts[language].help.fingers,
      'CooperativeGesturesHandler.WindowsHelpText': mapTexts[language].help.keys,
      'CooperativeGesturesHandler.MacHelpText': mapTexts[language].help.keys,
    },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  return map;
}

/** Shows the whole scene until the reader moves the map. */
function openCamera(map: LibreMap, frame: HTMLElement, currentScene: () => MapScene) {
  let isMovedByReader = false;
  map.on('movestart', ({ originalEvent }) => {
    if (originalEvent) isMovedByReader = true;
  });
  map.on('resize', () => {
    if (!isMovedByReader) map.jumpTo(cameraFor(frame, currentScene()));
  });
  const showEverything = () => map.easeTo(cameraFor(frame, currentScene()));
  return {
    follow: () => {
      if (!isMovedByReader) showEverything();
    },
    /** Also if the reader has moved the map. */
    reset: () => {
      isMovedByReader = false;
      showEverything();
    },
  };
}

/** The colours of the theme that is now chosen. */
function repaint(map: LibreMap, shapes: Shapes | null): void {
  const layers = shapes ? bundledLayers(readColours()) : routeLayers(readColours());
  for (const { id, paint = {} } of layers as { id: string; paint?: object }[]) {
    for (const [name, value] of Object.entries(paint))
      map.setPaintProperty(id, name as never, value as never);
  }
}

export async function openLiveMap(
  container: HTMLElement,
  given: MapScene,
  onPick?: OnPick,
): Promise<LiveMap> {
  const language = languageOf(container);
  let scene = drawableParts(given);
  const fonts = document.fonts;
  const [shapes] = await Promise.all([
    scene.styleUrl ? null : loadShapes(),
    fonts.load('500 12px "Inter Variable"', FAR_LETTERS),
    fonts.load('600 12px "Inter Variable"', FAR_LETTERS),
  ]);
  setWorkerUrl(workerUrl);
  const frame = makeFrame(container, shapes !== null);
  const isTouched = matchMedia('(pointer: coarse)').matches;
  const map = await orRemove(
    () => createMap(frame, scene, { shapes, language, isTouched }),
    () => frame.remove(),
  );
  const removeMap = () => {
    map.remove();
    frame.remove();
  };
  await orRemove(() => whenLoaded(map), removeMap);

  if (!shapes) {
    map.addSource('route', EMPTY_SOURCE);
    for (const layer of routeLayers(readColours())) map.addLayer(layer);
  }
  const setData = (source: string, data: GeoJSON.FeatureCollection) =>
    map.getSource<GeoJSONSource>(source)?.setData(data);
  const picking = onPick && openPicking(map, onPick);
  const marks = openMarks(map, (shown) => setData('route', routeFeatures(shown, viewOf(map).worldPixels)));
  const many = openFleetMarks(map);
  const nameAll = () => {
    const view = viewOf(map);
    const layout = layoutScene(scene, view, language, shapes, coveredBoxes(frame));
    marks.name(layout);
    if (shapes) setData('names', nameFeatures(layout, view));
  };
  const show = () => {
    picking?.show(scene.to);
    marks.show(picking ? { ...scene, to: null } : scene);
    many.show(scene.marks ?? []);
    if (shapes) brighten(map, shapes, scene);
    nameAll();
    map.getCanvas().setAttribute('aria-label', describeMap(scene, language));
  };

  const camera = openCamera(map, frame, () => scene);
  const removeButtons = addButtons(frame, language, {
    closer: () => map.zoomIn(),
    farther: () => map.zoomOut(),
    everything: camera.reset,
    full: (isFull) => {
      if (isTouched) map.cooperativeGestures[isFull ? 'disable' : 'enable']();
      nameAll();
    },
  });
  show();
  let namedAt = 0;
  map.on('move', () => {
    if (performance.now() - namedAt < LABEL_INTERVAL_MS) return;
    namedAt = performance.now();
    nameAll();
  });
  map.on('moveend', () => {
    nameAll();
    if (scene.vehicle?.stale) marks.show(scene);
  });
  const stopListening = onThemeChange(() => repaint(map, shapes));

  const remove = () => {
    stopListening();
    removeButtons();
    marks.remove();
    many.remove();
    picking?.remove();
    removeMap();
  };
  await orRemove(() => whenPainted(map), remove);
  frame.classList.remove('is-coming');
  return {
    update(next) {
      const before = scene.from;
      scene = drawableParts(next);
      show();
      // Moving marks may leave the view: as long as the reader has not moved the map, it shows all of them.
      const isInView = ({ lat, lng }: MapMark) => map.getBounds().contains({ lat, lng });
      const hasLeft = scene.marks?.some((mark) => !isInView(mark));
      // Where the reader is to choose a point, the map follows the town.
      const isElsewhere = picking && scene.from && scene.from.lat !== before?.lat;
      if (hasLeft || isElsewhere) camera.follow();
    },
    remove,
  };
}
