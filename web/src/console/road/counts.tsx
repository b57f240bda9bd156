// The legend of a map with many transfers: the number of marks of each kind.
import { useWords } from '../../messages/use-words.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import roadCss from './road.module.css';

export interface RoadCount {
  vehicles: number;
  pickups: number;
  deliveries: number;
}

export function RoadCounts({ vehicles, pickups, deliveries }: RoadCount) {
  const words = useWords({ en, de });
  return (
    <ul className={roadCss.roadCounts} data-map-cover>
      <li>
        <span className={roadCss.roadVehicle} aria-hidden="true" /> {words.onTheRoad}{' '}
        <strong>{vehicles}</strong>
      </li>
      <li>
        <span className={roadCss.roadPickup} aria-hidden="true" /> {words.pickups} <strong>{pickups}</strong>
      </li>
      <li>
        <span className={roadCss.roadDelivery} aria-hidden="true" /> {words.deliveries}{' '}
        <strong>{deliveries}</strong>
      </li>
    </ul>
  );
}
