// What an error of a call means and what to do about it; by the codes of the description, so that none can be missing.
import type { components } from '../../api/paths/portal.ts';

export type LoggedCall = components['schemas']['LoggedCall'];
export type CallErrorCode = NonNullable<LoggedCall['errorCode']>;
export type Refusal = NonNullable<LoggedCall['refusal']>;

export interface ErrorHelp {
  title: string;
  means: string;
  todo: readonly string[];
}

export type ErrorHelpCatalog = Record<CallErrorCode, ErrorHelp>;
/** What the answer did not say about a key that exists. */
export type RefusalHelpCatalog = Record<Refusal, ErrorHelp>;

export function help(title: string, means: string, ...todo: string[]): ErrorHelp {
  return { title, means, todo };
}
