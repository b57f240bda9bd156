// Reads a statement by PostgreSQL's own parser: which tables with rows of accounts it uses, and what restricts each use.
import {
  type DeleteStmt,
  type InsertStmt,
  type Node,
  parseSync,
  type RangeVar,
  type ReturningClause,
  type SelectStmt,
  type UpdateStmt,
  type WithClause,
} from 'libpg-query';
import type { Catalog } from './catalog.ts';
import { readCondition, readExpression } from './read-expression.ts';
import { readFrom, useTable } from './read-from.ts';
import {
  combine,
  innerScope,
  type Output,
  type Reader,
  type Restricted,
  type Scope,
  stringsOf,
} from './scope.ts';
import { concludeAll, Level, newRelation, newValue, type Operation, type Use, type Value } from './values.ts';

/** They read and change no rows. */
const WITHOUT_ROWS = [
  'TransactionStmt',
  'VariableSetStmt',
  'ListenStmt',
  'CreateStmt',
  'DropStmt',
  'LockStmt',
  'VariableShowStmt',
];

export function readStatement(text: string, catalog: Catalog): Use[] {
  const reader: Reader = {
    catalog,
    facts: { uses: [], rules: [] },
    readSelect: (select, outer, restricted) => readSelect(reader, select, outer, restricted),
  };
  for (const { stmt } of parseSync(text).stmts ?? []) readQuery(reader, stmt!, null);
  concludeAll(reader.facts);
  return reader.facts.uses;
}

function readQuery(reader: Reader, node: Node, outer: Scope | null): Output[] {
  if ('SelectStmt' in node) return readSelect(reader, node.SelectStmt, outer, new Set());
  if ('InsertStmt' in node) return readInsert(reader, node.InsertStmt, outer);
  if ('UpdateStmt' in node)
    return readChange(reader, node.UpdateStmt, 'update', node.UpdateStmt.fromClause, outer);
  if ('DeleteStmt' in node)
    return readChange(reader, node.DeleteStmt, 'delete', node.DeleteStmt.usingClause, outer);
  if ('CopyStmt' in node) {
    if (node.CopyStmt.query) return readQuery(reader, node.CopyStmt.query, outer);
    useTable(reader, node.CopyStmt.relation!.relname!, '', node.CopyStmt.is_from ? 'insert' : 'select');
    return [];
  }
  const [kind] = Object.keys(node);
  if (!WITHOUT_ROWS.includes(kind!)) throw new Error(`The reader of statements does not know ${kind}.`);
  return [];
}

function readSelect(
  reader: Reader,
  select: SelectStmt,
  outer: Scope | null,
  restricted: Restricted,
): Output[] {
  const scope = innerScope(outer);
  readSubqueries(reader, select.withClause, scope);
  if (select.larg && select.rarg) {
    const [left, right] = [select.larg, select.rarg].map((part) =>
      readSelect(reader, part, scope, new Set()),
    );
    return left!.map(({ name, value }, at) => ({
      name,
      value: combine(reader, [value, right![at]?.value ?? newValue()]),
    }));
  }
  if (select.valuesLists) return readValues(reader, select.valuesLists, scope);
  const relations = (select.fromClause ?? []).flatMap((item) => readFrom(reader, item, scope));
  readCondition(reader, select.whereClause, scope, new Set([...restricted, ...relations]));
  const { groupClause, havingClause, windowClause, sortClause, distinctClause, limitCount, limitOffset } =
    select;
  const outputs = readOutputs(reader, select.targetList ?? [], scope);
  // Sorting may name results, too.
  const named = newRelation(
    '',
    outputs.map(({ name }) => name),
  );
  const resultScope = {
    ...innerScope({ ...scope, outer: { ...innerScope(scope.outer), relations: [named] } }),
  };
  for (const part of [
    ...(groupClause ?? []),
    havingClause,
    ...(windowClause ?? []),
    ...(sortClause ?? []),
    ...(distinctClause ?? []),
    limitCount,
    limitOffset,
  ])
    if (part && Object.keys(part).length > 0) readExpression(reader, part, resultScope);
  return outputs;
}

function readSubqueries(reader: Reader, clause: WithClause | undefined, scope: Scope): void {
  for (const node of clause?.ctes ?? []) {
    if (!('CommonTableExpr' in node)) continue;
    const { ctename, ctequery, aliascolnames, ctematerialized } = node.CommonTableExpr;
    const names = stringsOf(aliascolnames);
    const named = (outputs: Output[]) =>
      outputs.map((output, at) => ({ ...output, name: names[at] ?? output.name }));
    const takesConditions =
      'SelectStmt' in ctequery! &&
      !ctequery.SelectStmt.limitCount &&
      ctematerialized !== 'CTEMaterializeAlways';
    const query = 'SelectStmt' in ctequery! ? ctequery.SelectStmt : null;
    if (clause!.recursive && query?.larg) {
      // The other part reads what this one has found.
      const outputs = named(readSelect(reader, query.larg, scope, new Set()));
      scope.subqueries.set(ctename!, { outputs, takesConditions: false });
      readSelect(reader, query.rarg!, scope, new Set());
    } else
      scope.subqueries.set(ctename!, {
        outputs: named(readQuery(reader, ctequery!, scope)),
        takesConditions,
      });
  }
}

