// The conflicts of one driver with several orders, before they are assigned.
import { operations } from '../../../api/client.ts';
import type { paths } from '../../../api/paths/operations.ts';
import { useCall } from '../../../api/use-call.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { classNamed } from '../../../ui/classes.ts';
import statusCss from '../../../ui/status.module.css';
import { Marked } from '../../../ui/status.tsx';
import { useFormatContext } from '../../assign/candidate-list.tsx';
import { formatConflict, TONE_OF } from '../../assign/candidates.ts';
import { LIVE } from '../../live.tsx';
import { dispatchTexts } from '../texts.ts';
import listCss from './list.module.css';

export type AssignmentCheck =
  paths['/assignment-check']['post']['responses'][200]['content']['application/json']['data'][number];

/** Undefined while the check runs, and without a driver. */
export function useAssignmentChecks(
  driverId: string | null,
  orderIds: readonly string[],
): readonly AssignmentCheck[] | undefined {
  const { data } = useCall(
    [LIVE, 'drivers', 'assignment-check', driverId, orderIds],
    async (signal) =>
      (
        await operations.POST('/assignment-check', {
          body: { driverId: driverId!, orders: [...orderIds] },
          signal,
        })
      ).data,
    { enabled: driverId !== null && orderIds.length > 0, meta: { parts: ['orders'] } },
  );
  return data;
}

export function AssignmentConflicts({ checks }: { checks: readonly AssignmentCheck[] }) {
  const { list } = useTexts(dispatchTexts);
  const formatContext = useFormatContext();
  const found = checks.filter(({ conflicts }) => conflicts.length > 0);
  if (found.length === 0) return <Marked tone="good">{list.noConflicts}</Marked>;
  return (
    <section className={listCss.bulkConflicts} aria-label={list.conflicts({ count: found.length })}>
      <Marked tone="warn">{list.conflicts({ count: found.length })}</Marked>
      <ul>
        {found.map(({ orderId, number, fit, conflicts }) => (
          <li key={orderId}>
            <strong>{number}</strong>{' '}
            <span className={classNamed(statusCss, `tone-${TONE_OF[fit]}`)}>
              {conflicts.map((conflict) => formatConflict(formatContext, conflict)).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
