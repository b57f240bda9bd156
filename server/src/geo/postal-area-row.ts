// A row of the tables of postal areas.

export type PostalAreaRow = [prefixes: string, city: string, lat: number, lng: number];
