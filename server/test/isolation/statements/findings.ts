// The findings of all recorded statements, and the list of those that would not distribute.
import { loadModule } from 'libpg-query';
import type { Catalog } from './catalog.ts';
import { classifyUse, type Finding } from './classify-use.ts';
import { readStatement } from './read-statement.ts';
import { GROUPS, type Group, type Recording } from './record-statements.ts';

export interface GroupFinding extends Finding {
  group: Group;
  statement: string;
}

export async function findingsOf(recording: Recording, catalog: Catalog): Promise<GroupFinding[]> {
  await loadModule();
  return [...recording].flatMap(([statement, groups]) => {
    const findings = readStatement(statement, catalog).map(classifyUse);
    return [...groups].flatMap((group) => findings.map((finding) => ({ ...finding, group, statement })));
  });
}

const distinct = (texts: readonly string[]) => [...new Set(texts)].sort();

/** By group and table: how its rows are found without a parameter for the account, and in how many statements. */
export function listUndistributed(findings: readonly GroupFinding[]): string {
  const open = findings.filter(({ reach }) => reach !== 'DISTRIBUTES');
  const sections = GROUPS.map((group) => {
    const ofGroup = open.filter((finding) => finding.group === group);
    const lines = distinct(ofGroup.map(({ table }) => table)).flatMap((table) => {
      const ofTable = ofGroup.filter((finding) => finding.table === table);
      const lacksColumn = ofTable.some((finding) => finding.lacksColumn);
      return [`  ${table}${lacksColumn ? ' (has no account_id)' : ''}`, ...waysOf(ofTable)];
    });
    return [group, ...lines].join('\n');
  });
  return `${sections.join('\n\n')}\n`;
}

function waysOf(findings: readonly GroupFinding[]): string[] {
  return distinct(findings.map(({ operation }) => operation)).map((operation) => {
    const ofOperation = findings.filter((finding) => finding.operation === operation);
    const ways = distinct(ofOperation.map(({ by }) => by)).map((way) => {
      const statements = distinct(
        ofOperation.filter(({ by }) => by === way).map(({ statement }) => statement),
      );
      return statements.length === 1 ? way : `${way} (${statements.length})`;
    });
    return `    ${operation} by ${ways.join('; ')}`;
  });
}

/** For the message of a failed test. */
export function describeFindings(findings: readonly GroupFinding[]): string[] {
  return distinct(
    findings.map(
      ({ group, table, operation, by, statement }) =>
        `${group}: ${operation} ${table} by ${by}: ${statement.replace(/\s+/g, ' ').trim().slice(0, 1000)}`,
    ),
  );
}
