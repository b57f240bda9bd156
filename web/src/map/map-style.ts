// The style of the live map: its layers in the page's colours, from land up to the names.
import type * as GeoJSON from 'geojson';
import type {
  FilterSpecification,
  GeoJSONSourceSpecification,
  LayerSpecification,
  StyleSpecification,
} from 'maplibre-gl';
import { CITY_SIZES, COUNTRY_SIZE, COUNTRY_SPACING } from '../../../shared/map/place-labels.ts';
import type { MapColours } from './map-colours.ts';

/** Without a glyph server MapLibre uses the page's fonts; the first name only selects the weight. */
const MEDIUM = ['Inter Variable Medium', 'Inter Variable', 'system-ui', 'sans-serif'];
const SEMIBOLD = ['Inter Variable Semibold', 'Inter Variable', 'system-ui', 'sans-serif'];

const partIs = (part: string): FilterSpecification => ['==', ['get', 'part'], part];

/** Only the route, which is also drawn above a style with real tiles. */
export function routeLayers(colours: MapColours): LayerSpecification[] {
  const line = { type: 'line', source: 'route' } as const;
  const layout = { 'line-cap': 'round', 'line-join': 'round' } as const;
  return [
    {
      ...line,
      id: 'route-casing',
      filter: partIs('all'),
      layout,
      paint: { 'line-color': colours.land, 'line-width': 9 },
    },
    {
      ...line,
      id: 'route-rest',
      filter: partIs('rest'),
      layout,
      paint: { 'line-color': colours.routeRest, 'line-width': 5 },
    },
    {
      id: 'route-unsure',
      type: 'circle',
      source: 'route',
      filter: partIs('unsure'),
      paint: { 'circle-color': colours.routeRest, 'circle-radius': 2.5 },
    },
    {
      ...line,
      id: 'route-done',
      filter: partIs('done'),
      layout,
      paint: { 'line-color': colours.routeDone, 'line-width': 5 },
    },
  ] as LayerSpecification[];
}

function baseLayers(colours: MapColours): LayerSpecification[] {
  return [
    { id: 'water', type: 'background', paint: { 'background-color': colours.water } },
    { id: 'other-land', type: 'fill', source: 'land', paint: { 'fill-color': colours.otherLand } },
    {
      id: 'land',
      type: 'fill',
      source: 'countries',
      filter: ['in', ['get', 'code'], ['literal', []]],
      paint: { 'fill-color': colours.land },
    },
    {
      id: 'borders',
      type: 'line',
      source: 'borders',
      layout: { 'line-join': 'round' },
      paint: { 'line-color': colours.border, 'line-width': 1 },
    },
  ] as LayerSpecification[];
}

/** The names already have their places, see layout.ts; this layer does not hide any. */
function nameLayers(colours: MapColours): LayerSpecification[] {
  const layout = {
    'text-field': ['get', 'name'],
    'text-anchor': 'center',
    'text-allow-overlap': true,
    'text-ignore-placement': true,
    'text-max-width': 60,
  };
  const halo = { 'text-halo-color': colours.halo, 'text-halo-width': 1.5 };
  const city = (id: string, size: number, font: string[], color: string, dot: number) => [
    {
      id: `${id}-dots`,
      type: 'circle',
      source: 'names',
      filter: ['all', ['==', ['get', 'kind'], id], ['get', 'hasDot']],
      paint: {
        'circle-radius': dot,
        'circle-color': colours.label,
        'circle-stroke-color': colours.halo,
        'circle-stroke-width': 0.75,
      },
    },
    {
      id,
      type: 'symbol',
      source: 'names',
      filter: ['==', ['get', 'kind'], id],
      layout: { ...layout, 'text-font': font, 'text-size': size, 'text-offset': ['get', 'offset'] },
      paint: { ...halo, 'text-color': color },
    },
  ];
  return [
    ...city('city', CITY_SIZES.small, MEDIUM, colours.label, 2.2),
    ...city('city-large', CITY_SIZES.large, SEMIBOLD, colours.strongLabel, 2.8),
    {
      id: 'country',
      type: 'symbol',
      source: 'names',
      filter: ['==', ['get', 'kind'], 'country'],
      layout: {
        ...layout,
        'text-font': MEDIUM,
        'text-size': COUNTRY_SIZE,
        'text-letter-spacing': COUNTRY_SPACING / COUNTRY_SIZE,
      },
      paint: { 'text-color': colours.label },
    },
  ] as unknown as LayerSpecification[];
}

export function bundledLayers(colours: MapColours): LayerSpecification[] {
  return [...baseLayers(colours), ...nameLayers(colours), ...routeLayers(colours)];
}

export const EMPTY_SOURCE: GeoJSONSourceSpecification = {
  type: 'geojson',
  data: { type: 'FeatureCollection', features: [] },
  // The route is a curve with few points, and none of them may be simplified away.
  tolerance: 0,
};

export function bundledStyle(
  colours: MapColours,
  data: Record<'land' | 'countries' | 'borders', GeoJSON.FeatureCollection>,
): StyleSpecification {
  const source = (name: keyof typeof data) => ({
    type: 'geojson' as const,
    data: data[name],
    tolerance: 0.4,
  });
  return {
    version: 8,
    sources: {
      land: source('land'),
      countries: source('countries'),
      borders: source('borders'),
      names: EMPTY_SOURCE,
      route: EMPTY_SOURCE,
    },
    layers: bundledLayers(colours),
  };
}
