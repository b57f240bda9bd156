// The error envelope of API v1, with every code that its routes can answer with.
import { z } from 'zod';
import { type ErrorHelpTexts, errorHelpTexts } from '../../../../shared/texts/generated/errors/error-help.ts';
import { describedEnum } from '../../platform/described-enum.ts';

export function errorSchemaOf(codes: readonly string[]) {
  const known = [...codes].sort() as [string, ...string[]];
  return z
    .object({
      error: z
        .object({
          code: describedEnum(known, Object.fromEntries(known.map((code) => [code, whenItOccurs(code)])))
            // Clients that are generated from the description must accept further codes.
            .meta({ 'x-open-enum': true })
            .describe(
              'Fixed value to evaluate. Further codes may be added: handle an unknown code by its HTTP status',
            ),
          message: z.string().describe('English sentence for people; may change'),
          requestId: z.uuid().describe('The id of the call, also in the header X-Request-Id'),
          details: z
            .looseObject({})
            .describe('Details of the error; the errors page lists the fields of each code'),
        })
        .describe('What went wrong'),
    })
    .meta({ id: 'Error' });
}

function whenItOccurs(code: string): string {
  const { title, means } = errorHelpTexts.en[code as keyof ErrorHelpTexts];
  return `${title}. ${means}`;
}
