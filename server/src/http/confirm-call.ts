// Asks for the confirmation that a route declares, before its handler runs.
import type { Answer, Confirmation, ConfirmInput, Route } from './route.ts';

/** The codes of refusals, which every route with a confirmation can give. */
export const CONFIRM_ERRORS = ['CONFIRMATION_REQUIRED', 'ADMIN_TOO_NEW'];

/** Refuses a call whose caller has not proven enough. Returns what gives a proof back if the call fails. */
export type RequireConfirmation<Caller, Services> = (
  confirm: Confirmation,
  caller: Caller,
  services: Services,
) => Promise<(() => Promise<void>) | null>;

/** Runs the handler with whether the call was confirmed; false if it needs no confirmation. */
export async function confirmCall<Services>(
  // biome-ignore lint/suspicious/noExplicitAny: every API has its own callers.
  requireConfirmation: RequireConfirmation<any, Services>,
  { confirm, confirmIf }: Route<unknown, unknown, Services>,
  // biome-ignore lint/suspicious/noExplicitAny: route() checks the declaration's own types.
  input: ConfirmInput<unknown, Services, any, any, any>,
  handle: (isConfirmed: boolean) => Promise<Answer> | Answer,
): Promise<Answer> {
  if (!confirm || (confirmIf && !(await confirmIf(input)))) return handle(false);
  const giveBack = await requireConfirmation(confirm, input.caller, input.services);
  try {
    return await handle(true);
  } catch (error) {
    await giveBack?.();
    throw error;
  }
}

const NEEDS = {
  'fresh factor':
    'A person must have proven a factor in the last 10 minutes, at the sign-in or with `confirmSession`',
  'factor for this call': 'A person proves a factor for this call alone, with `confirmSession` just before',
  'factor for own sign-in':
    'The person proves a factor for this call alone, with `confirmSession` just before',
};

export function confirmationSentence({
  confirm,
  confirmWhich,
}: Pick<Route<unknown, unknown, unknown>, 'confirm' | 'confirmWhich'>): string | undefined {
  return confirm && `${NEEDS[confirm]}${confirmWhich ? ` ${confirmWhich}` : ''}.`;
}