function readValues(reader: Reader, lists: readonly Node[], scope: Scope): Output[] {
  const rows = lists.map((list) =>
    ('List' in list ? list.List.items! : []).map((item) => readExpression(reader, item, scope)),
  );
  return rows[0]!.map((_first, at) => ({
    name: `column${at + 1}`,
    value: combine(
      reader,
      rows.map((row) => row[at]!),
      rows.length === 1 ? Level.GIVEN : Level.LISTED,
    ),
  }));
}

function readOutputs(reader: Reader, targets: readonly Node[], scope: Scope): Output[] {
  return targets.flatMap((target) => {
    if (!('ResTarget' in target) || !target.ResTarget.val) return [];
    const { name, val } = target.ResTarget;
    if ('ColumnRef' in val && 'A_Star' in val.ColumnRef.fields!.at(-1)!)
      return allColumns(scope, stringsOf(val.ColumnRef.fields).at(-2));
    return [{ name: name ?? nameOf(val), value: readExpression(reader, val, scope) }];
  });
}

function allColumns(scope: Scope, qualifier: string | undefined): Output[] {
  const chosen = scope.relations.filter(({ name }) => qualifier === undefined || name === qualifier);
  return chosen.flatMap(({ columns, anyColumn }) => [
    ...[...columns].map(([name, value]) => ({ name, value })),
    ...(anyColumn ? [{ name: '*', value: anyColumn }] : []),
  ]);
}

function nameOf(node: Node): string {
  if ('ColumnRef' in node) return stringsOf(node.ColumnRef.fields).at(-1)!;
  if ('FuncCall' in node) return stringsOf(node.FuncCall.funcname).at(-1)!;
  if ('TypeCast' in node) return nameOf(node.TypeCast.arg!);
  if ('CoalesceExpr' in node) return 'coalesce';
  return '?column?';
}

function targetOf(reader: Reader, { relname, alias }: RangeVar, operation: Operation) {
  return useTable(reader, relname!, alias?.aliasname ?? relname!, operation);
}

function readReturning(reader: Reader, clause: ReturningClause | undefined, scope: Scope): Output[] {
  return readOutputs(reader, clause?.exprs ?? [], scope);
}

function readInsert(reader: Reader, insert: InsertStmt, outer: Scope | null): Output[] {
  const scope = innerScope(outer);
  readSubqueries(reader, insert.withClause, scope);
  const outputs = insert.selectStmt ? readQuery(reader, insert.selectStmt, scope) : [];
  const target = targetOf(reader, insert.relation!, 'insert');
  const listed = (insert.cols ?? []).flatMap((node) => ('ResTarget' in node ? [node.ResTarget.name!] : []));
  const columns = listed.length > 0 ? listed : [...target.columns.keys()];
  const written = (at: number): Value | undefined =>
    (outputs[at] ?? outputs.find(({ name }) => name === '*'))?.value;
  for (const [at, column] of columns.entries()) {
    const to = target.columns.get(column);
    const from = written(at);
    if (to && from) reader.facts.rules.push({ to, from: [from], atMost: Level.GIVEN });
  }
  scope.relations.push(target);
  const conflict = insert.onConflictClause;
  if (conflict) {
    const excluded = {
      ...innerScope(scope),
      relations: [newRelation('excluded', [...target.columns.keys()])],
    };
    for (const part of [...(conflict.targetList ?? []), conflict.whereClause])
      if (part) readExpression(reader, part, { ...scope, outer: excluded });
  }
  return readReturning(reader, insert.returningClause, scope);
}

function readChange(
  reader: Reader,
  change: UpdateStmt & DeleteStmt,
  operation: 'update' | 'delete',
  others: readonly Node[] | undefined,
  outer: Scope | null,
): Output[] {
  const scope = innerScope(outer);
  readSubqueries(reader, change.withClause, scope);
  const target = targetOf(reader, change.relation!, operation);
  scope.relations.push(target);
  const relations = (others ?? []).flatMap((item) => readFrom(reader, item, scope));
  readCondition(reader, change.whereClause, scope, new Set([target, ...relations]));
  for (const part of change.targetList ?? []) readExpression(reader, part, scope);
  return readReturning(reader, change.returningClause, scope);
}
