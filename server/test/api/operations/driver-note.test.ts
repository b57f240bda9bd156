// The note of dispatch to the driver: shown on the phone with its author until the trip ends.
import { expect, test } from 'vitest';
import { anonymizeOrder } from '../../../src/retention/anonymize-order.ts';
import { newConsoleUser } from '../../harness/console.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { command } from '../../harness/orders.ts';
import { newPortalUser } from '../../harness/portal.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { advanceTripTo, newPhone, newTrip } from '../driver/phone.ts';

const service = await sharedService();
const { key, account } = await service.customer({ environment: 'production' });
const anna = await newConsoleUser(service, { role: 'dispatcher', name: 'Anna Lindner' });
const write = (id: string, text: string | null) => anna.console('PUT', `/orders/${id}/driver-note`, { text });

test('is shown on the driver’s phone, and can be changed and removed', async () => {
  const phone = await newPhone(service);
  const id = await newTrip(service, key, phone.driverId);
  const onPhone = async () => (await phone.get('/trips')).json.data[0].dispatchNote;
  expect(await onPhone()).toBe(null);
  expect((await write(id, 'The key is at gate 3.')).json).toMatchObject({
    text: 'The key is at gate 3.',
    by: 'Anna Lindner',
    editable: true,
  });
  expect(await onPhone()).toBe('The key is at gate 3.');
  await write(id, 'Gate 4, not 3.');
  expect((await phone.get(`/trips/${id}`)).json.dispatchNote).toBe('Gate 4, not 3.');
  expect((await write(id, null)).json).toMatchObject({ text: null, by: null });
  expect(await onPhone()).toBe(null);
});

test('does not make other decisions outdated, is in the audit log, and is hidden from customers', async () => {
  const phone = await newPhone(service);
  const id = await newTrip(service, key, phone.driverId);
  const { version } = (await service.ops('GET', `/orders/${id}`)).json;
  await write(id, 'Ask for Frau Mertens.');
  expect((await command(service, id, 'driver_accepted', { version })).status).toBe(200);
  const [entry] = await service.services.core.sql`
    select actor, details from audit_log where subject_id = ${id} and action = 'order.driver_note'`;
  expect(entry).toEqual({ actor: `user:${anna.user.id}`, details: { written: true } });
  const { portal } = await newPortalUser(service, { account });
  for (const path of ['', '/timeline'])
    expect((await portal('GET', `/production/orders/${id}${path}`)).text).not.toMatch(/Mertens|driver_note/);
  expect((await service.call(`/extern/orders/${id}`, { key })).text).not.toContain('Mertens');
});

test('ends with the trip, is only for dispatchers, and is erased when the order is anonymised', async () => {
  const phone = await newPhone(service);
  const id = await newTrip(service, key, phone.driverId);
  await write(id, 'Ask for Frau Mertens.');
  await advanceTripTo(phone, id, 'IN_TRANSIT');
  expect((await write(id, 'Call Frau Mertens from the road.')).status).toBe(200);
  await phone.post(`/trips/${id}/arrive-delivery`);
  await command(service, id, 'hand_over', {});
  expectV1Error(await write(id, 'Too late'), 409, 'ORDER_NOT_CHANGEABLE');
  expect((await service.ops('GET', `/orders/${id}/driver-note`)).json.editable).toBe(false);
  const { console: accounting } = await newConsoleUser(service, { role: 'accounting' });
  const refused = await accounting('PUT', `/orders/${id}/driver-note`, { text: 'No' });
  expectV1Error(refused, 403, 'ROLE_NOT_SUFFICIENT');
  expectV1Error(await write(id, ''), 400, 'INVALID_REQUEST');
  expectV1Error(await write('VT-999999', 'Nobody'), 404, 'ORDER_NOT_FOUND');
  await anonymizeOrder(service.services.core, id);
  expect((await service.ops('GET', `/orders/${id}/driver-note`)).json.text).toBe(null);
});
