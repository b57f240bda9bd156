// Which names a part of a statement may use, and what the reader of a statement collects.
import type { ColumnRef, Node, SelectStmt } from 'libpg-query';
import type { Catalog } from './catalog.ts';
import { type Facts, Level, newRelation, newValue, type Relation, type Value } from './values.ts';

export interface Output {
  /** `*` for all columns of something that does not declare them. */
  name: string;
  value: Value;
}

interface Subquery {
  outputs: readonly Output[];
  /** Whether conditions on its columns also restrict the rows that it reads. */
  takesConditions: boolean;
}

export interface Scope {
  relations: Relation[];
  subqueries: Map<string, Subquery>;
  outer: Scope | null;
}

/** Relations that a condition may restrict. */
export type Restricted = ReadonlySet<Relation>;

export interface Reader {
  catalog: Catalog;
  facts: Facts;
  readSelect(select: SelectStmt, outer: Scope | null, restricted: Restricted): Output[];
}

export const innerScope = (outer: Scope | null): Scope => ({ relations: [], subqueries: new Map(), outer });

export function findSubquery(scope: Scope | null, name: string): Subquery | null {
  return scope && (scope.subqueries.get(name) ?? findSubquery(scope.outer, name));
}

export const stringsOf = (nodes: readonly Node[] = []): string[] =>
  nodes.map((node) => ('String' in node ? (node.String.sval ?? '') : '*'));

/** Every table has them. */
const SYSTEM_COLUMNS = ['ctid', 'xmin', 'tableoid'];

export function resolveColumn(scope: Scope | null, { fields }: ColumnRef): Value {
  const names = stringsOf(fields);
  const column = names.at(-1)!;
  const qualifier = names.at(-2);
  for (let at = scope; at; at = at.outer) {
    const found = qualifier === undefined ? findColumn(at, column) : findQualified(at, qualifier, column);
    if (found) return found;
  }
  if (SYSTEM_COLUMNS.includes(column)) return newValue();
  throw new Error(`No table of the statement has the column ${names.join('.')}.`);
}

function findColumn({ relations }: Scope, column: string): Value | null {
  for (const { columns } of relations) if (columns.has(column)) return columns.get(column)!;
  // The row as a whole, or the value of a function.
  for (const { name, anyColumn } of relations) if (name === column) return anyColumn ?? newValue();
  return relations.find(({ anyColumn }) => anyColumn)?.anyColumn ?? null;
}

function findQualified({ relations }: Scope, qualifier: string, column: string): Value | null {
  const relation = relations.find(({ name }) => name === qualifier);
  return relation ? (relation.columns.get(column) ?? relation.anyColumn ?? newValue()) : null;
}

/** Both values are equal, in the rows of those relations that the condition restricts. */
export function equate({ facts }: Reader, a: Value, b: Value, restricted: Restricted): void {
  for (const [to, from] of [
    [a, b],
    [b, a],
  ] as const)
    if (to.relation && restricted.has(to.relation))
      facts.rules.push({ to, from: [from], atMost: Level.GIVEN });
}

/** A value that is known if all of these are. */
export function combine({ facts }: Reader, from: readonly Value[], atMost: Level = Level.GIVEN): Value {
  const value = newValue();
  if (from.length > 0) facts.rules.push({ to: value, from, atMost });
  return value;
}

/** The result of a subquery as a relation of the query around it. */
export function relationOf(
  { facts }: Reader,
  name: string,
  { outputs, takesConditions }: Subquery,
  names: readonly string[] = [],
): Relation {
  const relation = newRelation(name, []);
  for (const [at, output] of outputs.entries()) {
    const value = newValue(Level.UNKNOWN, relation);
    facts.rules.push({ to: value, from: [output.value], atMost: Level.GIVEN });
    if (takesConditions && output.value.relation)
      facts.rules.push({ to: output.value, from: [value], atMost: Level.GIVEN });
    if (output.name === '*') relation.anyColumn = value;
    else relation.columns.set(names[at] ?? output.name, value);
  }
  return relation;
}
