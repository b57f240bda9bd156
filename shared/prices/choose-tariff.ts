interface TariffKey {
  transportType: string;
  vehicleType: string | null;
}

/** A tariff for this vehicle type takes precedence over the one for any vehicle type. */
export function chooseTariff<Tariff extends TariffKey>(
  tariffs: readonly Tariff[],
  { transportType, vehicleType }: { transportType: string; vehicleType: string },
): Tariff | undefined {
  const candidates = tariffs.filter((tariff) => tariff.transportType === transportType);
  return (
    candidates.find((tariff) => tariff.vehicleType === vehicleType) ??
    candidates.find((tariff) => tariff.vehicleType === null)
  );
}
