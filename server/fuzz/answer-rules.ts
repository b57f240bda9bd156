// Checks an answer against the published description: status, content type, body, error code and common headers.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { DescribedRoute } from '../test/isolation/described-routes.ts';
import type { Call } from './make-call.ts';
import type { Answer } from './send-call.ts';

const ajv = new Ajv2020({
  strict: false,
  allErrors: false,
  logger: false,
  validateFormats: true,
  // 580.92 is a multiple of 0.01, although a double divides it with a rest.
  multipleOfPrecision: 6,
});
addFormats.default(ajv);
const known = new Set<string>();
const validators = new Map<string, ValidateFunction>();

const pointer = (...parts: string[]) =>
  parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');

function validatorOf({ file, description, operation }: DescribedRoute, status: string): ValidateFunction {
  const key = `${file} ${operation.operationId} ${status}`;
  const existing = validators.get(key);
  if (existing) return existing;
  if (!known.has(file)) {
    ajv.addSchema(description as object, file);
    known.add(file);
  }
  const [path, methods] = Object.entries(description.paths).find(([, one]) =>
    Object.values(one).includes(operation),
  )!;
  const [method] = Object.entries(methods).find(([, one]) => one === operation)!;
  const $ref = `${file}#/paths/${pointer(path, method)}/responses/${status}/content/${pointer('application/json')}/schema`;
  const made = ajv.compile({ $ref });
  validators.set(key, made);
  return made;
}

interface ErrorBody {
  error?: string | { code?: string };
}

const codeOf = ({ error }: ErrorBody) => (typeof error === 'object' ? error.code : error);

/** The codes in the examples of a status. */
function declaredCodes({ description, operation }: DescribedRoute, status: string): (string | undefined)[] {
  const { examples } = description.components as { examples?: Record<string, { value: ErrorBody }> };
  const media = operation.responses[status]?.content?.['application/json'];
  return Object.values(media?.examples ?? {}).map(({ $ref }) =>
    codeOf(examples![$ref.split('/').pop()!]!.value),
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `image/png` is declared as itself or by a range. */
function mediaRangesOf(type: string): string[] {
  return [type, type.replace(/\/.*/, '/*'), '*/*'];
}

/** A declared type may name its charset. */
function withoutParameters(content: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(content).map(([type, media]) => [type.split(';')[0], media]));
}

/** One sentence for each thing that is wrong. */
export function problemsOf(call: Call, answer: Answer): string[] {
  const { route } = call;
  const status = String(answer.status);
  if (answer.status >= 500) return [`answers ${status}`];
  const problems: string[] = [];
  for (const name of ['x-request-id', 'x-service-environment']) {
    if (answer.headers[name] === undefined) problems.push(`answers ${status} without ${name}`);
  }
  const body = parse(answer.text);
  if (call.isPathBroken) {
    if (answer.status >= 400 && codeOf((body ?? {}) as ErrorBody) === undefined)
      problems.push(`answers ${status} to a broken path without an error code`);
    return problems;
  }
  const declared = route.operation.responses[status];
  if (!declared) return [...problems, `answers ${status}, which is not declared`];
  const type = answer.headers['content-type']?.split(';')[0];
  const content = withoutParameters(declared.content ?? {});
  if (type !== undefined && !mediaRangesOf(type).some((range) => content[range]))
    return [...problems, `answers ${status} as ${type}, which is not declared`];
  if (type !== 'application/json') return problems;
  const validate = validatorOf(route, status);
  if (!validate(body)) {
    const { instancePath, message } = validate.errors![0]!;
    const place = instancePath.replace(/\/\d+/g, '/…');
    problems.push(`answers ${status} with a body that does not conform: ${place} ${message}`);
  }
  if (answer.status >= 400) {
    const code = codeOf(body as ErrorBody);
    if (!declaredCodes(route, status).includes(code))
      problems.push(`answers ${status} ${code}, which is not declared`);
  }
  return problems;
}
