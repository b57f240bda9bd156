// A short run of `npm run fuzz` with a fixed seed: valid and broken calls of every API by every role.
import { expect, test } from 'vitest';
import { groupProblems } from '../../fuzz/report.ts';
import { runCalls } from '../../fuzz/run-calls.ts';
import { prepareTarget } from '../../fuzz/target.ts';
import { sharedService } from '../harness/shared-service.ts';

const target = await prepareTarget(await sharedService());

test('every answer to valid and broken calls conforms to the descriptions', async () => {
  const { problems } = await runCalls({ seed: 1, calls: 250, target });
  expect(groupProblems(problems)).toEqual([]);
});
