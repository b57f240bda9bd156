// Tools that answer from the documentation, and explain errors by their code or request id.
import { z } from 'zod';
import { type ErrorHelpTexts, errorHelpTexts } from '../../../../shared/texts/generated/errors/error-help.ts';
import { checkScope } from '../../api/shared/credentials/identify.ts';
import { ERRORS } from '../../api/shared/errors/error-catalog.ts';
import { scopeOf } from '../../api/shared/orders/callers-order.ts';
import { findCall } from '../../operator/request-log/search-store.ts';
import { searchDocs } from '../../pages/docs/search-docs.ts';
import { agentErrors } from '../../people/agents/errors.ts';
import { callErrors } from '../../platform/call-errors.ts';
import { people } from '../record-schemas.ts';
import { writtenByPeople } from '../short-records.ts';
import { tool } from '../tool.ts';

const MAX_FOUND = 5;

const search = tool({
  name: 'search_docs',
  title: 'Search the documentation',
  description:
    'Finds sections of the guides, the reference, events and error codes, in English or German. Answers excerpts with links.',
  scope: null,
  effect: 'reads',
  input: z.strictObject({ query: z.string().min(1).max(200) }),
  output: z.looseObject({
    found: z.array(
      z.looseObject({ title: z.string(), page: z.string(), link: z.string(), excerpt: z.string() }),
    ),
  }),
  async run({ input, services }) {
    const { config, core } = services;
    const found = await searchDocs(
      { publicUrl: config.publicUrl, links: core.links },
      input.query,
      MAX_FOUND,
    );
    return { found };
  },
});

const explain = tool({
  name: 'explain_error',
  title: 'Explain an error',
  description:
    'What an error means and what to do: by its code, or by the request id of a failed call of this account (needs the scope webhooks:manage).',
  scope: null,
  effect: 'reads',
  input: z.strictObject({
    code: z.string().max(100).optional().describe('For instance ORDER_NOT_CHANGEABLE'),
    requestId: z.uuid().optional().describe('X-Request-Id, or requestId of the error'),
  }),
  output: z.looseObject({ means: z.string(), todo: z.array(z.string()).optional(), writtenByPeople: people }),
  async run({ input: { code, requestId }, caller, services }) {
    const { publicUrl } = services.config;
    if (requestId === undefined) return helpFor(code ?? '', publicUrl);
    checkScope(caller, 'webhooks:manage');
    const call = await findCall(services.core.sql, scopeOf(caller), requestId);
    if (!call) throw callErrors.NOT_FOUND({ message: 'There is no call with this request id.' });
    const { at, method, path, status, errorCode } = call;
    return {
      call: { at, method, status, errorCode },
      // The caller chose the path, so it may say anything.
      ...writtenByPeople({ path }),
      ...(errorCode === null ? { means: 'The call succeeded.' } : helpFor(errorCode, publicUrl)),
      links: { portal: services.core.links.portal(`${caller.environment}/request-log?call=${requestId}`) },
    };
  },
});

function helpFor(code: string, publicUrl: string): object {
  if (!Object.hasOwn(errorHelpTexts.en, code)) {
    throw callErrors.NOT_FOUND({
      message: `There is no error with this code; ${publicUrl}/docs/error-codes lists all.`,
    });
  }
  const { title, means, todo } = errorHelpTexts.en[code as keyof ErrorHelpTexts];
  const entry = Object.hasOwn(ERRORS, code) ? ERRORS[code as keyof typeof ERRORS].entry : null;
  return { code, ...(entry && { status: entry.status }), title, means, todo, link: linkOf(code, publicUrl) };
}

/** The page of error codes has those of API v1. */
function linkOf(code: string, publicUrl: string): string {
  return code in agentErrors ? `${publicUrl}/docs/agents` : `${publicUrl}/docs/error-codes#${code}`;
}

export const helpTools = [search, explain];
