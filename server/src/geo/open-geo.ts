// Chooses the geocoder, the router and the timetable by the settings.
import type { Logger } from 'pino';
import type { Clock } from '../platform/clock.ts';
import { cachedGeocoder, cachedRouter, cachedTimetable } from './cached.ts';
import type { GeoLog } from './fetch-json.ts';
import { motisTimetable } from './motis-timetable.ts';
import { nominatimGeocoder } from './nominatim-geocoder.ts';
import { offlineGeocoder } from './offline-geocoder.ts';
import { offlineRouter } from './offline-router.ts';
import { osrmRouter } from './osrm-router.ts';

interface GeoOptions {
  geocoderUrl: string | null;
  routerUrl: string | null;
  transitUrl: string | null;
  clock: Clock;
  log: Logger;
}

/** Offline unless servers are configured. Their answers are cached, because addresses repeat. */
export function openGeo({ geocoderUrl, routerUrl, transitUrl, clock, log }: GeoOptions) {
  const warn: GeoLog = (message, details) => log.warn(details, message);
  const offline = { geocoder: offlineGeocoder(), router: offlineRouter() };
  return {
    offline,
    geocoder: geocoderUrl
      ? cachedGeocoder(nominatimGeocoder({ baseUrl: geocoderUrl, log: warn }), { clock })
      : offline.geocoder,
    router: routerUrl
      ? cachedRouter(osrmRouter({ baseUrl: routerUrl, log: warn }), { clock })
      : offline.router,
    /** Null: planning estimates journeys by the operator's rates. */
    timetable: transitUrl
      ? cachedTimetable(motisTimetable({ baseUrl: transitUrl, log: warn }), { clock })
      : null,
  };
}
