import { defineErrors, withReasons } from '../platform/errors.ts';

export const damageErrors = defineErrors({
  DAMAGE_CASE_NOT_FOUND: {
    status: 404,
    message: 'There is no damage case, task, letter or photo with this id.',
  },
  DAMAGE_CASE_EXISTS: {
    status: 409,
    message: 'The order has an unfinished damage case; details.number names it. Add to it instead.',
    details: { number: 'S-2026-0001' },
  },
  DAMAGE_CASE_NOT_POSSIBLE: {
    status: 409,
    message: 'No damage case can be opened for this order now; details.reason says why.',
    details: { reason: 'NOT_DELIVERED', until: null },
  },
  DAMAGE_CASE_NOT_CHANGEABLE: {
    status: 409,
    message: 'The damage case cannot be changed this way; details.reason says why.',
    details: { reason: 'STATE', state: 'CLOSED', possible: ['reopen'] },
  },
});

const refuseCase = withReasons(damageErrors.DAMAGE_CASE_NOT_POSSIBLE, {
  NOT_DELIVERED: 'The vehicle is not delivered yet.',
  NO_DAMAGE: 'The handover protocol has no new damage. Note a complaint instead.',
  TOO_LATE: 'The time for complaints about this order is over. Please call the operator.',
  SANDBOX: 'The scenario opens the damage cases of sandbox orders.',
});

export function notPossible(reason: Parameters<typeof refuseCase>[0], until: Date | null = null) {
  return refuseCase(reason, { until: until?.toISOString() ?? null });
}

const refuseChange = withReasons(damageErrors.DAMAGE_CASE_NOT_CHANGEABLE, {
  STATE: 'This is not possible in the state of the case; details.possible names the possible steps.',
  CHANGED: 'Another user changed the case in the meantime. Read it and decide again.',
  CLOSED: 'The case is closed. Open it again first.',
  SANDBOX: 'Nobody works on the cases of sandbox orders.',
  NO_RECIPIENT: 'The recipient of the letter has no mail address.',
});

export function notChangeable(
  reason: Parameters<typeof refuseChange>[0],
  { state, possible = [] }: { state: string; possible?: readonly string[] },
) {
  return refuseChange(reason, { state, possible });
}
