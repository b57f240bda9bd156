// The content of the help in portal and console: whom to ask, and the running version.
import { z } from 'zod';
import type { Operator } from '../../../operator/operator.ts';
import { PRODUCT_VERSION } from '../../../platform/product-version.ts';

export const helpRecord = z.object({
  operatorName: z.string(),
  email: z.string().nullable().describe('The sender of the operator’s mails'),
  phone: z.string().nullable(),
  phoneHours: z.string().nullable(),
  version: z.string().describe('Of this installation'),
});

export function toHelpRecord({ name, sender, phone, phoneHours }: Operator) {
  return { operatorName: name, email: sender?.email ?? null, phone, phoneHours, version: PRODUCT_VERSION };
}
