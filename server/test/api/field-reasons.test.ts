// Wrong fields have a reason and its values for the words of the pages; API v1 has only what is specified.
import { expect, test } from 'vitest';
import { creation } from '../harness/orders.ts';
import { sharedService } from '../harness/shared-service.ts';

const service = await sharedService();
const { key } = await service.customer({ environment: 'production' });

test('API v1 names field, code and message only', async () => {
  const body = { ...creation(), customerReference: 'x'.repeat(501), transportType: 'DRIVE', foo: 1 };
  const { fields } = (await service.call('/extern/orders', { key, body })).json.error.details;
  expect(fields).toHaveLength(3);
  for (const field of fields) expect(Object.keys(field)).toEqual(['field', 'code', 'message']);
});

test.each([
  [{}, 'name', 'required', undefined],
  [{ name: '' }, 'name', 'required', undefined],
  [{ name: '  ' }, 'name', 'required', undefined],
  [{ name: 7 }, 'name', 'type', undefined],
  [{ name: 'x'.repeat(201) }, 'name', 'too_long', { max: 200 }],
  [{ name: 'Name', email: 'nobody' }, 'email', 'email', undefined],
  [{ name: 'Name', language: 'fr' }, 'language', 'choice', undefined],
  [{ name: 'Name', nmae: 'x' }, 'nmae', 'unknown', undefined],
])('%j is refused at %s because of %s', async (body, field, reason, params) => {
  const answer = await service.ops('POST', '/drivers', body);
  expect(answer.status).toBe(400);
  const [problem] = answer.json.error.details.fields;
  expect(problem).toMatchObject({ field, reason });
  expect(problem.params).toEqual(params);
});
