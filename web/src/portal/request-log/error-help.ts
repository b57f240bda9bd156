// The codes of the API description that the help for errors must cover: a missing one is a type error.
import type { ErrorHelp } from '../../../../shared/errors/error-help.ts';
import type { components } from '../../api/paths/portal.ts';

export type LoggedCall = components['schemas']['LoggedCall'];
type CallErrorCode = NonNullable<LoggedCall['errorCode']>;
type Refusal = NonNullable<LoggedCall['refusal']>;

export type ErrorHelpCatalog = Record<CallErrorCode, ErrorHelp>;
/** The reason why an existing key was refused, which the response did not contain. */
export type RefusalHelpCatalog = Record<Refusal, ErrorHelp>;
