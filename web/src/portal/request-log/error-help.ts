// The meaning of an error and what to do about it; typed by the codes of the API description, so that none is
// missing.
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
/** The reason why an existing key was refused, which the response did not contain. */
export type RefusalHelpCatalog = Record<Refusal, ErrorHelp>;

export function help(title: string, means: string, ...todo: string[]): ErrorHelp {
  return { title, means, todo };
}
