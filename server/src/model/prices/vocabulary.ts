// The closed lists that agreements and orders share: transport, vehicle and fuel types.

export const TRANSPORT_TYPES = ['DRIVEN', 'TRAILER', 'TRUCK'] as const;
export type TransportType = (typeof TRANSPORT_TYPES)[number];

export const VEHICLE_TYPES = ['CAR', 'COMBI', 'SUV', 'VAN', 'TRUCK_7_5', 'TRUCK_12', 'TRUCK_40'] as const;
export type VehicleType = (typeof VEHICLE_TYPES)[number];

export const FUEL_TYPES = ['DIESEL', 'PETROL', 'ELECTRIC', 'HYBRID', 'HYDROGEN', 'LPG', 'LNG'] as const;
export type FuelType = (typeof FUEL_TYPES)[number];
