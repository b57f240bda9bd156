// Owns what the rest of the service knows of places and roads: a geocoder, a router and their values.

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
  /** True when a look-up may wait for another machine: no transaction may be open across it. */
  readonly leavesProcess: boolean;
  /** Where the address lies, or null when that cannot be told. */
  locate(address: Address): Promise<Coordinates | null>;
}

export interface Router {
  readonly leavesProcess: boolean;
  /** Length of the way by road, or null when that cannot be told. */
  distanceKm(from: Coordinates, to: Coordinates): Promise<number | null>;
}
