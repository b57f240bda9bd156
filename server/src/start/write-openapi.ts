// Writes the interface descriptions into the repository: `npm run openapi`.
import { writeFileSync } from 'node:fs';
import { describeDriver, describeOps, describePublic, describeV1 } from '../api/docs/descriptions.ts';
import { projectPath } from '../platform/project-root.ts';

writeFileSync(projectPath('../openapi/v1.json'), `${JSON.stringify(describeV1(), null, 2)}\n`);
writeFileSync(projectPath('../openapi/operations.json'), `${JSON.stringify(describeOps(), null, 2)}\n`);
writeFileSync(projectPath('../openapi/driver.json'), `${JSON.stringify(describeDriver(), null, 2)}\n`);
writeFileSync(projectPath('../openapi/public.json'), `${JSON.stringify(describePublic(), null, 2)}\n`);
