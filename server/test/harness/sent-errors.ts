// Records the error codes in the answers of a test run, so that the run can list the codes never sent.
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { TestModule, TestProject, Vitest } from 'vitest/node';
import { ERRORS } from '../../src/api/shared/errors/error-catalog.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Each worker writes one file here. */
    sentErrors: string;
  }
}

export default function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'handover-sent-errors-'));
  project.provide('sentErrors', folder);
  return () => rmSync(folder, { recursive: true });
}

const sent = new Set<string>();

/** Records the code of every error that this application answers, and the codes of the rules it names. */
export function recordSentErrors(app: FastifyInstance, folder: string): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    // The result of an agent's tool may be an error, although it is sent with 200.
    if (reply.statusCode >= 400 || request.trace.tool) {
      for (const code of [request.trace.errorCode, ...rulesIn(payload)]) {
        if (typeof code !== 'string' || sent.has(code)) continue;
        sent.add(code);
        appendFileSync(join(folder, String(process.pid)), `${code}\n`);
      }
    }
    done(null, payload);
  });
}

function rulesIn(payload: unknown): unknown[] {
  if (typeof payload !== 'string' || !payload.startsWith('{')) return [];
  const rules: { code?: unknown }[] = JSON.parse(payload).error?.details?.errors ?? [];
  return rules.map(({ code }) => code);
}

/** Their tests start a provider of company sign-in, and a store of files that fails. */
const SENT_IN_SLOW_RUN = ['COMPANY_SIGN_IN_REQUIRED', 'STORAGE_UNAVAILABLE'];

/** The codes of the catalog that no answer contained; empty unless all tests of all files ran. */
export async function neverSentErrors(vitest: Vitest, modules: readonly TestModule[]): Promise<string[]> {
  const ran = new Set(modules.map(({ moduleId }) => moduleId));
  const all = await vitest.globTestSpecifications();
  const whole = !vitest.config.testNamePattern && all.every(({ moduleId }) => ran.has(moduleId));
  if (!whole) return [];
  const folder = vitest.getRootProject().getProvidedContext().sentErrors;
  const codes = new Set(
    readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n')),
  );
  return Object.keys(ERRORS).filter((code) => !codes.has(code) && !SENT_IN_SLOW_RUN.includes(code));
}
