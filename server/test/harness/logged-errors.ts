// Keeps what services log as errors: the cause of a response with status 500, which names only its request.
import { pino } from 'pino';

const MAX_KEPT = 20;
const logged: string[] = [];

export const errorLog = pino(
  { level: 'error' },
  {
    write(line: string) {
      logged.push(line.trim());
      logged.splice(0, logged.length - MAX_KEPT);
    },
  },
);

/** The last errors that the services of this worker logged, each only once. */
export function takeLoggedErrors(): string[] {
  return logged.splice(0);
}
