// All doors of the service; what is not in this list does not exist.
import type { AnyDoor } from '../http/door.ts';
import type { Services } from '../services.ts';
import { driverDoor } from './driver/door.ts';
import { legacyDoor } from './legacy/door.ts';
import { oauthDoor } from './oauth/door.ts';
import { operationsDoor } from './operations/door.ts';
import { publicDoor } from './public/door.ts';
import { v1Door } from './v1/door.ts';

/** Where two claim a path, the first one has it. */
export const DOORS: readonly AnyDoor<Services>[] = [
  oauthDoor,
  legacyDoor,
  v1Door,
  operationsDoor,
  driverDoor,
  publicDoor,
];

/** Whose errors a path gets that no route serves. */
export function doorOf(path: string): AnyDoor<Services> {
  return DOORS.find((door) => door.owns(path)) ?? v1Door;
}
