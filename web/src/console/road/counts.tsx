// The legend of a map with many transfers: the number of marks of each kind.
import { roadTexts } from '../../../../shared/texts/generated/console/road.ts';
import { useTexts } from '../../messages/use-texts.ts';
import roadCss from './road.module.css';

export interface RoadCount {
  vehicles: number;
  pickups: number;
  deliveries: number;
}

export function RoadCounts({ vehicles, pickups, deliveries }: RoadCount) {
  const texts = useTexts(roadTexts);
  return (
    <ul className={roadCss.roadCounts} data-map-cover>
      <li>
        <span className={roadCss.roadVehicle} aria-hidden="true" /> {texts.onTheRoad}{' '}
        <strong>{vehicles}</strong>
      </li>
      <li>
        <span className={roadCss.roadPickup} aria-hidden="true" /> {texts.pickups} <strong>{pickups}</strong>
      </li>
      <li>
        <span className={roadCss.roadDelivery} aria-hidden="true" /> {texts.deliveries}{' '}
        <strong>{deliveries}</strong>
      </li>
    </ul>
  );
}
