// How people choose orders of all accounts: the same filters in the list, on board and map, and in saved views.
import { z } from 'zod';
import { plainText } from '../../platform/plain-text.ts';

export const orderFilters = {
  accountId: z.uuid().optional().describe('Orders of this account'),
  driverId: z.uuid().optional().describe('Orders of this driver'),
  customerCostCentre: plainText(100)
    .optional()
    .describe('Orders with exactly this cost centre of the customer'),
  late: z.literal('true').optional().describe('Only orders that are late now'),
  search: plainText(200)
    .optional()
    .describe(
      'The beginning of a number, plate, VIN, city, name, mail address or phone number of a contact, or a word of the customer’s name; the last six characters of a VIN; or a whole tracking number or id',
    ),
};

export type OrderFilters = z.output<z.ZodObject<typeof orderFilters>>;
