// A place of the address book: where vehicles are picked up or delivered again and again.

import type { Address, Coordinates } from '../../geo/ports.ts';
import type { Environment } from '../../model/environment.ts';
import type { OpeningHours } from './opening-hours.ts';

export interface PlaceContact {
  name: string | null;
  phone: string | null;
  email: string | null;
}

/** What a person enters. */
export interface PlaceFields extends Address {
  name: string;
  /** Set on the map; null if the address alone says where it is. */
  coordinates: Coordinates | null;
  /** Null if they are not known; then the place is never closed. */
  openingHours: OpeningHours | null;
  contacts: PlaceContact[];
  /** For dispatch and drivers. */
  remarks: string | null;
}

export interface Place extends PlaceFields {
  id: string;
  accountId: string;
  environment: Environment;
  /** See address-key.ts. */
  addressKey: string;
  createdAt: Date;
  updatedAt: Date;
}
