// What git says about the sources of a release.
import { execFileSync } from 'node:child_process';

const git = (root, ...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

export const commitId = (root) => git(root, 'rev-parse', 'HEAD');

/** A fixed time makes the same sources give the same bytes. */
export const commitTime = (root) => new Date(git(root, 'log', '-1', '--format=%cI'));

export const isClean = (root) => git(root, 'status', '--porcelain') === '';
