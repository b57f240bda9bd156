import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { PdfRenderer } from '../documents/pdf/render.ts';
import type { Resolver } from '../messages/webhooks/address-guard.ts';
import type { TextResolver } from '../people/company/text-records.ts';
import type { WaitingClock } from '../platform/clock.ts';
import type { ConnectionTarget } from '../platform/db.ts';
import type { RateLimitStore } from '../platform/rate-limit.ts';

export interface OpenOptions {
  config: Config;
  clock: WaitingClock;
  log: Logger;
  database: ConnectionTarget;
  /** By the role that owns the tables, if the service uses another one. */
  migrationDatabase?: ConnectionTarget | null;
  masterKey: Buffer;
  /** Further master keys that may encrypt keys in the database: older ones, or the next one. */
  masterKeysKnown?: readonly Buffer[];
  operatorToken: string;
  /** Replaces the store chosen by the settings. */
  rateLimits?: RateLimitStore;
  /** Replaces the system's name servers and certificate authorities. */
  webhooks?: { resolver?: Resolver; ca?: string; timeoutMs?: number };
  /** Replaces the system's name servers for the proofs of mail domains. */
  textRecords?: TextResolver;
  /** Replaces the renderer and its threads. */
  pdf?: PdfRenderer;
  /** Gets the text of every statement of the pool, for tests that read them. */
  onStatement?: (text: string) => void;
}
