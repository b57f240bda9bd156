// The headers by which a call with test credentials chooses what the sandbox plays.

import { z } from 'zod';
import type { Caller } from '../customers/credentials/credential.ts';
import { isTest } from '../customers/environment.ts';
import type { FieldProblem } from '../http/errors.ts';
import type { Operation } from '../orders/operation.ts';
import { sandboxErrors } from '../sandbox/errors.ts';
import type { ScenarioChoice } from '../sandbox/process.ts';
import { MODES, type Mode, SCENARIO_NAMES, type ScenarioName } from '../sandbox/scenarios.ts';
import type { Services } from '../services.ts';

/** Read as they come; what is wrong with them has errors of its own, and with live credentials they are ignored. */
export const sandboxHeaders = {
  'x-sandbox-scenario': z
    .string()
    .optional()
    .meta({
      description: `Test credentials only: ${SCENARIO_NAMES.join(', ')}`,
      headerName: 'X-Sandbox-Scenario',
    }),
  'x-sandbox-mode': z
    .string()
    .optional()
    .meta({
      description: `Test credentials only: ${MODES.join(' or ')}`,
      headerName: 'X-Sandbox-Mode',
    }),
};

interface SandboxHeaders {
  'x-sandbox-scenario'?: string | undefined;
  'x-sandbox-mode'?: string | undefined;
}

const modeOf = (headers: SandboxHeaders) => (headers['x-sandbox-mode'] ?? 'automatic') as Mode;

/** A rule of every creation: in the sandbox the mode must be a known one. */
export function modeProblems({ environment }: Caller, headers: SandboxHeaders = {}): FieldProblem[] {
  if (!isTest(environment) || MODES.includes(modeOf(headers))) return [];
  return [{ field: 'X-Sandbox-Mode', code: 'invalid_value', message: `Send ${MODES.join(' or ')}.` }];
}

/** How the call is to be played, where it acts in the sandbox; production has only one way. */
export function chosenOperation(
  { sandbox }: Services,
  { environment }: Caller,
  headers: SandboxHeaders,
  kind: 'order' | 'quote',
): { operation?: Operation } {
  return isTest(environment) ? { operation: sandbox.playing(readScenario(headers, kind)) } : {};
}

/** For orders any scenario, the standard one by default; a call for a quote can only play that. */
function readScenario(headers: SandboxHeaders, kind: 'order' | 'quote'): ScenarioChoice {
  const allowed: readonly ScenarioName[] = kind === 'quote' ? ['QUOTE_REQUIRED'] : SCENARIO_NAMES;
  const name = (headers['x-sandbox-scenario'] ?? allowed[0]!) as ScenarioName;
  if (!allowed.includes(name)) throw sandboxErrors.INVALID_SCENARIO({ details: { allowed } });
  return { name, mode: modeOf(headers), waitsForCustomer: kind === 'quote' };
}
