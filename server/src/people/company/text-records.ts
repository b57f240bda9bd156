// Reads TXT records of the DNS.
import { Resolver as DnsClient } from 'node:dns/promises';

/** Returns all TXT records of a name, which may be none. */
export interface TextResolver {
  resolve(name: string): Promise<string[]>;
}

const TIMEOUT_MS = 3000;
const MAX_RECORDS = 100;

export function systemTextResolver(): TextResolver {
  return {
    async resolve(name) {
      // One client per query, because cancel() ends all queries of a client.
      const client = new DnsClient({ timeout: 1000, tries: 3 });
      const timer = setTimeout(() => client.cancel(), TIMEOUT_MS);
      const records = await client
        .resolveTxt(name)
        .catch(() => [])
        .finally(() => clearTimeout(timer));
      // A long text arrives in parts.
      return records.slice(0, MAX_RECORDS).map((parts) => parts.join(''));
    },
  };
}
