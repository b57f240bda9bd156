// A command for several orders: which of them allow it, and afterwards the result of each.

import { IconChevronUp, IconUserPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { bulkTexts } from '../../../../../shared/texts/generated/console/orders/bulk.ts';
import { operations } from '../../../api/client.ts';
import { useChange } from '../../../api/use-change.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { numberOf } from '../../../orders/order-status.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import fieldCss from '../../../ui/field.module.css';
import { FloatingBar } from '../../../ui/floating-bar.tsx';
import { formatSums } from '../../../ui/format.ts';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { Marked } from '../../../ui/status.tsx';
import { Text } from '../../../ui/text.tsx';
import { usePrint } from '../../paper/use-print.ts';
import { AssignDriver, type ChosenDriver } from '../assign-driver.tsx';
import { BulkResults } from '../bulk/bulk-results.tsx';
import { PlanDialog, type PlannedCommand } from '../bulk/plan-dialog.tsx';
import type { BulkResult } from '../bulk/use-bulk.ts';
import { useExport } from '../bulk/use-export.ts';
import { type DispatchListItem, useRefreshOrders } from '../order-queries.ts';
import { dispatchTexts } from '../texts.ts';
import { AssignmentConflicts, useAssignmentChecks } from './assignment-conflicts.tsx';
import { sumsOf, whoCan } from './chosen-orders.ts';
import listCss from './list.module.css';

type Command = 'assign_driver' | 'release';
type Asked = { command: Command | PlannedCommand; orders: readonly DispatchListItem[] };

const isPlanned = (command: Asked['command']): command is PlannedCommand =>
  command === 'move' || command === 'cancel' || command === 'message';

/** `onDone` gets the refused orders, which stay chosen. */
export function BulkBar({
  chosen,
  onClear,
  onDone,
  children,
}: {
  chosen: readonly DispatchListItem[];
  onClear: () => void;
  onDone: (results: readonly BulkResult[]) => void;
  /** Before the commands. */
  children?: ReactNode;
}) {
  const { list } = useTexts(dispatchTexts);
  const texts = useTexts(bulkTexts);
  const language = useLanguage();
  const [asked, setAsked] = useState<Asked | null>(null);
  const printing = usePrint();
  const exporting = useExport();
  const sums = sumsOf(chosen);
  const count = (command: string) => whoCan(chosen, command).length;
  const label = (name: string, able: number) => texts.withCount({ name, count: able });
  const ask = (command: Asked['command']) => () => setAsked({ command, orders: chosen });
  const close = (results: readonly BulkResult[] | null) => {
    setAsked(null);
    if (results) onDone(results);
  };
  const withDriver = chosen.filter(
    (order) => order.assignedDriver && !whoCan([order], 'assign_driver').length,
  );
  return (
    <>
      <FloatingBar
        label={texts.bar}
        title={[list.chosen({ count: chosen.length }), sums.length > 0 && formatSums(language, sums)]
          .filter(Boolean)
          .join(', ')}
        note={
          withDriver.length > 0 &&
          (withDriver.length === 1
            ? texts.hasDriver({ name: numberOf(withDriver[0]!) })
            : texts.haveDrivers({ count: withDriver.length }))
        }
        onClear={onClear}
      >
        {children}
        <Button
          small
          kind="filled"
          icon={<IconUserPlus aria-hidden="true" />}
          disabled={count('assign_driver') === 0}
          onClick={ask('assign_driver')}
        >
          {label(list.assign, count('assign_driver'))}
        </Button>
        <Button small onClick={ask('move')}>
          {label(texts.move, chosen.length)}
        </Button>
        <Button
          small
          busy={printing.isPending}
          onClick={() => printing.mutate({ kind: 'jobs', orders: chosen })}
        >
          {label(texts.print, chosen.length)}
        </Button>
        <Button small busy={exporting.isPending} onClick={() => exporting.mutate(chosen)}>
          {label(texts.export, chosen.length)}
        </Button>
        <Menu
          label={texts.more}
          trigger={
            <Button small>
              {texts.moreShort} <IconChevronUp size={14} aria-hidden="true" />
            </Button>
          }
        >
          {count('release') > 0 && (
            <MenuItem onSelect={ask('release')}>{label(list.release, count('release'))}</MenuItem>
          )}
          <MenuItem onSelect={ask('message')}>{texts.message}…</MenuItem>
        </Menu>
        <Button small kind="destructive" disabled={count('cancel') === 0} onClick={ask('cancel')}>
          {label(texts.cancel, count('cancel'))}…
        </Button>
      </FloatingBar>
      {asked &&
        (isPlanned(asked.command) ? (
          <PlanDialog command={asked.command} orders={asked.orders} onClose={close} />
        ) : (
          <BulkDialog command={asked.command} orders={asked.orders} onClose={close} />
        ))}
    </>
  );
}

/** Works on the orders as they were selected, even when the list behind the dialog changes. */
function BulkDialog({
  command,
  orders,
  onClose,
}: {
  command: Command;
  orders: readonly DispatchListItem[];
  /** With the results, or null if nothing was sent. */
  onClose: (results: readonly BulkResult[] | null) => void;
}) {
  const { list, page } = useTexts(dispatchTexts);
  const refreshOrders = useRefreshOrders();
  const [driver, setDriver] = useState<ChosenDriver | null>(null);
  const eligible = whoCan(orders, command);
  const sending = useChange(
    async (sent: readonly DispatchListItem[]) => {
      const each = sent.map(({ id, version }) => ({ id, version }));
      const body =
        command === 'release' ? { command, orders: each } : { command, orders: each, driverId: driver!.id };
      return (await operations.POST('/orders/commands', { body })).data;
    },
    { onDone: refreshOrders },
  );
  const results = sending.data;
  const checks = useAssignmentChecks(
    driver?.id ?? null,
    eligible.map(({ id }) => id),
  );
  const conflicting = new Set(
    checks?.filter(({ conflicts }) => conflicts.length > 0).map(({ orderId }) => orderId),
  );
  const free = eligible.filter(({ id }) => !conflicting.has(id));
  const title =
    command === 'release'
      ? list.releaseMany({ count: eligible.length })
      : list.assignMany({ count: eligible.length });
  // An assignment waits for the check, as it does for a single order.
  const ready = eligible.length > 0 && (command === 'release' || checks !== undefined);
  const isSplit = conflicting.size > 0 && free.length > 0;
  const name = isSplit
    ? list.assignWithout({ count: free.length })
    : conflicting.size > 0
      ? list.assignAnyway({ count: eligible.length })
      : title;
  return (
    <Dialog
      open
      wide
      title={
        results
          ? list.results({ done: results.filter(({ error }) => !error).length, all: results.length })
          : title
      }
      {...(!results && { sentence: list.manyHint })}
      onClose={() => onClose(results ?? null)}
      foot={
        results
          ? { primary: { label: list.close, change: null, onClick: () => onClose(results) }, cancel: null }
          : {
              primary: {
                label: command === 'assign_driver' && driver ? `${name}: ${driver.name}` : name,
                disabled: !ready,
                change: sending,
                onClick: () => sending.mutate(isSplit ? free : eligible),
              },
              ...(isSplit && {
                aside: (
                  <Button disabled={sending.isPending} onClick={() => sending.mutate(eligible)}>
                    {list.assignAnyway({ count: eligible.length })}
                  </Button>
                ),
              }),
            }
      }
    >
      {results ? (
        <BulkResults orders={eligible} results={results} />
      ) : (
        <div className={fieldCss.form}>
          {command === 'assign_driver' && <AssignDriver order={null} chosen={driver} onChoose={setDriver} />}
          {checks && <AssignmentConflicts checks={checks} />}
          {eligible.length < orders.length && (
            <Unable orders={orders.filter((order) => !eligible.includes(order))} />
          )}
          {command === 'release' && (
            <Text as="p" tone="muted">
              {page.does.release}
            </Text>
          )}
        </div>
      )}
    </Dialog>
  );
}

/** The chosen orders that do not allow the command, with their status. */
function Unable({ orders }: { orders: readonly DispatchListItem[] }) {
  const { list, statuses } = useTexts(dispatchTexts);
  return (
    <div className={listCss.bulkUnable}>
      <Marked tone="warn">{list.cannot({ count: orders.length })}</Marked>
      <ul>
        {orders.map((order) => (
          <li key={order.id}>
            <strong>{numberOf(order)}</strong> <Text tone="muted">{statuses[order.shownStatus]}</Text>
          </li>
        ))}
      </ul>
    </div>
  );
}
