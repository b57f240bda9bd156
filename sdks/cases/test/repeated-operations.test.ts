// Which operations may be sent twice is written in each SDK: the lists are equal, and every operation is in one of them.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

/** The list after its name, up to the end of the declaration; names of operations as lower-case letters. */
function listIn(path: string, start: RegExp, name: RegExp): string[] {
  const [, declared = ''] =
    new RegExp(`${start.source}([\\s\\S]*?)(?:\\];|\\);|\\n\\}|\\};)`).exec(read(path)) ?? [];
  return [...declared.matchAll(name)].map((match) => match[1]!.replaceAll('_', '').toLowerCase()).sort();
}

const TYPESCRIPT = 'sdks/typescript/src/call.ts';
const own = (constant: string) => listIn(TYPESCRIPT, new RegExp(`const ${constant}[^=]*=`), /'(\w+)'/g);
const notRetryable = own('NOT_RETRYABLE');
const withKey = own('WITH_IDEMPOTENCY_KEY');

test.each([
  ['sdks/php/src/Internal/Operations.php', /const NOT_RETRYABLE =/, /'(\w+)'/g],
  ['sdks/java/src/main/java/com/handover/sdk/Calls.java', /NOT_RETRYABLE =/, /Operation\.(\w+)/g],
  ['sdks/csharp/src/Http/Operations.cs', /NotRetryable =/, /OperationIds\.(\w+)/g],
  ['sdks/go/call.go', /var notRetryable =/, /\tOperation(\w+):/g],
])('%s has the operations of the TypeScript SDK that are not repeated', (path, start, name) => {
  expect(listIn(path, start, name)).toEqual(notRetryable);
});

/** A repetition of these gets the same result, without a further effect. */
const REPEATABLE = [
  'obtainAccessToken',
  'olderFinish',
  'checkOrder',
  'changeOrder',
  'cancelOrder',
  'changeWebhookSubscription',
  'testWebhookSubscription',
  'pauseWebhookSubscription',
  'resumeWebhookSubscription',
  'resendFailedWebhookDeliveries',
];

test('whether an operation that changes something is repeated was decided for each of them', () => {
  const { paths } = JSON.parse(read('openapi/v1.json')) as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  const changing = Object.values(paths)
    .flatMap((methods) => Object.entries(methods))
    .filter(([method]) => ['post', 'patch', 'put'].includes(method))
    .map(([, { operationId }]) => operationId.toLowerCase());
  const decided = [...REPEATABLE.map((id) => id.toLowerCase()), ...notRetryable, ...withKey];
  expect(changing.sort()).toEqual(decided.sort());
});
