// Which tools of a test are missing on this machine: a developer may do without them, a build server may not.
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * The names of the missing tools, or null; a tool is a command or the path of a file. With REQUIRE_TOOLS, as `.ci/run`
 * sets it, a missing tool fails the test file.
 */
export function findMissing(...tools: string[]): string | null {
  const missing = tools.filter((tool) => !(tool.startsWith('/') ? existsSync(tool) : isOnPath(tool)));
  if (missing.length === 0) return null;
  const names = missing.join(', ');
  if (process.env.REQUIRE_TOOLS)
    throw new Error(`Missing on this machine: ${names}. Install it and run again.`);
  return names;
}

function isOnPath(tool: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, tool), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
