import { defineErrors, withReasons } from '../../platform/errors.ts';
import type { Absence } from './absence.ts';

export const absenceErrors = defineErrors({
  ABSENCE_NOT_FOUND: { status: 404, message: 'There is no absence with this id.' },
  ABSENCE_NOT_CHANGEABLE: {
    status: 409,
    message: 'The absence cannot be changed this way; details.reason says why.',
    details: { reason: 'DECIDED', state: 'APPROVED' },
  },
  ABSENCE_OVERLAPS: {
    status: 409,
    message: 'These days overlap with another absence; details names it.',
    details: { kind: 'HOLIDAY', state: 'APPROVED', firstDay: '2026-11-18', lastDay: '2026-11-20' },
  },
});

export const notChangeable = withReasons(absenceErrors.ABSENCE_NOT_CHANGEABLE, {
  DECIDED: 'It was already decided.',
  CHANGED: 'It was changed since it was read. Read it and decide again.',
  OTHER_DRIVER: 'This id belongs to another absence. Choose a new one.',
});

export function overlaps({ kind, state, firstDay, lastDay }: Absence) {
  return absenceErrors.ABSENCE_OVERLAPS({ details: { kind, state, firstDay, lastDay } });
}
