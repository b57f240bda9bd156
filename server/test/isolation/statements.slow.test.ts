// No statement needs rows of two accounts, except those of the operator and the listed ones, and `undistributed.txt`
// says which statements a database that is distributed by account could not send to one of its nodes.
import { afterAll, expect, test } from 'vitest';
import { readCatalog } from './statements/catalog.ts';
import { describeFindings, findingsOf, listUndistributed } from './statements/findings.ts';
import { recordStatements } from './statements/record-statements.ts';
import { EXCEPTIONS, exceptionFor } from './statements/several-accounts.ts';

const { recording, service } = await recordStatements();
const findings = await findingsOf(recording, await readCatalog(service.services.core.sql));
afterAll(() => service.close());

/** The operator's lists and reports are about all accounts. */
const mayNeedSeveral = findings.filter(
  ({ group, reach }) => group !== 'operator' && (reach === 'LISTED' || reach === 'SEVERAL'),
);

test('only the listed statements may need rows of several accounts', () => {
  expect(describeFindings(mayNeedSeveral.filter((finding) => !exceptionFor(finding)))).toEqual([]);
});

test('every listed exception is needed', () => {
  const needed = mayNeedSeveral.map((finding) => ({ finding, exception: exceptionFor(finding) }));
  const unneeded = EXCEPTIONS.flatMap((exception) =>
    exception.uses.filter(
      (use) =>
        !needed.some(
          (one) => one.exception === exception && use === `${one.finding.operation} ${one.finding.table}`,
        ),
    ),
  );
  expect(unneeded).toEqual([]);
});

test('most statements of customers name their account', () => {
  expect(recording.size).toBeGreaterThan(450);
  expect(
    findings.filter(({ group, reach }) => group === 'customers' && reach === 'DISTRIBUTES').length,
  ).toBeGreaterThan(80);
});

test('what would not distribute by account is listed; after a change: vitest -u', async () => {
  await expect(listUndistributed(findings)).toMatchFileSnapshot('undistributed.txt');
});
