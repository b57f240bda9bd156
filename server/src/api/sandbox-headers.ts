// Reads the headers with which a call chooses its sandbox scenario.

import { z } from 'zod';
import type { Caller } from '../customers/credentials/credential.ts';
import { isTest } from '../customers/environment.ts';
import { invalidFields } from '../http/errors.ts';
import type { Operation } from '../orders/operation.ts';
import { sandboxErrors } from '../sandbox/errors.ts';
import type { ScenarioChoice } from '../sandbox/process.ts';
import { MODES, type Mode, SCENARIO_NAMES, type ScenarioName } from '../sandbox/scenarios.ts';
import type { Services } from '../services.ts';

/** Accepts any text here: wrong values have their own errors, and production ignores these headers. */
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

/** The operation of the chosen scenario; nothing in production, which has only one. */
export function chooseOperation(
  { sandbox }: Services,
  { environment }: Caller,
  headers: SandboxHeaders,
  kind: 'order' | 'quote',
): { operation?: Operation } {
  return isTest(environment) ? { operation: sandbox.operationFor(readScenario(headers, kind)) } : {};
}

/** An order can use any scenario, by default the standard one; a quote request only QUOTE_REQUIRED. */
function readScenario(headers: SandboxHeaders, kind: 'order' | 'quote'): ScenarioChoice {
  const allowed: readonly ScenarioName[] = kind === 'quote' ? ['QUOTE_REQUIRED'] : SCENARIO_NAMES;
  const name = (headers['x-sandbox-scenario'] ?? allowed[0]!) as ScenarioName;
  if (!allowed.includes(name)) throw sandboxErrors.INVALID_SCENARIO({ details: { allowed } });
  const mode = (headers['x-sandbox-mode'] ?? 'automatic') as Mode;
  if (!MODES.includes(mode)) {
    const message = `Send ${MODES.join(' or ')}.`;
    throw invalidFields([{ field: 'X-Sandbox-Mode', code: 'invalid_value', message }]);
  }
  return { name, mode, waitsForCustomer: kind === 'quote' };
}
