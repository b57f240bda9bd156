// Users of the console: the first admin, sign-in, roles, and the names in the audit log.
import { beforeAll, describe, expect, test } from 'vitest';
import { consoleCalls, newConsoleUser } from '../../harness/console.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { createOrder } from '../../harness/orders.ts';
import { cookiesOf, newPortalUser } from '../../harness/portal.ts';
import { OPERATOR_TOKEN, startService, type TestService } from '../../harness/service.ts';
import { sharedService } from '../../harness/shared-service.ts';

const PASSWORD = 'blue kettle winding road';

describe('the first admin', () => {
  test('is created once, with the operator token, and is signed in', async () => {
    const service = await startService({ config: { demo: false } });
    try {
      const call = consoleCalls(service);
      expect((await call('GET', '/setup')).json).toEqual({ needed: true });
      const fields = { email: 'katrin@operator.example', name: 'Katrin Vogel', password: PASSWORD };
      const wrong = await call('POST', '/setup', { ...fields, operatorToken: 'guessed' });
      expectV1Error(wrong, 401, 'INVALID_CREDENTIALS');
      const weak = await call('POST', '/setup', {
        ...fields,
        password: 'short',
        operatorToken: OPERATOR_TOKEN,
      });
      expectV1Error(weak, 400, 'INVALID_REQUEST');
      const setup = { ...fields, operatorToken: OPERATOR_TOKEN };
      const answers = await Promise.all([1, 2, 3].map(() => call('POST', '/setup', setup)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
      const made = answers.find(({ status }) => status === 200)!;
      expect(made.json).toMatchObject({ user: { role: 'admin' }, needsSecondFactor: true });
      expectV1Error(await call('POST', '/setup', setup), 409, 'ALREADY_SET_UP');
      expect((await call('GET', '/setup')).json).toEqual({ needed: false });
      const signedIn = consoleCalls(service, cookiesOf(made));
      expectV1Error(await signedIn('GET', '/orders'), 401, 'SECOND_FACTOR_REQUIRED');
      expectV1Error(await signedIn('GET', '/events'), 401, 'SECOND_FACTOR_REQUIRED');
      expect((await signedIn('GET', '/me')).status).toBe(200);
    } finally {
      await service.close();
    }
  });
});

describe('people', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await sharedService();
  });

  test('sign in with a password, read their own record, and sign out', async () => {
    const { console, user } = await newConsoleUser(service, { role: 'dispatcher' });
    const invited = await console('GET', '/session');
    expect(invited.json).toMatchObject({ user: { email: user.email, role: 'dispatcher' }, demo: true });
    expect((await console('DELETE', '/session')).status).toBe(204);
    expectV1Error(await console('GET', '/session'), 401, 'SIGN_IN_REQUIRED');
  });

  test('a session of the portal does not work in the console, and vice versa', async () => {
    const { cookie } = await newPortalUser(service);
    expectV1Error(await consoleCalls(service, cookie)('GET', '/session'), 401, 'SIGN_IN_REQUIRED');
  });

  test('are invited, changed and removed by admins and by the operator token', async () => {
    const { console } = await newConsoleUser(service);
    const email = `tom-${process.pid}@operator.example`;
    const invited = await console('POST', '/users', { email, name: 'Tom Albers', role: 'dispatcher' });
    expect(invited.status, invited.text).toBe(201);
    const { id } = invited.json;
    const changed = await console('PATCH', `/users/${id}`, { role: 'accounting' });
    expect(changed.json.role).toBe('accounting');
    expectV1Error(await console('PATCH', `/users/${id}`, { role: 'developer' }), 400, 'INVALID_REQUEST');
    const listed = (await service.ops('GET', '/users')).json.data;
    expect(listed.find((one: { id: string }) => one.id === id)).toMatchObject({ invited: true });
    const mail = (await service.ops('GET', '/mails?kind=INVITATION&limit=100')).json.data;
    expect(mail.some(({ recipient }: { recipient: string }) => recipient === email)).toBe(true);
    expect((await console('DELETE', `/users/${id}`)).status).toBe(204);
  });

  test('each command has the name of its author, and each role gives only its own commands', async () => {
    const { key } = await service.customer({ environment: 'production' });
    const order = (await createOrder(service, key)).json;
    const dispatcher = await newConsoleUser(service, { role: 'dispatcher' });
    const accountant = await newConsoleUser(service, { role: 'accounting' });
    const command = `/orders/${order.id}/commands`;
    expectV1Error(await accountant.console('POST', command, { command: 'pool' }), 403, 'ROLE_NOT_SUFFICIENT');
    expectV1Error(
      await dispatcher.console('POST', command, { command: 'invoice' }),
      403,
      'ROLE_NOT_SUFFICIENT',
    );
    const pooled = await dispatcher.console('POST', command, { command: 'pool' });
    expect(pooled.status, pooled.text).toBe(200);
    const { data } = (await dispatcher.console('GET', `/orders/${order.id}/timeline`)).json;
    const entry = data.findLast((one: { type: string }) => one.type === 'AUDIT');
    expect(entry).toMatchObject({ actor: `user:${dispatcher.user.id}`, channel: 'console' });
  });
});
