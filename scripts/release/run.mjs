// Runs a command of a release, and ends the release if it fails.
import { spawnSync } from 'node:child_process';

export function run(cwd, command, args, env = process.env) {
  process.stdout.write(`> ${command} ${args.join(' ')}\n`);
  const { status, error } = spawnSync(command, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status === 0) return;
  process.stderr.write(`${command} failed${error ? `: ${error.message}` : ` with ${status}`}\n`);
  process.exit(1);
}
