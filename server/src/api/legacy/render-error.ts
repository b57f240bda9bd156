// Renders errors in the legacy format: its codes, German sentences, and wrong fields under `fehler`.
import { z } from 'zod';
import type { ErrorRenderer } from '../../http/render-error.ts';
import type { FieldProblem } from '../../platform/call-errors.ts';
import type { ErrorCode } from '../shared/errors/error-catalog.ts';
import { INTERNAL, LEGACY_ERRORS } from './error-forms.ts';
import { LEGACY_FIELDS } from './fields.ts';

export const renderLegacyError: ErrorRenderer = (error, requestId) => {
  const form = LEGACY_ERRORS[error.code as ErrorCode] ?? { ...INTERNAL, status: 500 };
  const details = legacyDetails(error.details);
  return {
    status: form.status ?? error.status,
    body: { error: form.error, message: form.message, ...(details && { details }), requestId },
  };
};

export const legacyErrorSchema = z
  .object({
    error: z.string().describe('The code to evaluate'),
    message: z.string().describe('German sentence for people'),
    details: z
      .looseObject({})
      .optional()
      .describe('For wrong fields `fehler`, a list of `feld` and `grund`; absent if there is nothing to add'),
    requestId: z.uuid().describe('The id of the call, as in the header X-Request-Id'),
  })
  .meta({ id: 'OlderError' });

interface RuleProblem {
  field: string;
  code: ErrorCode;
}

/** The rules report the field of v1; the same value has another name here. */
const NAMED_HERE: Record<string, string> = {
  transportType: 'transportMode',
  'services.shortTermPlate': 'roadMovementMethod',
};

/** Reasons for problems outside the body's fields, which the legacy interface checks and words itself. */
const REASONS: Record<string, string> = {
  $: 'Bitte ein vollständiges JSON-Objekt senden.',
  'X-API-Key': 'Authorization und X-API-Key enthalten verschiedene Schlüssel. Bitte nur einen senden.',
  'X-Sandbox-Mode': 'Erlaubt sind: automatic, manual.',
};

const REASON_OF_CODE: Record<FieldProblem['code'], string> = {
  invalid_type: 'Diese Angabe fehlt oder hat den falschen Typ.',
  invalid_value: 'Dieser Wert ist hier nicht erlaubt.',
  invalid_format: 'Diese Angabe hat nicht die verlangte Form.',
  too_big: 'Diese Angabe ist zu lang oder zu groß.',
  too_small: 'Diese Angabe ist zu kurz oder zu klein.',
  unrecognized_key: 'Diese Angabe ist hier nicht bekannt.',
};

function legacyDetails(details: Record<string, unknown>): Record<string, unknown> | undefined {
  if (details.fields) {
    const fields = details.fields as FieldProblem[];
    const reason = ({ field, code, message }: FieldProblem) =>
      Object.hasOwn(LEGACY_FIELDS, field) ? message : (REASONS[field] ?? REASON_OF_CODE[code]);
    const fehler = fields.map((problem) => ({ feld: problem.field, grund: reason(problem) }));
    return { fehler, ...(details.more ? { weitere: details.more } : {}) };
  }
  if (details.errors) {
    const rules = details.errors as RuleProblem[];
    const reason = ({ code }: RuleProblem) => LEGACY_ERRORS[code]?.message ?? code;
    return {
      fehler: rules.map((rule) => ({ feld: NAMED_HERE[rule.field] ?? rule.field, grund: reason(rule) })),
    };
  }
  return Object.keys(details).length > 0 ? details : undefined;
}
