// Reads expressions and conditions: which values are equal, and what subqueries within them use.
import type { A_Expr, Node, SelectStmt, SubLink } from 'libpg-query';
import {
  combine,
  equate,
  type Output,
  type Reader,
  type Restricted,
  resolveColumn,
  type Scope,
  stringsOf,
} from './scope.ts';
import { Level, newValue, type Value } from './values.ts';

const NOTHING: Restricted = new Set();

export function readExpression(reader: Reader, node: Node, scope: Scope): Value {
  if ('TypeCast' in node) return readExpression(reader, node.TypeCast.arg!, scope);
  if ('ColumnRef' in node) return resolveColumn(scope, node.ColumnRef);
  return combine(reader, leavesOf(reader, node, scope));
}

/** The parameters, columns and subqueries that an expression is computed from. */
function leavesOf(reader: Reader, node: unknown, scope: Scope): Value[] {
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap((item) => leavesOf(reader, item, scope));
  const part = node as Node;
  if ('ParamRef' in part || 'A_Const' in part) return [newValue(Level.GIVEN)];
  if ('ColumnRef' in part)
    return 'A_Star' in part.ColumnRef.fields!.at(-1)! ? [] : [resolveColumn(scope, part.ColumnRef)];
  if ('SubLink' in part) return [readSubLink(reader, part.SubLink, scope, NOTHING)];
  // Names of types and operators are no columns.
  if ('TypeName' in part) return [];
  return Object.values(part).flatMap((inner) => leavesOf(reader, inner, scope));
}

const selectOf = ({ subselect }: SubLink): SelectStmt => (subselect as { SelectStmt: SelectStmt }).SelectStmt;

/** The value of a subquery within an expression; conditions that it must meet restrict the query around it. */
function readSubLink(reader: Reader, link: SubLink, scope: Scope, restricted: Restricted): Value {
  const outputs = reader.readSelect(
    selectOf(link),
    scope,
    link.subLinkType === 'EXISTS_SUBLINK' ? restricted : NOTHING,
  );
  if (link.subLinkType === 'ANY_SUBLINK') {
    const tested = valuesOf(reader, link.testexpr!, scope);
    const isEquality = !link.operName || stringsOf(link.operName).at(-1) === '=';
    if (isEquality)
      for (const [at, value] of tested.entries()) equateMember(reader, value, outputs[at], restricted);
    return newValue();
  }
  if (link.subLinkType === 'EXISTS_SUBLINK') return newValue();
  const atMost = link.subLinkType === 'ARRAY_SUBLINK' ? Level.OF_ONE_ACCOUNT : Level.OF_ONE_ROW;
  return outputs[0] ? combine(reader, [outputs[0].value], atMost) : newValue();
}

/** The value is in the subquery's result, which needs only rows with this value. */
function equateMember(
  reader: Reader,
  tested: Value,
  output: Output | undefined,
  restricted: Restricted,
): void {
  if (!output) return;
  equate(reader, tested, output.value, restricted);
  if (output.value.relation) equate(reader, output.value, tested, new Set([output.value.relation]));
}

/** The fields of a row, or the value alone. */
function valuesOf(reader: Reader, node: Node, scope: Scope): Value[] {
  const items = 'RowExpr' in node ? node.RowExpr.args! : 'List' in node ? node.List.items! : [node];
  return items.map((item) => readExpression(reader, item, scope));
}

/** Only conditions that every row must meet restrict something. */
export function readCondition(
  reader: Reader,
  node: Node | undefined,
  scope: Scope,
  restricted: Restricted,
): void {
  if (!node) return;
  if ('BoolExpr' in node && node.BoolExpr.boolop === 'AND_EXPR')
    for (const part of node.BoolExpr.args!) readCondition(reader, part, scope, restricted);
  else if ('SubLink' in node) readSubLink(reader, node.SubLink, scope, restricted);
  else if ('A_Expr' in node && stringsOf(node.A_Expr.name).at(-1) === '=')
    readEquality(reader, node.A_Expr, scope, restricted);
  else readExpression(reader, node, scope);
}

function readEquality(
  reader: Reader,
  { kind, lexpr, rexpr }: A_Expr,
  scope: Scope,
  restricted: Restricted,
): void {
  if (kind === 'AEXPR_OP' || kind === 'AEXPR_NOT_DISTINCT') {
    const right = rowsOf(reader, rexpr!, scope);
    for (const [at, value] of valuesOf(reader, lexpr!, scope).entries())
      if (right[at]) equate(reader, value, right[at], restricted);
  } else if (kind === 'AEXPR_OP_ANY') {
    const list = readExpression(reader, rexpr!, scope);
    const isSubquery = 'SubLink' in rexpr!;
    equate(
      reader,
      readExpression(reader, lexpr!, scope),
      isSubquery ? list : combine(reader, [list], Level.LISTED),
      restricted,
    );
  } else if (kind === 'AEXPR_IN') {
    const items = valuesOf(reader, rexpr!, scope);
    const [first] = items;
    const isOneRow = first!.relation !== null && items.every(({ relation }) => relation === first!.relation);
    const list = combine(
      reader,
      items,
      items.length === 1 ? Level.GIVEN : isOneRow ? Level.OF_ONE_ACCOUNT : Level.LISTED,
    );
    equate(reader, readExpression(reader, lexpr!, scope), list, restricted);
  } else {
    readExpression(reader, lexpr!, scope);
    readExpression(reader, rexpr!, scope);
  }
}

/** A subquery may answer a whole row. */
function rowsOf(reader: Reader, node: Node, scope: Scope): Value[] {
  if (!('SubLink' in node) || node.SubLink.subLinkType !== 'EXPR_SUBLINK')
    return valuesOf(reader, node, scope);
  const outputs = reader.readSelect(selectOf(node.SubLink), scope, NOTHING);
  return outputs.map(({ value }) => combine(reader, [value], Level.OF_ONE_ROW));
}
