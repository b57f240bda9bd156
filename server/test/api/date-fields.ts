// Every field of every API that takes a date, a time or a month, with a call that sends it.
import { type JsonSchema, validValue } from '../../fuzz/valid-value.ts';
import { seededRandom } from '../harness/seeded-random.ts';
import type { Ids } from '../isolation/account-data.ts';
import {
  type DescribedRoute,
  jsonBodyOf,
  parametersIn,
  ROUTES,
  resolverOf,
  takesFile,
} from '../isolation/described-routes.ts';
import { bodyOf, type Call, pathOf, withIdsInBody } from '../isolation/valid-call.ts';

type DateForm = 'day' | 'time' | 'month';

export interface DateField {
  route: DescribedRoute;
  /** Such as `createOrder requestedPickup` or `listOrders ?from`. */
  name: string;
  /** As `details.fields` of an answer names it. */
  path: string;
  place: 'query' | 'body';
  form: DateForm;
  callWith(value: string, ids: Ids, environment: string): Call;
}

function formOf({ format, pattern }: JsonSchema): DateForm | null {
  if (format === 'date') return 'day';
  if (format === 'date-time') return 'time';
  return pattern?.includes('\\d{4}-(0[1-9]|1[0-2])') ? 'month' : null;
}

interface FieldOfBody {
  path: string;
  form: DateForm;
  build(value: string): unknown;
}

/** Each with a body of the same alternative, so that nothing else is wrong with it. */
function fieldsOf(schema: JsonSchema, route: DescribedRoute, depth = 0): FieldOfBody[] {
  const resolve = resolverOf(route);
  if (depth > 6) return [];
  if (schema.$ref !== undefined) return fieldsOf(resolve(schema.$ref), route, depth + 1);
  const form = formOf(schema);
  if (form) return [{ path: '', form, build: (value) => value }];
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return alternatives.flatMap((one) => fieldsOf(one, route, depth + 1));
  if (schema.items) {
    return fieldsOf(schema.items, route, depth + 1).map(({ path, form, build }) => ({
      path: `[0]${joined(path)}`,
      form,
      build: (value) => [build(value)],
    }));
  }
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    fieldsOf(property, route, depth + 1).map(({ path, form, build }) => ({
      path: `${name}${joined(path)}`,
      form,
      build: (value) => ({
        ...(validValue(schema, { random: seededRandom(1), resolve, onlyRequired: true }) as object),
        [name]: build(value),
      }),
    })),
  );
}

const joined = (path: string) => (path === '' || path.startsWith('[') ? path : `.${path}`);

function dateFieldsOf(route: DescribedRoute): DateField[] {
  const { operationId } = route.operation;
  const inQuery = parametersIn(route, 'query').flatMap(({ name, schema }): DateField[] => {
    const form = formOf(schema) ?? fieldsOf(schema, route)[0]?.form;
    if (!form) return [];
    const callWith = (value: string, ids: Ids, environment: string) => {
      const [path, query] = pathOf(route, ids, environment).split('?');
      const parameters = new URLSearchParams(query);
      parameters.set(name, value);
      return { path: `${path}?${parameters}`, ...bodyOf(route, ids) };
    };
    return [{ route, name: `${operationId} ?${name}`, path: name, place: 'query', form, callWith }];
  });
  const json = takesFile(route) ? null : jsonBodyOf(route);
  const fields = json ? fieldsOf(json.schema, route) : [];
  const inBody = fields.map(({ path, form, build }): DateField => {
    const callWith = (value: string, ids: Ids, environment: string) => {
      const example = json!.example as Record<string, unknown> | undefined;
      const built = build(value) as Record<string, unknown>;
      const body = withIdsInBody(route, example?.command ? built : { ...example, ...built }, ids);
      return { path: pathOf(route, ids, environment), body };
    };
    return { route, name: `${operationId} ${path}`, path, place: 'body', form, callWith };
  });
  return [...inQuery, ...inBody];
}

/** A field of two alternatives of a body that differ in nothing else is one field. */
export const DATE_FIELDS: readonly DateField[] = [
  ...new Map(
    ROUTES.flatMap(dateFieldsOf).map((field) => [
      `${field.route.name} ${field.path} ${JSON.stringify(field.callWith('', {}, 'sandbox').body)}`,
      field,
    ]),
  ).values(),
];
