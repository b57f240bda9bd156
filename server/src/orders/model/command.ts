// The commands that move an order, and what each carries.
import type { Price } from '../../customers/agreements/price.ts';
import type { Contact } from './order.ts';

export interface DriverChoice {
  id: string;
  name: string;
}

/** What a driver reads off the dashboard when taking or giving the vehicle. */
export interface Readings {
  /** The device's time; the future is cut off. */
  at?: Date | undefined;
  odometerKm?: number | undefined;
  fuelLevelPercent?: number | undefined;
}

export interface OrderChanges {
  customerReference?: string | null;
  requestedPickup?: Date | null;
  requestedDelivery?: Date | null;
  pickupContact?: Partial<Contact>;
  deliveryContact?: Partial<Contact>;
  instructions?: string | null;
  vin?: string;
  licensePlate?: string;
  metadata?: Record<string, unknown>;
}

type Plain =
  | 'confirm'
  | 'release'
  | 'pool'
  | 'take'
  | 'offer'
  | 'driver_accepted'
  | 'start_pickup'
  | 'arrive_pickup'
  | 'arrive_delivery'
  | 'complete'
  | 'settle'
  | 'withdraw_quote'
  | 'accept_quote';

export type Command =
  | { name: Plain }
  | { name: 'assign_driver' | 'replace_driver'; driver: DriverChoice }
  | { name: 'driver_dropped_out'; reason?: string | undefined }
  | ({ name: 'pick_up' } & Readings)
  | ({
      name: 'hand_over';
      hasDamage?: boolean | undefined;
      damageDescription?: string | undefined;
    } & Readings)
  | { name: 'report_delay'; requestedDelivery: Date; reason?: string | undefined }
  | { name: 'invoice'; invoiceNumber: string }
  | { name: 'issue_quote'; quoteNumber: string; version: number; validUntil: Date }
  | { name: 'convert' | 'convert_held'; orderNumber: string; price: Price }
  | { name: 'upload_document' }
  | { name: 'complain'; description?: string | undefined }
  | { name: 'cancel' | 'withdraw' | 'reject_request' | 'decline_quote'; reason?: string | undefined }
  | { name: 'change'; changes: OrderChanges };

export interface Circumstances {
  now: Date;
  /** Whether the account's agreement shows drivers to the customer. */
  showDriver: boolean;
}
