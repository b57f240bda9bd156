// People of the operator in every role, and what belongs to no single account: payments, reminders, runs, failed jobs.
import { recordFailure } from '../../src/operator/jobs/failed-job.ts';
import { insertPasskey } from '../../src/people/passkey-store.ts';
import { OPERATOR_ROLES, type OperatorRole } from '../../src/people/user.ts';
import { type ConsoleUser, newConsoleUser } from '../harness/console.ts';
import { makeDue } from '../harness/make-due.ts';
import { createOrder } from '../harness/orders.ts';
import type { TestService } from '../harness/service.ts';
import { type AccountData, type Ids, ok } from './account-data.ts';

export interface OperatorData {
  people: Record<OperatorRole, ConsoleUser>;
  ids: Ids;
}

const REASON = 'Checked by phone';

/** The payments and reminders concern this account. */
export async function createOperatorData(service: TestService, about: AccountData): Promise<OperatorData> {
  const { sql } = service.services.core;
  const people = Object.fromEntries(
    await Promise.all(OPERATOR_ROLES.map(async (role) => [role, await newConsoleUser(service, { role })])),
  ) as Record<OperatorRole, ConsoleUser>;
  const accountId = about.account.id;
  const invoiceId = about.ids.production.openItem![0];

  const payment = { bookedOn: '2026-10-01', amount: 10, currency: 'EUR', payerName: about.marker };
  const paid = { ...payment, shares: [{ invoiceId, amount: 10 }] };
  const { id: paymentId } = ok(await service.ops('POST', '/accounting/payments', paid)).json;
  const allocations = await sql<{ id: string }[]>`select id from allocations where payment_id = ${paymentId}`;
  /** More than its share, so that the customer has a credit. */
  const overpay = async () => {
    const more = ok(await service.ops('POST', '/accounting/payments', { ...paid, amount: 12 })).json;
    const path = `/accounting/payments/${more.id}`;
    ok(await service.ops('POST', `${path}/allocations`, { shares: [], rest: { accountId } }));
    return { creditPaymentId: more.id as string, path };
  };
  const refunded = ok(
    await service.ops('POST', `${(await overpay()).path}/refunds`, { bookedOn: '2026-10-01' }),
  ).json;
  const { creditPaymentId } = await overpay();
  const setOff = ok(
    await service.ops('POST', '/accounting/set-offs', { invoiceId, creditPaymentId, amount: 2 }),
  ).json;
  // Overdue, so that a reminder is sent.
  const [invoice] = await sql<{ number: string }[]>`select number from invoices where id = ${invoiceId!}`;
  await makeDue(sql, invoice!.number, '2026-06-01');
  ok(await service.ops('POST', '/accounting/reminders', { accountIds: [accountId] }));
  const reminders = await sql<{ id: string }[]>`select id from reminders`;
  const { id: completed } = ok(await createOrder(service, about.keys.production)).json;
  await sql`
    update orders set status = 'COMPLETED', actual_delivery = '2026-09-30T10:00:00Z' where id = ${completed}`;
  const run = ok(await service.ops('POST', '/accounting/invoice-runs', { accountIds: [accountId] })).json;

  const plate = ok(
    await service.ops('POST', '/plates', {
      number: 'HH-04999',
      validFrom: '2026-01-01',
      validUntil: '2030-01-01',
    }),
  ).json;
  const view = ok(
    await service.ops('POST', '/views', { name: about.marker, shared: true, filter: { accountId } }),
  ).json;
  const rule = { weekdays: [1], pickupTime: '08:00', startsOn: '2029-01-01' };
  const recurring = ok(
    await service.ops('POST', '/recurring-orders', { order: completed, name: 'Weekly', ...rule }),
  ).json;

  await recordFailure(service.services.core, { kind: 'MAINTENANCE', subject: 'tyres' }, new Error(REASON));
  const jobs = await sql<{ id: string }[]>`select id from failed_jobs`;
  const { viewer } = people;
  const passkey = {
    credentialId: 'passkey-of-the-operator',
    userId: viewer.user.id,
    name: 'Laptop',
    publicKey: Buffer.from('key'),
    counter: 0,
    transports: [],
    createdAt: service.clock.now(),
    lastUsedAt: null,
  };
  await insertPasskey(sql, passkey);
  const sessions = await sql<
    { id: string }[]
  >`select id from user_sessions where user_id = ${viewer.user.id}`;
  const phones = await sql<{ id: string }[]>`
    select id from driver_sessions where driver_id = ${about.phone.driverId}`;
  const sick = { kind: 'SICKNESS', firstDay: '2026-10-01', lastDay: '2026-10-02' };
  const absence = ok(await service.ops('POST', `/drivers/${about.phone.driverId}/absences`, sick)).json;
  const domain = ok(
    await service.ops('POST', '/company-sign-in/domains', {
      domain: `${about.marker.toLowerCase()}-operator.example`,
    }),
  ).json;
  return {
    people,
    ids: {
      absence: [absence.id],
      allocation: allocations.map(({ id }) => id),
      driverSession: phones.map(({ id }) => id),
      failedJob: jobs.map(({ id }) => id),
      invoiceRun: [run.id],
      operatorMailDomain: [domain.id],
      operatorPasskey: [passkey.credentialId],
      operatorSession: sessions.map(({ id }) => id),
      operatorUser: [viewer.user.id],
      payment: [paymentId],
      plate: [plate.id],
      recurringOrder: [recurring.id],
      refund: refunded.refunds.map(({ id }: { id: string }) => id),
      reminder: reminders.map(({ id }) => id),
      setOff: [setOff.id],
      view: [view.id],
    },
  };
}
