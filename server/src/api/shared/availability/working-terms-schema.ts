// The terms on which a driver works, as the APIs show and accept them.
import { z } from 'zod';
import {
  EMPLOYMENT_KINDS,
  LICENCE_CLASSES,
  LICENCE_KINDS,
  VEHICLE_KINDS,
} from '../../../dispatch/availability/working-terms.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { calendarDay } from '../../../platform/schemas.ts';

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
const CLOCK_OR_MIDNIGHT = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/;

const dayHours = z
  .strictObject({
    from: z.string().regex(CLOCK, 'Send a time such as 07:30.'),
    to: z
      .string()
      .regex(CLOCK_OR_MIDNIGHT, 'Send a time such as 16:30, or 24:00.')
      .describe('A time before `from` is on the next day'),
  })
  .refine(({ from, to }) => from !== to, { message: 'from and to must differ.', path: ['to'] });

export const hoursShape = {
  weeklyHours: z
    .array(dayHours.nullable())
    .length(7)
    .nullable()
    .describe(
      'Monday first, in the operator’s time zone; null for a day without work. Null for a driver who works at any time',
    ),
  maxDayMinutes: z
    .int()
    .min(60)
    .max(1440)
    .nullable()
    .describe(
      'Maximum time from leaving for the first pickup to the last handover of a day. Null: ten hours from the first pickup, and longer for a single trip',
    ),
  minRestMinutes: z
    .int()
    .min(60)
    .max(2880)
    .nullable()
    .describe('Minimum time from the last handover of a day to leaving on the next day. Null: not checked'),
};

export const homeInput = z.strictObject({
  postalCode: plainText(20),
  city: plainText(100),
  country: z.string().regex(/^[A-Z]{2}$/, 'Send a country code of two letters, such as DE.'),
});

const licence = z.strictObject({
  kind: z
    .enum(LICENCE_KINDS)
    .describe(
      'LICENCE_CHECK: when the driving licence must be seen again. QUALIFICATION and DRIVER_CARD concern trucks, ELECTRIC the instruction for electric vehicles',
    ),
  validUntil: calendarDay.nullable().describe('The last day; null without an end'),
});

export const termsShape = {
  ...hoursShape,
  licenceClasses: z
    .array(z.enum(LICENCE_CLASSES))
    .max(LICENCE_CLASSES.length)
    .describe('A class includes the lower ones. Empty: not recorded and not checked'),
  mayDrive: z
    .array(z.enum(VEHICLE_KINDS))
    .max(VEHICLE_KINDS.length)
    .describe('TRAILER: transport on a trailer. TRUCK: trucks and transporters. ELECTRIC: electric vehicles'),
  licences: z
    .array(licence)
    .max(LICENCE_KINDS.length)
    .refine((licences) => new Set(licences.map(({ kind }) => kind)).size === licences.length, {
      message: 'Send each kind at most once.',
    })
    .describe(
      'A driver whose licence has ended gets no new trips that need it. Kinds that are not recorded are not checked',
    ),
  employment: z
    .enum(EMPLOYMENT_KINDS)
    .describe('CARRIER: the driver works for another company that drives for the operator'),
};
