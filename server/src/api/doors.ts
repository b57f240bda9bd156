// The list of all doors of the service.
import type { AnyDoor } from '../http/door.ts';
import type { Services } from '../services.ts';
import { driverDoor } from './driver/door.ts';
import { legacyDoor } from './legacy/door.ts';
import { oauthDoor } from './oauth/door.ts';
import { operationsDoor } from './operations/door.ts';
import { portalDoor } from './portal/door.ts';
import { publicDoor } from './public/door.ts';
import { v1Door } from './v1/door.ts';

/** If two doors own a path, the first one wins. */
export const DOORS: readonly AnyDoor<Services>[] = [
  oauthDoor,
  legacyDoor,
  v1Door,
  operationsDoor,
  portalDoor,
  driverDoor,
  publicDoor,
];

/** The door whose error format a path uses, even if no route serves it. */
export function doorOf(path: string): AnyDoor<Services> {
  return DOORS.find((door) => door.owns(path)) ?? v1Door;
}
