// A command for several orders: which of them allow it, and afterwards the result of each.

import { useState } from 'react';
import { bulkTexts } from '../../../../../shared/texts/generated/console/orders/bulk.ts';
import { operations } from '../../../api/client.ts';
import { useChange } from '../../../api/use-change.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { numberOf } from '../../../orders/order-status.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import fieldCss from '../../../ui/field.module.css';
import { Row } from '../../../ui/layout.tsx';
import { Marked } from '../../../ui/status.tsx';
import { Text } from '../../../ui/text.tsx';
import { usePrint } from '../../paper/use-print.ts';
import { AssignDriver, type ChosenDriver } from '../assign-driver.tsx';
import { BulkResults } from '../bulk/bulk-results.tsx';
import { PlanDialog, type PlannedCommand } from '../bulk/plan-dialog.tsx';
import { useExport } from '../bulk/use-export.ts';
import { type DispatchListItem, useRefreshOrders } from '../order-queries.ts';
import { dispatchTexts } from '../texts.ts';
import { AssignmentConflicts, useAssignmentChecks } from './assignment-conflicts.tsx';
import listCss from './list.module.css';

type Command = 'assign_driver' | 'release';

export function BulkBar({ chosen, onClear }: { chosen: readonly DispatchListItem[]; onClear: () => void }) {
  const { list } = useTexts(dispatchTexts);
  const texts = useTexts(bulkTexts);
  const [asked, setAsked] = useState<{ command: Command; orders: readonly DispatchListItem[] } | null>(null);
  const [planned, setPlanned] = useState<{
    command: PlannedCommand;
    orders: readonly DispatchListItem[];
  } | null>(null);
  const printing = usePrint();
  const exporting = useExport();
  return (
    <Row gap="2" wrap size="table" className={listCss.bulkBar}>
      <strong role="status">{list.chosen({ count: chosen.length })}</strong>
      <Button small kind="soft" onClick={() => setAsked({ command: 'assign_driver', orders: chosen })}>
        {list.assign}
      </Button>
      <Button small onClick={() => setAsked({ command: 'release', orders: chosen })}>
        {list.release}
      </Button>
      <Button small onClick={() => setPlanned({ command: 'move', orders: chosen })}>
        {texts.move}
      </Button>
      <Button small onClick={() => setPlanned({ command: 'cancel', orders: chosen })}>
        {texts.cancel}
      </Button>
      <Button small onClick={() => setPlanned({ command: 'message', orders: chosen })}>
        {texts.message}
      </Button>
      <Button
        small
        busy={printing.isPending}
        onClick={() => printing.mutate({ kind: 'jobs', orders: chosen })}
      >
        {texts.print}
      </Button>
      <Button small busy={exporting.isPending} onClick={() => exporting.mutate(chosen)}>
        {texts.export}
      </Button>
      <Button small kind="plain" onClick={onClear}>
        {list.clearChoice}
      </Button>
      {planned && (
        <PlanDialog
          {...planned}
          onClose={(done) => {
            setPlanned(null);
            if (done) onClear();
          }}
        />
      )}
      {asked && (
        <BulkDialog
          {...asked}
          onClose={(done) => {
            setAsked(null);
            if (done) onClear();
          }}
        />
      )}
    </Row>
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
  onClose: (done: boolean) => void;
}) {
  const { list, page } = useTexts(dispatchTexts);
  const refreshOrders = useRefreshOrders();
  const [driver, setDriver] = useState<ChosenDriver | null>(null);
  const eligible = orders.filter(({ possibleCommands }) => possibleCommands.includes(command));
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
      onClose={() => onClose(results !== undefined)}
      foot={
        results
          ? { primary: { label: list.close, change: null, onClick: () => onClose(true) }, cancel: null }
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
