// Access tokens of an OAuth client: one fetch for all waiting calls, renewed before expiry.

export interface Tokens {
  get(): Promise<string>;
  /** The service refused the token, so the next call fetches another one. */
  discard(token: string): void;
}

interface FetchedToken {
  accessToken: string;
  expiresInSeconds: number;
}

/** A token is not used in its last minute, so that none expires on the way. */
const MARGIN_SECONDS = 60;

export function tokensFrom(fetchToken: () => Promise<FetchedToken>): Tokens {
  let current: { token: string; untilMs: number } | null = null;
  let fetching: Promise<string> | null = null;

  async function fetchNext(): Promise<string> {
    const startedMs = performance.now();
    const { accessToken, expiresInSeconds } = await fetchToken();
    const lifetimeSeconds = Math.max(expiresInSeconds - MARGIN_SECONDS, expiresInSeconds / 2);
    current = { token: accessToken, untilMs: startedMs + lifetimeSeconds * 1000 };
    return accessToken;
  }

  return {
    async get() {
      if (current && performance.now() < current.untilMs) return current.token;
      fetching ??= fetchNext().finally(() => {
        fetching = null;
      });
      return fetching;
    },
    discard(token) {
      if (current?.token === token) current = null;
    },
  };
}
