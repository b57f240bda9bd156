// The ports to places and roads: a geocoder, a router and their values.

export interface Address {
  street: string;
  postalCode: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

export interface Coordinates {
  lat: number;
  lng: number;
}

export interface Geocoder {
  /** True if a look-up may wait for another machine: do not keep a transaction open during it. */
  readonly callsOtherServers: boolean;
  /** Returns null when the address cannot be located. */
  locate(address: Address): Promise<Coordinates | null>;
}

/** Where an address might be. */
export interface PlaceCandidate extends Coordinates {
  /** Stable for the same place while the data does not change. */
  id: string;
  /** Which part of the address leads to it. */
  by: 'POSTAL_CODE' | 'CITY';
  city: string;
  /** The main town of the postal area around it, to distinguish namesakes. */
  near: string | null;
  /** The first digits of the postal codes around it, such as "45"; null where areas are not known. */
  postalArea: string | null;
}

export interface Gazetteer {
  /** Places of the postal code first, then every place with the city's name. */
  candidates(address: Address): Promise<PlaceCandidate[]>;
  /** Whether postal code and city are both known, and too far apart to be one address. */
  contradicts(address: Address): Promise<boolean>;
}

export interface Router {
  readonly callsOtherServers: boolean;
  /** The road distance, or null when it cannot be determined. */
  distanceKm(from: Coordinates, to: Coordinates): Promise<number | null>;
}

export interface TimetableQuery {
  from: Coordinates;
  to: Coordinates;
  at: Date;
  /** Whether `at` is when to arrive at the latest; otherwise when to leave at the earliest. */
  isArrival: boolean;
}

/** Journeys by public transport. */
export interface Timetable {
  readonly callsOtherServers: boolean;
  /** Including the waiting time after leaving, or before the arrival is due; null without an answer. */
  travelMs(query: TimetableQuery): Promise<number | null>;
}
