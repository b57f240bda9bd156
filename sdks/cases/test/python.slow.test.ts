// The table of cases with the Python SDK.
import { describe } from 'vitest';
import { projectPath } from '../../../server/src/platform/project-root.ts';
import { findMissing } from '../../../server/test/harness/required-tools.ts';
import { startDriver } from '../driver-process.ts';
import { describeCases } from '../run-cases.ts';

const folder = projectPath('../sdks/python');

describe.skipIf(findMissing('python3') !== null)('in a process', () => {
  describeCases('Python', () =>
    startDriver({
      command: 'python3',
      args: ['-W', 'error', 'tests/case_driver.py'],
      cwd: folder,
      env: { PYTHONPATH: 'src', PYTHONDONTWRITEBYTECODE: '1' },
    }),
  );
});
