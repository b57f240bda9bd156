// A connection pool whose statements become spans of the call that sends them.
import type { Sql } from '../db.ts';
import { currentCall } from './call-context.ts';
import type { Attributes, OpenSpan } from './span.ts';
import { describeStatement } from './statement-name.ts';

/** The part of a query of postgres.js that runs it; pieces of other statements are queries that never run. */
interface RunnableQuery {
  strings: readonly string[];
  handler: (query: RunnableQuery) => unknown;
  resolve: (rows: unknown) => void;
  reject: (error: unknown) => void;
}

type Method = (...args: unknown[]) => unknown;
/** A pool or a transaction: a template function with methods. */
type Template = Method & Record<string, unknown>;

export function tracedSql(sql: Sql): Sql {
  return traceTemplate(sql as unknown as Template) as unknown as Sql;
}

function traceTemplate(sql: Template): Template {
  const replaced = new Map<string | symbol, Method>([
    ['unsafe', (...args) => watch((sql.unsafe as Method)(...args))],
    ['begin', (...args) => traceTransaction(sql.begin as Method, args)],
    ['savepoint', (...args) => (sql.savepoint as Method)(...withTracedArgument(args))],
  ]);
  const apply = (target: Template, _self: unknown, args: unknown[]) =>
    watch(Reflect.apply(target, undefined, args), apply);
  return new Proxy(sql, {
    apply,
    get: (target, name) => (name in target && replaced.get(name)) || Reflect.get(target, name),
  });
}

function openSpans(): OpenSpan[] {
  return currentCall()?.spans.filter(({ isOpen }) => isOpen) ?? [];
}

/** The caller of `calledAs` gives the span its name. */
function watch(value: unknown, calledAs?: object): unknown {
  const query = value as RunnableQuery;
  if (typeof query?.handler !== 'function') return value;
  const spans = openSpans();
  if (spans.length === 0) return value;
  const { name, attributes } = describeStatement(query.strings, calledAs);
  const { handler } = query;
  query.handler = (running) => {
    const startMs = performance.now();
    const { resolve, reject } = running;
    running.resolve = (rows) => {
      addToAll(spans, name, startMs, attributes);
      resolve(rows);
    };
    running.reject = (error) => {
      addToAll(spans, name, startMs, attributes, error);
      reject(error);
    };
    return handler(running);
  };
  return query;
}

function addToAll(
  spans: readonly OpenSpan[],
  name: string,
  startMs: number,
  attributes: Attributes,
  error?: unknown,
): void {
  const code = error === undefined ? null : String((error as { code?: unknown }).code ?? 'error');
  const batch = spans.length > 1 ? { ...attributes, 'db.operation.batch.size': spans.length } : attributes;
  for (const span of spans) span.addChild(name, startMs, batch, code);
}

const ofDatabase = (operation: string): Attributes => ({
  'db.system.name': 'postgresql',
  'db.operation.name': operation,
});

async function traceTransaction(begin: Method, args: unknown[]): Promise<unknown> {
  const spans = openSpans();
  const beganAt = performance.now();
  let endsAt = beganAt;
  let last = 'ROLLBACK';
  const work = args[args.length - 1] as Method;
  const traced = async (tx: Template) => {
    addToAll(spans, 'BEGIN', beganAt, ofDatabase('BEGIN'));
    try {
      const result = work(traceTemplate(tx));
      // As postgres.js does: a list of statements counts as done when all of them are.
      const done = await (Array.isArray(result) ? Promise.all(result) : result);
      last = 'COMMIT';
      return done;
    } finally {
      endsAt = performance.now();
    }
  };
  let failure: unknown;
  try {
    return await begin(...args.slice(0, -1), traced);
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    addToAll(spans, last, endsAt, ofDatabase(last), last === 'COMMIT' ? failure : undefined);
  }
}

function withTracedArgument(args: unknown[]): unknown[] {
  return args.map((arg) =>
    typeof arg === 'function' ? (tx: Template) => (arg as Method)(traceTemplate(tx)) : arg,
  );
}
