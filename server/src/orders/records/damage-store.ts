// The SQL form of `undecidedDamageOf` in model/orders/attention.ts, and the columns from which it decides.
// A test compares both for every combination.
import type { Db } from '../../platform/db.ts';

/** Whether dispatch must decide about a damage of the order `o`. */
export function hasUndecidedDamage(db: Db) {
  return db`(
    (o.status = 'COMPLAINT'
      and not exists (select from damage_cases where order_id = o.id and state not in ('OPEN', 'CLOSED')))
    or (o.status in ('DELIVERED', 'COMPLETED') and o.has_damage
      and not exists (select from damage_cases where order_id = o.id)
      and not exists (select from damage_dismissals where order_id = o.id)))`;
}

/** The columns of `DamageHandling` and the number of the unfinished case, as `h` of the order `o`. */
export function joinDamageHandling(db: Db) {
  return db`left join lateral (
      select unfinished.state as case_state, unfinished.number as case_number,
        exists (select from damage_cases where order_id = o.id) as has_case,
        exists (select from damage_dismissals where order_id = o.id) as is_dismissed
      from (select) one left join damage_cases unfinished on unfinished.order_id = o.id and unfinished.state <> 'CLOSED'
    ) h on true`;
}
