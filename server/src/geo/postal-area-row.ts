export type PostalAreaRow = [prefixes: string, city: string, lat: number, lng: number];
