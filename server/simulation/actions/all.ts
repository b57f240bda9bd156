import type { Action } from '../world.ts';
import { INVOICE_ACTIONS } from './accountant.ts';
import { ADMIN_ACTIONS } from './admin.ts';
import { AGREEMENT_ACTIONS } from './agreements.ts';
import { BANK_ACTIONS } from './bank.ts';
import { CARRIER_ACTIONS } from './carrier.ts';
import { CUSTOMER_ACTIONS } from './customer.ts';
import { DISPATCH_ACTIONS } from './dispatcher.ts';
import { DRIVER_ACTIONS } from './driver.ts';
import { PAYMENT_ACTIONS } from './payments.ts';
import { PLATE_ACTIONS } from './plates.ts';
import { PORTAL_ACTIONS } from './portal.ts';
import { SEVERAL_ORDERS_ACTIONS } from './several-orders.ts';
import { TIME_ACTIONS } from './time.ts';

export const ACTIONS: readonly Action[] = [
  ...CUSTOMER_ACTIONS,
  ...PORTAL_ACTIONS,
  ...DISPATCH_ACTIONS,
  ...DRIVER_ACTIONS,
  ...CARRIER_ACTIONS,
  ...PLATE_ACTIONS,
  ...SEVERAL_ORDERS_ACTIONS,
  ...INVOICE_ACTIONS,
  ...PAYMENT_ACTIONS,
  ...BANK_ACTIONS,
  ...ADMIN_ACTIONS,
  ...AGREEMENT_ACTIONS,
  ...TIME_ACTIONS,
];
