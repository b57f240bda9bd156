// The name of a statement in a trace: the store function that sends it, or its first keyword and table.
import type { Attributes } from './span.ts';

interface Description {
  name: string;
  attributes: Attributes;
}

/** By the constant parts of the template, which are the same object each time its line runs. */
const known = new WeakMap<readonly string[], Description>();

/** Neither name nor attributes contain a parameter: those are between the constant parts. */
export function describeStatement(strings: readonly string[], calledAs: object | undefined): Description {
  const before = known.get(strings);
  if (before) return before;
  const { operation, table } = readSummary(strings.join(' '));
  const sender = calledAs && callerOf(calledAs);
  const description = {
    name: sender ?? [operation, table].filter(Boolean).join(' '),
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.collection.name': table,
      'code.function.name': sender,
    },
  };
  known.set(strings, description);
  return description;
}

const TABLE = /\b(?:insert\s+into|update|delete\s+from|from|join|copy)\s+([a-z_][a-z0-9_.]*)/i;

function readSummary(text: string): { operation: string; table: string | null } {
  const withoutComments = text.replace(/--.*$/gm, '');
  const operation = /[a-z]+/i.exec(withoutComments)?.[0].toUpperCase() ?? 'SQL';
  return { operation, table: TABLE.exec(withoutComments)?.[1] ?? null };
}

/** Reads the call sites directly: formatting a stack would load the source maps. */
function callerOf(called: object): string | null {
  const { prepareStackTrace, stackTraceLimit } = Error;
  Error.stackTraceLimit = 3;
  Error.prepareStackTrace = (_error, sites) => sites;
  const trace: { stack?: unknown } = {};
  Error.captureStackTrace(trace, called as never);
  const sites = trace.stack as NodeJS.CallSite[];
  Error.prepareStackTrace = prepareStackTrace;
  Error.stackTraceLimit = stackTraceLimit;
  return sites[0]?.getFunctionName() ?? null;
}
