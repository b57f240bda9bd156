// The words of marks on a map with many transfers in German.
import { inDative } from '../../../../shared/time/format-duration.ts';
import type { RoadWords } from './en.ts';

export const de: RoadWords = {
  onTheRoad: 'Unterwegs',
  pickups: 'Abholungen',
  deliveries: 'Anlieferungen',
  onTime: 'Pünktlich',
  noDriver: 'Kein Fahrer',
  lateBy: (span) => `${span} zu spät`,
  justNow: 'gerade eben',
  ago: (span) => `vor ${inDative(span)}`,
  kmLeft: (km) => `noch ${km}`,
  arrives: (city, when) => `${city} ${when}`,
  silentFor: (span) => `seit ${inDative(span)} keine Position`,
  noDate: 'ohne Termin',
};
