// The context of the use cases of company sign-in.
import type { People } from '../people.ts';
import type { Providers } from './provider.ts';
import type { TextResolver } from './text-records.ts';

export interface Company extends People {
  publicUrl: string;
  providers: Providers;
  /** Reads the TXT records that prove domains. */
  textRecords: TextResolver;
  /** Says whether a provider may be called at this address. */
  checkAddress(url: string): Promise<{ ok: true } | { ok: false; message: string }>;
}
