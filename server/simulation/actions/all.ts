import type { Action } from '../world.ts';
import { ACCOUNTING_ACTIONS } from './accountant.ts';
import { ADMIN_ACTIONS } from './admin.ts';
import { BANK_ACTIONS } from './bank.ts';
import { CARRIER_ACTIONS } from './carrier.ts';
import { CUSTOMER_ACTIONS } from './customer.ts';
import { DISPATCH_ACTIONS } from './dispatcher.ts';
import { DRIVER_ACTIONS } from './driver.ts';
import { PORTAL_ACTIONS } from './portal.ts';
import { TIME_ACTIONS } from './time.ts';

export const ACTIONS: readonly Action[] = [
  ...CUSTOMER_ACTIONS,
  ...PORTAL_ACTIONS,
  ...DISPATCH_ACTIONS,
  ...DRIVER_ACTIONS,
  ...CARRIER_ACTIONS,
  ...ACCOUNTING_ACTIONS,
  ...BANK_ACTIONS,
  ...ADMIN_ACTIONS,
  ...TIME_ACTIONS,
];
