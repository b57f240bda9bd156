// What a driver checks at pickup and handover, by the vehicle.

export const KEYS = 'KEYS';

const ALWAYS = ['REGISTRATION_PAPERS', 'WARNING_TRIANGLE', 'FIRST_AID_KIT', 'SAFETY_VEST', 'SERVICE_BOOK'];

interface CheckedVehicle {
  fuelType: string;
  registration: { licensePlate: string | null };
}

/** The keys first. */
export function checklistOf({ fuelType, registration }: CheckedVehicle): string[] {
  return [
    KEYS,
    ...ALWAYS,
    ...(registration.licensePlate === null ? [] : ['LICENSE_PLATES']),
    ...(fuelType === 'ELECTRIC' || fuelType === 'HYBRID' ? ['CHARGING_CABLE'] : []),
  ];
}

/** The items without an answer. */
export function uncheckedItems(vehicle: CheckedVehicle, answers: readonly { item: string }[]): string[] {
  return checklistOf(vehicle).filter((item) => !answers.some((answer) => answer.item === item));
}
