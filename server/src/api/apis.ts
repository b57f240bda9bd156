// The list of all doors of the service.
import type { AnyDoor } from '../http/api.ts';
import type { Services } from '../services.ts';
import { driverDoor } from './driver/api.ts';
import { legacyDoor } from './legacy/api.ts';
import { oauthDoor } from './oauth/api.ts';
import { operationsDoor } from './operations/api.ts';
import { portalDoor } from './portal/api.ts';
import { publicDoor } from './public/api.ts';
import { v1Door } from './v1/api.ts';

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
