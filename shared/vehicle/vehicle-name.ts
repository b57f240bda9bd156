/** "Volkswagen ID.4", only one of both, or an empty text if neither is known. */
export function formatVehicleName(vehicle: {
  manufacturer?: string | null | undefined;
  model?: string | null | undefined;
}): string {
  return [vehicle.manufacturer, vehicle.model].filter(Boolean).join(' ');
}
