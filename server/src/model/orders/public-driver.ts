// The public view of a driver for customers: first name and initial, if the agreement shows drivers.

export interface DriverChoice {
  id: string;
  name: string;
}

export interface PublicDriver {
  firstName: string;
  initial: string;
}

export function publicDriver(driver: DriverChoice | null, showDriver: boolean): PublicDriver | null {
  if (driver === null || !showDriver) return null;
  const names = driver.name.trim().split(/\s+/);
  const last = names.length > 1 ? names[names.length - 1]! : '';
  return { firstName: names[0]!, initial: [...last][0]?.toUpperCase() ?? '' };
}
