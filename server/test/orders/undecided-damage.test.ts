// The rule about damages exists twice, as a function and in SQL: both decide the same for every combination.
import { expect, test } from 'vitest';
import { type DamageHandling, undecidedDamageOf } from '../../src/model/orders/attention.ts';
import { ALL_STATUSES, type Status } from '../../src/model/orders/status.ts';
import { hasUndecidedDamage, joinDamageHandling } from '../../src/orders/records/damage-store.ts';
import { sharedService } from '../harness/shared-service.ts';

const service = await sharedService();
const { sql } = service.services.core;

/** The cases of an order: at most one of them is unfinished. */
const CASES = [
  [],
  ['OPEN'],
  ['IN_REVIEW'],
  ['DECIDED'],
  ['CLOSED'],
  ['CLOSED', 'OPEN'],
  ['CLOSED', 'IN_REVIEW'],
  ['CLOSED', 'DECIDED'],
];
const combinations = ALL_STATUSES.flatMap((status) =>
  [false, true].flatMap((hasDamage) =>
    CASES.flatMap((cases) => [false, true].map((isDismissed) => ({ status, hasDamage, cases, isDismissed }))),
  ),
);

test('the SQL about damages decides like the function, for every status, case, damage and dismissal', async () => {
  const given = combinations.map((combination, id) => ({ id, ...combination }));
  const rows = await sql<
    (DamageHandling & { id: number; status: Status; hasDamage: boolean; isUndecided: boolean })[]
  >`
    with given as (
      select (one ->> 'id')::int as id, one ->> 'status' as status, (one ->> 'hasDamage')::boolean as has_damage,
        one -> 'cases' as cases, (one ->> 'isDismissed')::boolean as is_dismissed
      from jsonb_array_elements(${sql.json(given)}::jsonb) one),
    damage_cases as (
      select id as order_id, state, state as number from given, jsonb_array_elements_text(cases) state),
    damage_dismissals as (select id as order_id from given where is_dismissed)
    select o.id, o.status, o.has_damage, h.case_state, h.has_case, h.is_dismissed,
      ${hasUndecidedDamage(sql)} as is_undecided
    from given o ${joinDamageHandling(sql)} order by o.id`;
  expect(rows).toHaveLength(ALL_STATUSES.length * 2 * CASES.length * 2);
  const facts = rows.map(({ caseState, hasCase, isDismissed }) => ({ caseState, hasCase, isDismissed }));
  expect(facts).toEqual(
    combinations.map(({ cases, isDismissed }) => ({
      caseState: cases.find((state) => state !== 'CLOSED') ?? null,
      hasCase: cases.length > 0,
      isDismissed,
    })),
  );
  const differing = rows.filter((row) => row.isUndecided !== (undecidedDamageOf(row, row) !== null));
  expect(differing).toEqual([]);
  expect(rows.filter(({ isUndecided }) => isUndecided).length).toBeGreaterThan(10);
});
