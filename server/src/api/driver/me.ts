// The driver's own record: the data that the app needs, and the settings that the driver chooses.

import { z } from 'zod';
import { formatPhoneHours } from '../../../../shared/contact/phone-hours.ts';
import { DRIVER_LANGUAGES } from '../../../../shared/texts/generated/languages.ts';
import { countUnseen } from '../../dispatch/availability/absence-store.ts';
import type { Driver } from '../../dispatch/drivers/driver.ts';
import { actorOf } from '../../dispatch/drivers/driver.ts';
import { changeDriver } from '../../dispatch/drivers/manage-drivers.ts';
import { contactOf } from '../../operator/contact.ts';
import { findOperator } from '../../operator/operator.ts';
import type { Core } from '../../orders/records/core.ts';
import { withoutUndefined } from '../../platform/schemas.ts';
import { driverRoute } from './admit.ts';

const tag = 'Session';
const access = { session: true } as const;

const own = {
  locationConsent: z.boolean().describe('Whether positions may be sent'),
  language: z.enum(DRIVER_LANGUAGES).describe('The language of the app and of mails'),
};

export const driverSelf = z.object({ id: z.uuid(), name: z.string(), ...own }).meta({ id: 'DriverSelf' });

export function toDriverSelf({ id, name, locationConsent, language }: Driver) {
  return { id, name, locationConsent, language };
}

const meRecord = z
  .object({
    driver: driverSelf,
    dispatch: z
      .object({ name: z.string(), phone: z.string().nullable(), phoneHours: z.string().nullable() })
      .describe('Whom to call'),
    unseenAbsences: z
      .int()
      .describe('Decisions about my absences that I have not seen: see `listMyAbsences`'),
  })
  .meta({ id: 'DriverMe' });

const ME_RESPONSE = { description: 'Me, and whom to call', schema: meRecord };

async function toMe({ sql }: Core, driver: Driver) {
  const { name, phone, phoneHours } = contactOf(await findOperator(sql));
  const unseenAbsences = await countUnseen(sql, driver.id);
  const hours = phoneHours && formatPhoneHours(phoneHours, driver.language);
  return { driver: toDriverSelf(driver), dispatch: { name, phone, phoneHours: hours }, unseenAbsences };
}

export const meRoutes = [
  driverRoute({
    method: 'GET',
    path: '/me',
    operationId: 'getDriverMe',
    tag,
    summary: 'The signed-in driver, and whom to call',
    access,
    responses: { 200: ME_RESPONSE },
    errors: [],
    handler: async ({ services, caller }) => ({ status: 200, body: await toMe(services.core, caller) }),
  }),
  driverRoute({
    method: 'PATCH',
    path: '/me',
    operationId: 'changeDriverMe',
    tag,
    summary: 'Agree to sharing the location or not, and choose a language',
    description: 'When consent is withdrawn, no further position is stored.',
    access,
    body: z.strictObject(own).partial(),
    bodyExample: { locationConsent: true },
    responses: { 200: ME_RESPONSE },
    errors: ['INVALID_REQUEST'],
    handler: async ({ services: { core }, caller, body }) => {
      const driver = await changeDriver(core, actorOf(caller), caller.id, withoutUndefined(body));
      return { status: 200, body: await toMe(core, driver) };
    },
  }),
];
