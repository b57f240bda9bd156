// The calls of which the reference shows samples: one for each operation.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeInFull } from '../../../src/api/docs/descriptions.ts';
import { API_PREFIX } from '../../../src/api/prefixes.ts';
import { V1_DOCUMENT } from '../../../src/api/shared/description-frames.ts';
import { type ApiDescription, operationsOf } from '../../../src/pages/docs/api-description.ts';
import { SAMPLE_LANGUAGES } from '../../../src/pages/docs/samples/languages.ts';
import { sampleCallOf } from '../../../src/pages/docs/samples/sample-call.ts';

export const referenceCalls = operationsOf(describeInFull(V1_DOCUMENT) as ApiDescription).map((each) =>
  sampleCallOf(API_PREFIX, each),
);

/** All samples in TypeScript as one program; returns its path. */
export function writeReferenceProgram(folder: string): string {
  const path = join(folder, 'reference.ts');
  const typescript = SAMPLE_LANGUAGES.find(({ name }) => name === 'TypeScript')!;
  writeFileSync(path, typescript.program(referenceCalls, 'Calls'));
  return path;
}
