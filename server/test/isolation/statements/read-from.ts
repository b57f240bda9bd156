// Reads what stands after FROM: tables, views, subqueries, functions and joins.
import {
  type JoinExpr,
  type Node,
  parseSync,
  type RangeFunction,
  type RangeVar,
  type SelectStmt,
} from 'libpg-query';
import { readCondition, readExpression } from './read-expression.ts';
import { combine, equate, findSubquery, type Reader, relationOf, type Scope, stringsOf } from './scope.ts';
import { Level, newRelation, newValue, type Operation, type Relation } from './values.ts';

/** Adds the relations to the scope, and returns those of this item. */
export function readFrom(reader: Reader, node: Node, scope: Scope): Relation[] {
  if ('JoinExpr' in node) return readJoin(reader, node.JoinExpr, scope);
  const relation = readItem(reader, node, scope);
  scope.relations.push(relation);
  return [relation];
}

function readItem(reader: Reader, node: Node, scope: Scope): Relation {
  if ('RangeVar' in node) return readNamed(reader, node.RangeVar, scope);
  if ('RangeSubselect' in node) {
    const { subquery, alias } = node.RangeSubselect;
    const { SelectStmt: select } = subquery as { SelectStmt: SelectStmt };
    return readSubquery(reader, select, alias?.aliasname ?? '', scope, stringsOf(alias?.colnames));
  }
  if ('RangeFunction' in node) return readFunction(reader, node.RangeFunction, scope);
  throw new Error(`The reader of statements does not know ${Object.keys(node)[0]} after FROM.`);
}

function readSubquery(
  reader: Reader,
  select: SelectStmt,
  name: string,
  scope: Scope,
  names: readonly string[] = [],
) {
  const outputs = reader.readSelect(select, scope, new Set());
  return relationOf(reader, name, { outputs, takesConditions: select.limitCount === undefined }, names);
}

function readNamed(reader: Reader, { relname, alias, schemaname }: RangeVar, scope: Scope): Relation {
  const name = alias?.aliasname ?? relname!;
  const subquery = schemaname === undefined ? findSubquery(scope, relname!) : null;
  if (subquery) return relationOf(reader, name, subquery, stringsOf(alias?.colnames));
  const view = reader.catalog.views.get(relname!);
  if (view === undefined) return useTable(reader, relname!, name, 'select');
  return readSubquery(reader, selectIn(view), name, scope);
}

function selectIn(view: string): SelectStmt {
  const { SelectStmt: select } = parseSync(view).stmts![0]!.stmt as { SelectStmt: SelectStmt };
  return select;
}

export function useTable(
  { catalog, facts }: Reader,
  tableName: string,
  name: string,
  operation: Operation,
): Relation {
  const table = catalog.tables.get(tableName);
  const relation = newRelation(name, table?.columns ?? []);
  // Tables of PostgreSQL itself.
  if (!table) relation.anyColumn = newValue();
  if (table?.isOwned) facts.uses.push({ table, operation, relation });
  return relation;
}

const RETURNS_ONE_ROW = /_record$|^pg_/;

function readFunction(
  reader: Reader,
  { functions, alias, coldeflist }: RangeFunction,
  scope: Scope,
): Relation {
  const { items = [] } = (functions![0] as { List: { items?: Node[] } }).List;
  const call = items[0]!;
  const functionName = 'FuncCall' in call ? stringsOf(call.FuncCall.funcname).at(-1)! : '';
  const atMost = RETURNS_ONE_ROW.test(functionName) ? Level.GIVEN : Level.LISTED;
  const source = combine(reader, [readExpression(reader, call, scope)], atMost);
  const declared = [
    ...(coldeflist ?? []),
    ...items.slice(1).flatMap((item) => ('List' in item ? item.List.items! : [])),
  ];
  const names = [
    ...stringsOf(alias?.colnames),
    ...declared.flatMap((item) => ('ColumnDef' in item ? [item.ColumnDef.colname!] : [])),
    ...(reader.catalog.tables.get(rowTypeOf(call) ?? '')?.columns ?? []),
  ];
  const relation = newRelation(alias?.aliasname ?? functionName, names);
  if (names.length === 0) relation.anyColumn = newValue(Level.UNKNOWN, relation);
  for (const to of [...relation.columns.values(), ...(relation.anyColumn ? [relation.anyColumn] : [])])
    reader.facts.rules.push({ to, from: [source], atMost });
  return relation;
}

/** The table in `jsonb_populate_recordset(null::orders, …)`. */
function rowTypeOf(call: Node): string | null {
  const first = 'FuncCall' in call ? call.FuncCall.args?.[0] : undefined;
  return first && 'TypeCast' in first ? (stringsOf(first.TypeCast.typeName!.names).at(-1) ?? null) : null;
}

function readJoin(reader: Reader, join: JoinExpr, scope: Scope): Relation[] {
  const left = readFrom(reader, join.larg!, scope);
  const right = readFrom(reader, join.rarg!, scope);
  const restricted = new Set([
    ...(join.jointype === 'JOIN_INNER' || join.jointype === 'JOIN_RIGHT' ? left : []),
    ...(join.jointype === 'JOIN_INNER' || join.jointype === 'JOIN_LEFT' ? right : []),
  ]);
  for (const column of stringsOf(join.usingClause)) {
    const [a, b] = [left, right].map((side) =>
      side.find(({ columns }) => columns.has(column))?.columns.get(column),
    );
    if (a && b) equate(reader, a, b, restricted);
  }
  readCondition(reader, join.quals, scope, restricted);
  return [...left, ...right];
}
