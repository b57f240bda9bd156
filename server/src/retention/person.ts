// Finds and exports one person's data, by e-mail address or phone number.
import type { Absence } from '../dispatch/availability/absence.ts';
import { listAbsencesOf } from '../dispatch/availability/absence-store.ts';
import { findTerms } from '../dispatch/availability/terms-store.ts';
import type { WorkingTerms } from '../dispatch/availability/working-terms.ts';
import type { TripMessage } from '../dispatch/conversations/message.ts';
import { listMessagesOfDriver } from '../dispatch/conversations/message-store.ts';
import type { Driver } from '../dispatch/drivers/driver.ts';
import { findDriver } from '../dispatch/drivers/driver-store.ts';
import { listSessions, type StoredSession } from '../dispatch/drivers/sign-in-store.ts';
import { type Actor, recordAudit } from '../operator/audit.ts';
import type { BaseContext } from '../platform/base-context.ts';
import { invalidFields } from '../platform/call-errors.ts';
import * as store from './person-store.ts';
import { type PlaceOfPerson, placesOfPerson } from './place-contact-store.ts';

/** More than a driver has before old ones are deleted. */
const MAX_ABSENCES = 10_000;

export interface PersonalData {
  orders: store.OrderOfPerson[];
  mails: store.MailOfPerson[];
  /** Places of address books with this person as a contact. */
  places: PlaceOfPerson[];
  drivers: DriverOfPerson[];
  /** People who sign in to the portal or the console. */
  users: store.UserOfPerson[];
  /** Accounts whose contracting party has this address. */
  accounts: store.AccountOfPerson[];
}

interface DriverOfPerson extends Driver {
  phones: PhoneOfDriver[];
  messages: TripMessage[];
  terms: WorkingTerms;
  absences: Absence[];
}

type PhoneOfDriver = Pick<StoredSession, 'createdAt' | 'lastSeenAt' | 'userAgent' | 'signedOutAt'>;

export async function findPersonalData(
  { sql, clock }: BaseContext,
  person: store.Person,
): Promise<PersonalData> {
  requireWholeNumber(person, await store.readPhoneKey(sql, person.phone));
  const drivers = await store.driversOfPerson(sql, person);
  return {
    orders: await store.ordersOfPerson(sql, person),
    mails: await store.mailsOfPerson(sql, person),
    places: await placesOfPerson(sql, person),
    drivers: await Promise.all(
      drivers.map(async ({ id }) => ({
        ...(await findDriver(sql, id))!,
        phones: await listSessions(sql, id, clock.now()),
        terms: await findTerms(sql, id),
        absences: await listAbsencesOf(sql, id, MAX_ABSENCES, null),
        messages: await listMessagesOfDriver(sql, id),
      })),
    ),
    users: await store.usersOfPerson(sql, person),
    accounts: await store.accountsOfPerson(sql, person),
  };
}

/** Leading zeros and the country code do not identify anyone, so they do not count. */
function requireWholeNumber({ phone }: store.Person, key: string | null): void {
  if (phone === null || (key?.length ?? 0) >= store.MIN_PHONE_DIGITS) return;
  const message = `Send at least ${store.MIN_PHONE_DIGITS} digits, without counting country code and leading zeros.`;
  const params = { min: store.MIN_PHONE_DIGITS };
  throw invalidFields([{ field: 'phone', code: 'invalid_value', message, reason: 'phone_digits', params }]);
}

export async function exportPerson(
  context: BaseContext,
  actor: Actor,
  person: store.Person,
): Promise<PersonalData> {
  const data = await findPersonalData(context, person);
  const found = Object.entries(data).map(([kind, records]) => [kind, records.length]);
  await auditPerson(context, actor, 'personal_data.exported', person, Object.fromEntries(found));
  return data;
}

/** Stored as a keyed hash: the entry can be found by the address, but does not reveal the address. */
export async function auditPerson(
  { sql, clock, secrets }: BaseContext,
  actor: Actor,
  action: string,
  { email, phone }: store.Person,
  details: Record<string, unknown>,
): Promise<void> {
  const subject = JSON.stringify([email?.toLowerCase() ?? null, await store.readPhoneKey(sql, phone)]);
  const subjectId = secrets.hashCredential(subject).toString('hex');
  return recordAudit(sql, clock, actor, {
    action,
    accountId: null,
    subjectType: 'person',
    subjectId,
    details,
  });
}
