import { readFileSync } from 'node:fs';
import { projectPath } from '../src/platform/project-root.ts';

/** The authority of the receiver's certificate. */
export const CA = readFileSync(projectPath('test/messages/webhooks/certificates/authority.pem'), 'utf8');
