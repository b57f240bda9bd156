import type { DriverLanguage } from '../../../../shared/texts/generated/languages.ts';
import type { Actor } from '../../operator/audit.ts';
import { callErrors } from '../../platform/call-errors.ts';

export interface Driver {
  id: string;
  name: string;
  phone: string | null;
  email: string | null;
  /** Whether the driver consented to share the location while on the road. */
  locationConsent: boolean;
  /** The language of the driver's app and mails. */
  language: DriverLanguage;
  active: boolean;
  /** Finishes the trips on the road, gets no new ones, and is deactivated after the last. */
  leaving: boolean;
  createdAt: Date;
  updatedAt: Date;
}

/** As dispatch sees a driver. */
export interface ListedDriver extends Driver {
  /** For whom the driver works; null for drivers of the operator. */
  carrier: { id: string; name: string } | null;
}

/** A driver who makes a call with a phone. */
export interface ActingDriver extends Driver {
  /** When dispatch signed the phone out: only what was done before is accepted. */
  signedOutAt?: Date | null;
}

/** Authenticated by the session of the phone. */
export interface SignedInDriver extends ActingDriver {
  sessionId: string;
}

export type DriverFields = Pick<
  Driver,
  'name' | 'phone' | 'email' | 'locationConsent' | 'language' | 'active'
>;

/** The driver of the sandbox: stored like any other, but never listed and never active. */
export const SIMULATED_DRIVER = { id: '00000000-0000-7000-8000-000000000001', name: 'Sandra Sandbox' };

/** The remaining data of a driver who was anonymised; completed trips still refer to the row. */
export const FORMER_DRIVER = {
  name: 'Former driver',
  phone: null,
  email: null,
  locationConsent: false,
  language: 'de',
  active: false,
  leaving: false,
} satisfies DriverFields & Pick<Driver, 'leaving'>;

export const driverNotFound = () => callErrors.NOT_FOUND({ message: 'There is no driver with this id.' });

/** The author of what a driver does with a phone. */
export function actorOf(driver: Driver): Actor {
  return { name: `driver:${driver.id}`, channel: 'driver' };
}
