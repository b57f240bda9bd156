import type { Db } from '../../platform/db.ts';

export interface Spending {
  sessionId: string;
  accountId: string;
  subject: string;
  gross: number;
  at: Date;
}

/** The limit of a session; locked, so that two orders at once cannot both fit under it. */
export async function lockLimit(db: Db, accountId: string, sessionId: string): Promise<number | null> {
  const [row] = await db<{ spendingLimit: string | null }[]>`
    select spending_limit from agent_sessions where account_id = ${accountId} and id = ${sessionId} for update`;
  return row?.spendingLimit ? Number(row.spendingLimit) : null;
}

export async function sumSpending(db: Db, accountId: string, sessionId: string): Promise<number> {
  const [row] = await db<{ spent: string }[]>`
    select coalesce(sum(s.gross), 0) as spent from agent_spending s
    left join orders o on o.id = s.order_id and o.account_id = s.account_id
    where s.account_id = ${accountId} and s.session_id = ${sessionId} and o.status is distinct from 'CANCELLED'`;
  return Number(row!.spent);
}

/** False for a repeated call, which is counted already. */
export async function insertSpending(db: Db, spending: Spending): Promise<boolean> {
  const { count } = await db`insert into agent_spending ${db(spending)} on conflict do nothing`;
  return count === 1;
}

export async function setSpendingOrder(
  db: Db,
  { accountId, sessionId, subject }: Pick<Spending, 'accountId' | 'sessionId' | 'subject'>,
  orderId: string | null,
): Promise<void> {
  await db`
    update agent_spending set order_id = ${orderId}
    where account_id = ${accountId} and session_id = ${sessionId} and subject = ${subject}`;
}

export async function deleteSpending(
  db: Db,
  { accountId, sessionId, subject }: Pick<Spending, 'accountId' | 'sessionId' | 'subject'>,
): Promise<void> {
  await db`
    delete from agent_spending
    where account_id = ${accountId} and session_id = ${sessionId} and subject = ${subject} and order_id is null`;
}
