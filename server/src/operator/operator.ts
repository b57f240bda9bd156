// The operator's own record: who sends quotes, mails and invoices, and which time zone applies.
import { z } from 'zod';
import { BRAND_COLOR } from '../../../shared/brand/brand-colors.ts';
import { normalizeVatId } from '../../../shared/company/vat-id.ts';
import { protocolRulesSchema } from '../model/prices/protocol-rules.ts';
import type { BaseContext } from '../platform/base-context.ts';
import { changesBetween } from '../platform/changes.ts';
import type { Db, Transaction } from '../platform/db.ts';
import { plainText } from '../platform/plain-text.ts';
import { isTimeZone } from '../platform/time-zones.ts';
import { type Actor, recordAudit } from './audit.ts';
import type { LogoShape } from './logo-store.ts';
import { readOperator, writeOperator } from './store.ts';

const MAX_URL_LENGTH = 500;
const CSV_FORMATS = ['GERMAN', 'INTERNATIONAL'] as const;

const webAddress = z
  .url({ protocol: /^https?$/, error: 'Send an address that begins with https:// or http://.' })
  .max(MAX_URL_LENGTH)
  .nullable()
  .default(null)
  .describe('A page of the operator, linked from pages and mails');

/** The record, with the schema for those of its texts that documents print. */
export function operatorWith(text: typeof plainText) {
  return z.strictObject({
    name: text(200).default('Vehicle Transfers').describe('Heads pages, mails and documents'),
    address: text(500).nullable().default(null).describe('Required for binding documents'),
    vatId: text(30).overwrite(normalizeVatId).nullable().default(null),
    taxNumber: text(30)
      .nullable()
      .default(null)
      .describe('Number at the tax office (Steuernummer); invoices with VAT need it or `vatId`'),
    vatExemption: text(300)
      .nullable()
      .default(null)
      .describe('Why no VAT is charged where 0 % is agreed, such as a small business by § 19 UStG'),
    managedBy: text(200).nullable().default(null).describe('Names of the managing directors'),
    register: text(200).nullable().default(null).describe('Court and number in the commercial register'),
    phone: text(40)
      .refine((phone) => /\d/.test(phone), {
        error: 'Send a phone number.',
        params: { code: 'invalid_format', reason: 'phone' },
      })
      .nullable()
      .default(null)
      .describe('For customers, on pages and in mails'),
    phoneHours: text(60).nullable().default(null).describe('Phone hours, such as Mo.–Fr. 7–19 Uhr'),
    brandColor: z
      .string()
      .regex(BRAND_COLOR, 'Send a colour as six hexadecimal digits, such as #0f5566.')
      .overwrite((color) => color.toLowerCase())
      .nullable()
      .default(null)
      .describe(
        'The colour of actions, links and places on pages, mails and documents. Where it is too pale to be read, pages show it darker, on dark pages lighter',
      ),
    insurance: text(500)
      .nullable()
      .default(null)
      .describe('What the transport insurance covers, shown beside the signature of a quote'),
    insuranceUrl: webAddress,
    legalNoticeUrl: webAddress,
    privacyUrl: webAddress,
    termsUrl: webAddress,
    bank: z
      .strictObject({
        name: text(100).nullable().default(null),
        iban: text(40),
        bic: text(20).nullable().default(null),
      })
      .nullable()
      .default(null),
    sender: z
      .strictObject({ name: plainText(100), email: z.email().max(254) })
      .nullable()
      .default(null)
      .describe('The sender of mails'),
    protocol: protocolRulesSchema
      .prefault({})
      .describe('What a protocol of pickup or handover must have, unless the agreement says otherwise'),
    timeZone: z
      .string()
      .refine(isTimeZone, 'Send a time zone such as Europe/Berlin.')
      .default('Europe/Berlin')
      .describe('Decides what "today" is, dates of invoices and the end of validity'),
    csvFormat: z
      .enum(CSV_FORMATS)
      .default('GERMAN')
      .describe(
        'How the console exports CSV. GERMAN: semicolon, decimal comma, local dates, German heads; INTERNATIONAL: comma, decimal point, ISO dates, English heads',
      ),
    sealsTo: z
      .union([z.email(), z.url({ protocol: /^https$/ }).regex(/^https:\/\//i)], {
        error: 'Send a mail address, or an address that begins with https://.',
      })
      .check(z.maxLength(MAX_URL_LENGTH))
      .nullable()
      .default(null)
      .describe(
        'Where the newest seal of the audit log is sent once a day: a mail address, or an https address that gets it as JSON',
      ),
  });
}

/** As stored; input must also be printable. */
export const operatorSchema = operatorWith(plainText);

export type OperatorRecord = z.output<typeof operatorSchema>;

/** With what heads pages and mails besides the name; a record that is only being written has none. */
export type Operator = OperatorRecord & { logo?: LogoShape | null };

/** Parses with the schema, so that fields added later get their defaults. */
export async function findOperator(db: Db): Promise<Operator> {
  const { record, logo } = await readOperator(db);
  return { ...operatorSchema.parse(record ?? {}), logo };
}

/** Published when the operator's record changes. */
export const OPERATOR_RECORD_TOPIC = 'operator-record';

export async function changeOperator(
  { sql, clock, changes }: BaseContext,
  actor: Actor,
  operator: OperatorRecord,
  onChange: (tx: Transaction, before: Operator) => Promise<void> = async () => {},
): Promise<OperatorRecord> {
  await sql.begin(async (tx) => {
    const current = await findOperator(tx);
    await onChange(tx, current);
    const { logo: _, ...before } = current;
    await writeOperator(tx, operator, clock.now());
    await recordAudit(tx, clock, actor, {
      action: 'operator.changed',
      accountId: null,
      subjectType: 'operator',
      subjectId: 'operator',
      details: { changes: changesBetween(before, operator) },
    });
  });
  changes.publish([OPERATOR_RECORD_TOPIC]);
  return operator;
}
