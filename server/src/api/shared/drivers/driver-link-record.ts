// The link and the code with which a driver signs in, as shown once.
import { z } from 'zod';
import { timestamp } from '../../../platform/schemas.ts';

export const driverLinkRecord = z
  .object({
    url: z.string().describe('Shown once; opens the driver app and signs the driver in'),
    expiresAt: timestamp,
    code: z.string().describe('Shown once; ten digits that the driver can type in the app instead'),
    codeExpiresAt: timestamp,
    mailed: z.boolean().describe('Whether both were also mailed to the driver'),
  })
  .meta({ id: 'DriverLink' });
