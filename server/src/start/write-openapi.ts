// Writes the API descriptions to openapi/, where pages, SDK and docs read them.
import { writeFileSync } from 'node:fs';
import { describe } from '../api/docs/descriptions.ts';
import { DOCUMENTS } from '../api/shared/description-frames.ts';
import { projectPath } from '../platform/project-root.ts';

for (const frame of DOCUMENTS) {
  const text = JSON.stringify(describe(frame), null, 2);
  writeFileSync(projectPath(`../openapi/${frame.name}.json`), `${text}\n`);
}
