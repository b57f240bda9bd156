// The version of the product, which people name when they ask for help.
import { readFileSync } from 'node:fs';
import { projectPath } from './project-root.ts';

export const PRODUCT_VERSION: string = JSON.parse(readFileSync(projectPath('package.json'), 'utf8')).version;
