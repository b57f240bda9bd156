// Reads the headers with which a call chooses its sandbox scenario.

import { z } from 'zod';
import { type Environment, isTest } from '../../../model/environment.ts';
import type { EnvironmentPolicy } from '../../../orders/records/environment-policy.ts';
import type { FieldProblem } from '../../../platform/call-errors.ts';
import { sandboxErrors } from '../../../sandbox/errors.ts';
import type { ScenarioChoice } from '../../../sandbox/process.ts';
import { MODE_TEXTS, SCENARIO_TEXTS } from '../../../sandbox/scenario-texts.ts';
import {
  FIRST_SCENARIOS,
  MODES,
  type Mode,
  SCENARIO_NAMES,
  type ScenarioName,
} from '../../../sandbox/scenarios.ts';
import type { Services } from '../../../services.ts';

/** Accepts any text here: wrong values have their own errors, and production ignores these headers. */
export const sandboxHeaders = {
  'x-sandbox-scenario': z
    .string()
    .optional()
    .meta({
      description:
        'The scenario that the order plays, by default `STANDARD`; a quote request plays only `QUOTE_REQUIRED`. Ignored with live credentials',
      headerName: 'X-Sandbox-Scenario',
      enum: [...SCENARIO_NAMES],
      valueTexts: SCENARIO_TEXTS,
    }),
  'x-sandbox-mode': z
    .string()
    .optional()
    .meta({
      description: 'How the next step is started, by default `automatic`. Ignored with live credentials',
      headerName: 'X-Sandbox-Mode',
      enum: [...MODES],
      valueTexts: MODE_TEXTS,
    }),
};

export interface SandboxHeaders {
  'x-sandbox-scenario'?: string | undefined;
  'x-sandbox-mode'?: string | undefined;
}

const modeOf = (headers: SandboxHeaders) => (headers['x-sandbox-mode'] ?? 'automatic') as Mode;

/** Checks every creation in the sandbox for a known mode. */
export function modeProblems(
  { environment }: { environment: Environment },
  headers: SandboxHeaders = {},
): FieldProblem[] {
  if (!isTest(environment) || MODES.includes(modeOf(headers))) return [];
  return [{ field: 'X-Sandbox-Mode', code: 'invalid_value', message: `Send ${MODES.join(' or ')}.` }];
}

/** The policy with the scenario and mode of a sandbox call; production has only its default policy. */
export function choosePolicy(
  { sandbox }: Services,
  { environment }: { environment: Environment },
  headers: SandboxHeaders,
  kind: 'order' | 'quote',
): { policy?: EnvironmentPolicy } {
  return isTest(environment) ? { policy: sandbox.policyFor(readScenario(headers, kind)) } : {};
}

/** An order can use any scenario, by default the standard one; a quote request only QUOTE_REQUIRED. */
function readScenario(headers: SandboxHeaders, kind: 'order' | 'quote'): ScenarioChoice {
  const allowed: readonly ScenarioName[] = kind === 'quote' ? ['QUOTE_REQUIRED'] : SCENARIO_NAMES;
  const name = (headers['x-sandbox-scenario'] ?? allowed[0]!) as ScenarioName;
  if (!allowed.includes(name)) {
    // Existing integrations know this list; scenarios that were added later are documented.
    const listed = kind === 'quote' ? allowed : FIRST_SCENARIOS;
    throw sandboxErrors.INVALID_SCENARIO({ details: { allowed: listed } });
  }
  return { name, mode: modeOf(headers), waitsForCustomer: kind === 'quote' };
}
