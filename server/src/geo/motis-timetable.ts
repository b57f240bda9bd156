// The timetable that queries a MOTIS 2 server: GET /api/v1/plan.
import { z } from 'zod';
import { fetchJson, type GeoServer, timeoutSignal, urlAt } from './fetch-json.ts';
import type { Coordinates, Timetable, TimetableQuery } from './ports.ts';

/** A journey contains the shapes of its legs, which are long for a long journey. */
const MAX_RESPONSE_BYTES = 1024 * 1024;

const itinerary = z.object({
  startTime: z.iso.datetime({ offset: true }),
  endTime: z.iso.datetime({ offset: true }),
});
const plan = z.object({ itineraries: z.array(itinerary), direct: z.array(itinerary).default([]) });

const latLng = ({ lat, lng }: Coordinates) => `${lat.toFixed(6)},${lng.toFixed(6)}`;

export function motisTimetable(server: GeoServer): Timetable {
  const bounded = { maxResponseBytes: MAX_RESPONSE_BYTES, ...server };
  const planUrl = urlAt(server, '/api/v1/plan');
  return {
    callsOtherServers: true,
    async travelMs({ from, to, at, isArrival }: TimetableQuery): Promise<number | null> {
      const url = new URL(planUrl);
      url.searchParams.set('fromPlace', latLng(from));
      url.searchParams.set('toPlace', latLng(to));
      url.searchParams.set('time', at.toISOString());
      url.searchParams.set('arriveBy', String(isArrival));
      url.searchParams.set('numItineraries', '1');
      url.searchParams.set('detailedTransfers', 'false');
      const answer = await fetchJson(bounded, url, plan, timeoutSignal(server));
      return answer && shortest([...answer.itineraries, ...answer.direct], at, isArrival);
    },
  };
}

/** From leaving, or until the arrival; journeys that leave too early or arrive too late do not count. */
function shortest(found: readonly z.output<typeof itinerary>[], at: Date, isArrival: boolean): number | null {
  const spans = found
    .map(({ startTime, endTime }) => [Date.parse(startTime), Date.parse(endTime)] as const)
    .filter(([start, end]) => start <= end && (isArrival ? end <= at.getTime() : start >= at.getTime()))
    .map(([start, end]) => (isArrival ? at.getTime() - start : end - at.getTime()));
  return spans.length === 0 ? null : Math.min(...spans);
}
