// The public view of a vehicle: make, model and the last four characters of VIN and plate.
import type { Vehicle } from './order.ts';

export interface PublicVehicle {
  manufacturer: string | null;
  model: string | null;
  vinLastFour: string | null;
  plateLastFour: string | null;
}

export function publicVehicle({ manufacturer, model, vin, registration }: Vehicle): PublicVehicle {
  const plate = registration.licensePlate?.replace(/[\s-]/g, '') ?? null;
  return { manufacturer, model, vinLastFour: lastFour(vin), plateLastFour: lastFour(plate) };
}

function lastFour(text: string | null): string | null {
  return text?.slice(-4) ?? null;
}
