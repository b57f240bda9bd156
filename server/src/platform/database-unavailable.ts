// Recognises errors of a database that cannot be reached right now, such as during a failover.

/** Of postgres.js, before and after a connection was open. */
const OF_DRIVER = new Set([
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
]);

/** SQLSTATEs: broken connections, and a server that stops, starts or has no connection left. */
const OF_SERVER = /^(08...|57P0[1-3]|53300|25006)$/;

const OF_NETWORK =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOENT)$/;

export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = String((error as NodeJS.ErrnoException).code ?? '');
  // postgres.js adds the query; other parts have network errors, too.
  return OF_DRIVER.has(code) || OF_SERVER.test(code) || (OF_NETWORK.test(code) && 'query' in error);
}
