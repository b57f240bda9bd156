// The compiled JSON writer round-trips values, also texts that it is allowed to skip checking.
import { expect, test } from 'vitest';
import { z } from 'zod';
import { jsonWriter } from '../../src/http/json-writer.ts';

const NASTY = 'a "quoted" \\ back\nslash \u2028 and ü';

const schema = z.object({
  id: z.uuid(),
  otherId: z.uuid().nullable(),
  status: z.enum(['OPEN', 'in.use']),
  lastStatus: z.enum(['OPEN', 'in.use']).nullable(),
  said: z.enum(['plain', 'with "quotes"']),
  text: z.string(),
  note: z.string().nullable(),
  names: z.array(z.string()),
  choice: z.union([z.string(), z.number()]),
});

const full = {
  id: '0199a0c2-7c4e-7000-8000-000000000001',
  otherId: '0199a0c2-7c4e-7000-8000-000000000002',
  status: 'in.use',
  lastStatus: 'OPEN',
  said: 'with "quotes"',
  text: NASTY,
  note: NASTY,
  names: [NASTY, 'x'],
  choice: NASTY,
};
const empty = { ...full, otherId: null, lastStatus: null, note: null, names: [], choice: 7 };

test.each([
  ['every text', full],
  ['null wherever it may be', empty],
])('%s is read back as it was', (_, value) => {
  expect(JSON.parse(jsonWriter<typeof value>(schema)(value))).toEqual(value);
});

test('undeclared fields are left out', () => {
  const written = jsonWriter<typeof full & { secret: string }>(schema)({ ...full, secret: 'x' });
  expect(JSON.parse(written)).toEqual(full);
});
