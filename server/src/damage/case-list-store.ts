import { MAX_COUNTED } from '../../../shared/lists/count-limit.ts';
import { ordersFoundByOperator } from '../orders/lists/search-store.ts';
import type { Db } from '../platform/db.ts';
import { subjectsNamed } from '../platform/name-search.ts';
import type { PageStart } from '../platform/page-cursor.ts';
import type { CaseState, DamageCase } from './damage-case.ts';

export interface ListedCase extends DamageCase {
  orderNumber: string;
  accountName: string;
  vehicle: { manufacturer: string | null; model: string | null };
  licensePlate: string | null;
  /** The day of the next open task. */
  nextTaskOn: string | null;
  nextTask: string | null;
}

export interface CaseFilter {
  state?: CaseState | undefined;
  /** The beginning of a number of case, order or claim, of a word of the customer's name, or of the plate. */
  search?: string | undefined;
}

/** The orders looked at for one text: a number or plate that matches more is too short to help. */
const MAX_ORDERS = 200;

function matching(db: Db, search: string) {
  const orders = ordersFoundByOperator(db, 'production', search, { take: MAX_ORDERS, after: null });
  return db`and c.id in (
    ${subjectsNamed(db, 'damage', search, ['number'])}
    union select id from damage_cases where order_id in (select found.order_id from (${orders}) found)
    union select id from damage_cases where account_id in (${subjectsNamed(db, 'account', search, ['word'])}))`;
}

export async function listCases(
  db: Db,
  { state, search }: CaseFilter,
  limit: number,
  after: PageStart | null,
): Promise<ListedCase[]> {
  return db<ListedCase[]>`
    select c.*, o.order_number, a.name as account_name,
      jsonb_build_object('manufacturer', o.vehicle -> 'manufacturer', 'model', o.vehicle -> 'model') as vehicle,
      o.vehicle #>> '{registration,licensePlate}' as license_plate,
      t.due_on::text as next_task_on, t.text as next_task
    from damage_cases c join orders o on o.id = c.order_id join accounts a on a.id = c.account_id
      left join lateral (
        select due_on, text from damage_tasks where case_id = c.id and done_at is null and c.state <> 'CLOSED' order by due_on, id limit 1
      ) t on true
    where c.environment = 'production' ${state ? db`and c.state = ${state}` : db``}
      ${search ? matching(db, search) : db``}
      ${after ? db`and (c.created_at, c.id) < (${after.at}, ${after.id})` : db``}
    order by c.created_at desc, c.id desc limit ${limit}`;
}

/** Each count ends at 1,000. */
export async function countCases(db: Db): Promise<Record<CaseState, number>> {
  const rows = await db<{ state: CaseState; count: number }[]>`
    select s.state, (select count(*)::int from (
      select from damage_cases c where c.environment = 'production' and c.state = s.state limit ${MAX_COUNTED}) counted) as count
    from (values ('OPEN'), ('IN_REVIEW'), ('DECIDED'), ('CLOSED')) s (state)`;
  return Object.fromEntries(rows.map(({ state, count }) => [state, count])) as Record<CaseState, number>;
}
