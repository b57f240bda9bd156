// The appearance of pages with a live map, in a browser that can draw it.
import { testAppearance } from './appearance/check-pages.ts';
import { MAP_PAGES } from './appearance/maps.ts';

testAppearance({ 'live maps': MAP_PAGES }, { withMaps: true });
