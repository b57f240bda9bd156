// What a use of a table means for a database that is distributed by account.
import { isListed, isOfOneAccount, Level, levelOf, type Use } from './values.ts';

/**
 * DISTRIBUTES: its account is a parameter. ONE_ACCOUNT: it needs rows of one account, but the statement does not name
 * the account. LISTED: rows of a list that the caller gives, whose accounts the statement does not name. SEVERAL: nothing restricts it.
 */
type Reach = 'DISTRIBUTES' | 'ONE_ACCOUNT' | 'LISTED' | 'SEVERAL';

export interface Finding {
  table: string;
  operation: Use['operation'];
  reach: Reach;
  /** The columns by which the rows are found. */
  by: string;
  /** Whether the table lacks the column with the account. */
  lacksColumn: boolean;
}

export function classifyUse(use: Use): Finding {
  const { table, operation } = use;
  const { accountColumn, parents, uniqueKeys } = table;
  const found = { table: table.name, operation, lacksColumn: accountColumn === null };
  const isGiven = (column: string) => levelOf(use, column) === Level.GIVEN;
  if (accountColumn && isGiven(accountColumn)) return { ...found, reach: 'DISTRIBUTES', by: accountColumn };
  if (isOfOneAccount(use)) {
    const key = operation === 'insert' ? undefined : uniqueKeys.find((columns) => columns.every(isGiven));
    const by = key ?? parents.filter(isGiven).slice(0, 1);
    return { ...found, reach: 'ONE_ACCOUNT', by: by.length > 0 ? by.join(', ') : 'joined row' };
  }
  if (isListed(use))
    return { ...found, reach: 'LISTED', by: operation === 'insert' ? 'list of rows' : 'list of keys' };
  return { ...found, reach: 'SEVERAL', by: 'other columns' };
}
