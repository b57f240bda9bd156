import { describe, expect, test } from 'vitest';
import { OPERATOR_ROLES } from '../../../src/people/user.ts';
import { newConsoleUser } from '../../harness/console.ts';
import { createOrder, newDriver } from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';

describe('reading', () => {
  test('shows who did what to which order, by person, channel, action, order and time', async () => {
    const service = await sharedService();
    const { key, account } = await service.customer({ environment: 'production' });
    const order = (await createOrder(service, key)).json;
    const { console, user } = await newConsoleUser(service, { role: 'dispatcher', name: 'Tom Albers' });
    await console('POST', `/orders/${order.id}/commands`, { command: 'pool' });
    const read = async (query: string) => (await console('GET', `/audit?${query}`)).json.data;
    const [entry, ...others] = await read(`actor=user:${user.id}&action=order`);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      actorName: 'Tom Albers',
      channel: 'console',
      number: order.orderNumber,
      accountName: account.name,
      subjectType: 'order',
    });
    const ofOrder = await read(`subject=${order.orderNumber}`);
    expect(ofOrder.map((one: { channel: string }) => one.channel)).toEqual(['console', 'api-v1']);
    expect(ofOrder[1].actorName).not.toBeNull();
    expect(await read(`subject=${order.orderNumber}&channel=console`)).toHaveLength(1);
    expect(await read(`subject=${order.orderNumber}&from=2030-01-01T00:00:00Z`)).toEqual([]);
    const pages = await console('GET', `/audit?subject=${order.orderNumber}&limit=1`);
    const next = await console(
      'GET',
      `/audit?subject=${order.orderNumber}&limit=1&cursor=${pages.json.nextCursor}`,
    );
    expect(next.json.data[0].channel).toBe('api-v1');
  });

  test('has the names of drivers and people that an entry mentions only by id', async () => {
    const service = await sharedService();
    const { key } = await service.customer({ environment: 'production' });
    const order = (await createOrder(service, key)).json;
    const driverId = await newDriver(service, 'Jonas Weber');
    const { console } = await newConsoleUser(service, { role: 'dispatcher', name: 'Anna Lindner' });
    await console('POST', `/orders/${order.id}/commands`, { command: 'assign_driver', driverId });
    const [entry] = (await console('GET', `/audit?subject=${order.id}&limit=1`)).json.data;
    expect(entry).toMatchObject({
      action: 'order.assign_driver',
      actorName: 'Anna Lindner',
      details: { driverId },
      names: { [driverId]: 'Jonas Weber' },
    });
    const [added] = (await console('GET', `/audit?subject=${driverId}&action=driver.added`)).json.data;
    expect(added.names).toEqual({ [driverId]: 'Jonas Weber' });
  });

  test.each(OPERATOR_ROLES)('the list and the file follow one rule: %s', async (role) => {
    const { console } = await newConsoleUser(await sharedService(), { role });
    for (const [list, file] of [
      ['/audit', '/audit.csv'],
      ['/accounting/invoices', '/accounting/invoices.csv'],
    ]) {
      expect((await console('GET', file!)).status).toBe((await console('GET', list!)).status);
    }
  });

  test('is exported as a file', async () => {
    const service = await sharedService();
    const { key } = await service.customer({ environment: 'production' });
    const order = (await createOrder(service, key)).json;
    const { console } = await newConsoleUser(service);
    const { status, text } = await console('GET', `/audit.csv?subject=${order.id}`);
    expect(status).toBe(200);
    const lines = text.trim().split('\r\n');
    expect(lines[0]).toContain('Zeit;Akteur;Name;Kanal;Aktion');
    expect(lines[1]).toContain(order.orderNumber);
    expect(lines).toHaveLength(2);
  });
});
