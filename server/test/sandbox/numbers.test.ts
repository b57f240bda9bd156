// Numbers of the sandbox: unique under concurrent creates, and NUMBER_COLLISION in the format of every API.
import { afterAll, describe, expect, test } from 'vitest';
import { renderLegacyError } from '../../src/api/legacy/render-error.ts';
import { renderOAuthError } from '../../src/api/oauth/errors.ts';
import { renderV1Error } from '../../src/http/render-error.ts';
import { orderErrors } from '../../src/model/orders/errors.ts';
import { createOrder } from '../harness/orders.ts';
import { startService } from '../harness/service.ts';
import { sharedService } from '../harness/shared-service.ts';

const service = await sharedService();
const second = await startService({ database: service.database, clock: service.clock });
afterAll(() => second.close());

describe.each([
  ['orders', 'STANDARD', 'orderNumber', /^SBX-\d+$/],
  ['requests', 'QUOTE_REQUIRED', 'requestNumber', /^SBX-RQ-\d+$/],
] as const)('100 %s at once on two processes', (_, scenario, field, form) => {
  test('get 100 numbers, and no call gets a collision', async () => {
    const { key } = await service.customer();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_each, i) =>
        createOrder(i % 2 === 0 ? service : second, key, {}, { 'x-sandbox-scenario': scenario }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(
      new Set([scenario === 'STANDARD' ? 201 : 202]),
    );
    const numbers = answers.map(({ json }) => json[field]);
    expect(new Set(numbers).size).toBe(100);
    for (const number of numbers) expect(number).toMatch(form);
  });
});

describe('NUMBER_COLLISION, which no test can provoke, is', () => {
  const collision = orderErrors.NUMBER_COLLISION();

  test('503 in the envelope of API v1', () => {
    expect(renderV1Error(collision, 'request-1')).toEqual({
      status: 503,
      body: {
        error: {
          code: 'NUMBER_COLLISION',
          message: expect.stringMatching(/again unchanged/),
          requestId: 'request-1',
          details: {},
        },
      },
    });
  });

  test('503 in the format of the older interface', () => {
    expect(renderLegacyError(collision, 'request-1')).toEqual({
      status: 503,
      body: {
        error: 'NUMBER_COLLISION',
        message: expect.stringMatching(/unverändert erneut/),
        requestId: 'request-1',
      },
    });
  });

  test('server_error at the token endpoint', () => {
    expect(renderOAuthError(collision, 'request-1')).toMatchObject({
      status: 503,
      body: { error: 'server_error' },
    });
  });
});
