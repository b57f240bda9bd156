// What is known about the values of columns within one statement, and the rules by which one value restricts another.
import type { Table } from './catalog.ts';

/** Each level includes the lower ones. */
export const Level = {
  UNKNOWN: 0,
  /** One of a list that the caller gives. Its elements may belong to several accounts. */
  LISTED: 1,
  /** From rows that all belong to one account. */
  OF_ONE_ACCOUNT: 2,
  /** Of one row that is found by a unique key. */
  OF_ONE_ROW: 3,
  /** A parameter or constant. */
  GIVEN: 4,
} as const;
export type Level = (typeof Level)[keyof typeof Level];

/** A column of a table, subquery or function, or the result of an expression. */
export interface Value {
  level: Level;
  /** Conditions may restrict only values of relations to which they apply; expressions have none. */
  relation: Relation | null;
}

export interface Relation {
  /** By which columns are qualified. */
  name: string;
  columns: Map<string, Value>;
  /** Answers every name, for functions whose columns the statement does not declare. */
  anyColumn: Value | null;
}

export type Operation = 'select' | 'insert' | 'update' | 'delete';

/** One use of a table in a statement. */
export interface Use {
  table: Table;
  operation: Operation;
  relation: Relation;
}

interface Rule {
  to: Value;
  /** All of them must have the level. */
  from: readonly Value[];
  atMost: Level;
}

export interface Facts {
  uses: Use[];
  rules: Rule[];
}

export const newValue = (level: Level = Level.UNKNOWN, relation: Relation | null = null): Value => ({
  level,
  relation,
});

export function newRelation(
  name: string,
  columns: readonly string[],
  level: Level = Level.UNKNOWN,
): Relation {
  const relation: Relation = { name, columns: new Map(), anyColumn: null };
  for (const column of columns) relation.columns.set(column, newValue(level, relation));
  return relation;
}

/** Applies the rules and the keys of the tables until nothing new is known. */
export function concludeAll({ uses, rules }: Facts): void {
  let changed = true;
  const raise = (value: Value | undefined, level: Level) => {
    if (!value || value.level >= level) return;
    value.level = level;
    changed = true;
  };
  while (changed) {
    changed = false;
    for (const { to, from, atMost } of rules)
      raise(to, Math.min(atMost, ...from.map(({ level }) => level)) as Level);
    for (const use of uses) {
      const { columns } = use.relation;
      if (use.operation !== 'insert' && keyOfOneRow(use))
        for (const value of columns.values()) raise(value, Level.OF_ONE_ROW);
      const known = isOfOneAccount(use) ? Level.OF_ONE_ACCOUNT : isListed(use) ? Level.LISTED : Level.UNKNOWN;
      for (const name of ownKeysOf(use.table)) raise(columns.get(name), known);
    }
  }
}

export const levelOf = ({ relation }: Use, column: string): Level =>
  relation.columns.get(column)?.level ?? Level.UNKNOWN;

/** The unique key by which the statement finds one row. */
function keyOfOneRow(use: Use): readonly string[] | null {
  const isFound = (key: readonly string[]) => key.every((column) => levelOf(use, column) >= Level.OF_ONE_ROW);
  return use.table.uniqueKeys.find(isFound) ?? null;
}

/** The columns whose values belong to one account: its own, unique ones and references to rows of accounts. */
function ownKeysOf({ accountColumn, uniqueKeys, parents }: Table): string[] {
  const unique = uniqueKeys.flatMap((key) => (key.length === 1 ? key : []));
  return [...new Set([...(accountColumn ? [accountColumn] : []), ...unique, ...parents])];
}

export const isListed = (use: Use): boolean =>
  ownKeysOf(use.table).some((column) => levelOf(use, column) >= Level.LISTED);

export function isOfOneAccount(use: Use): boolean {
  const isKnown = (column: string) => levelOf(use, column) >= Level.OF_ONE_ACCOUNT;
  return keyOfOneRow(use) !== null || ownKeysOf(use.table).some(isKnown);
}
