// The vehicles of the demo as data; each order has a unique VIN and plate.

import type { Vehicle } from '../model/orders/order.ts';
import type { FuelType, VehicleType } from '../model/prices/vocabulary.ts';

/**
 * Manufacturer, model, type, fuel, model year, and the beginning of the VIN: its last six digits are the
 * order's number.
 */
const MODELS = {
  golf: ['Volkswagen', 'Golf 8 Style', 'CAR', 'PETROL', 2024, 'WVWZZZCDZRW'],
  id4: ['Volkswagen', 'ID.4 Pro', 'SUV', 'ELECTRIC', 2025, 'WVGZZZE2ZSP'],
  passat: ['Volkswagen', 'Passat Variant', 'COMBI', 'DIESEL', 2025, 'WVWZZZCJZSE'],
  crafter: ['Volkswagen', 'Crafter 35', 'VAN', 'DIESEL', 2023, 'WV1ZZZSYZP9'],
  a4: ['Audi', 'A4 Avant', 'COMBI', 'DIESEL', 2024, 'WAUZZZF4ZRA'],
  i4: ['BMW', 'i4 eDrive40', 'CAR', 'ELECTRIC', 2025, 'WBY71AW0ZSF'],
  x1: ['BMW', 'X1 sDrive18d', 'SUV', 'DIESEL', 2024, 'WBA31EE0ZR5'],
  glc: ['Mercedes-Benz', 'GLC 220 d', 'SUV', 'DIESEL', 2025, 'W1N2546051F'],
  sprinter: ['Mercedes-Benz', 'Sprinter 317', 'VAN', 'DIESEL', 2024, 'W1V9076331P'],
  octavia: ['Škoda', 'Octavia Combi', 'COMBI', 'PETROL', 2024, 'TMBJJ7NX5RY'],
  enyaq: ['Škoda', 'Enyaq 85', 'SUV', 'ELECTRIC', 2025, 'TMBJB7NY5SF'],
  corolla: ['Toyota', 'Corolla Touring', 'COMBI', 'HYBRID', 2025, 'SB1Z93BE5SE'],
  clio: ['Renault', 'Clio E-Tech', 'CAR', 'HYBRID', 2024, 'VF1RJA00571'],
  porsche: ['Porsche', '911 Carrera', 'CAR', 'PETROL', 1989, 'WP0ZZZ96ZKS'],
} as const satisfies Record<string, readonly [string, string, VehicleType, FuelType, number, string]>;

export type ModelName = keyof typeof MODELS;

const PLATE_LETTERS = 'ABCDEFGHKLMNPRSTUVWXYZ';

/** The number distinguishes vehicles of one model. */
export function vehicleOf(name: ModelName, plateArea: string, number: number): Vehicle {
  const [manufacturer, model, type, fuelType, modelYear, vinStart] = MODELS[name];
  const letter = (by: number) => PLATE_LETTERS[(number * by) % PLATE_LETTERS.length];
  const ending = fuelType === 'ELECTRIC' ? 'E' : '';
  const digits = 100 + ((number * 389) % 900);
  return {
    vin: vinStart + String(100_000 + ((number * 7919) % 900_000)),
    manufacturer,
    model,
    modelYear,
    type,
    fuelType,
    registration: {
      status: 'REGISTERED',
      licensePlate: `${plateArea}-${letter(7)}${letter(13)} ${digits}${ending}`,
    },
    operationalStatus: { driveable: true, roadworthy: true },
  };
}
