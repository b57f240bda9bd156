// Applies a proposal with the same command as a single assignment, one order after another, and lists the
// failures.

import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { assignTexts } from '../../../../../shared/texts/generated/console/assign.ts';
import { driversTexts } from '../../../../../shared/texts/generated/console/drivers.ts';
import type { ApiError } from '../../../api/api-error.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { toast } from '../../../ui/announce.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Text } from '../../../ui/text.tsx';
import { assignNow, formatReason } from '../../assign/pending-assignments.tsx';
import { LIVE } from '../../live.tsx';
import proposalCss from './proposal.module.css';
import { type Choice, type Planned, type Proposal, type ProposalRow, plannedOf } from './proposal-state.ts';

interface Run {
  all: number;
  done: number;
  failed: { number: string; why: string }[];
  finished: boolean;
}

export function AssignPlan({
  proposal,
  rows,
  choices,
  onDiscard,
  onAgain,
}: {
  proposal: Proposal;
  rows: readonly ProposalRow[];
  choices: ReadonlyMap<string, Choice>;
  onDiscard: () => void;
  onAgain: () => void;
}) {
  const texts = useTexts(driversTexts).proposal;
  const [asking, setAsking] = useState<Planned[] | null>(null);
  const { run, start } = useRun(onAgain);
  const [chosen, all] = [plannedOf(rows, false), plannedOf(rows, true)];
  const leftOpen = [...choices.values()].filter(({ to }) => to === null).length;
  const stays = (planned: readonly Planned[]) =>
    proposal.open.length + leftOpen + (all.length - planned.length);
  const busy = run !== null && !run.finished;
  return (
    <>
      {run?.finished && run.failed.length > 0 && <Failures failed={run.failed} />}
      <Row as="footer" gap="2" wrap className={proposalCss.proposalActions}>
        <Button kind="filled" busy={busy} disabled={chosen.length === 0} onClick={() => setAsking(chosen)}>
          {busy
            ? texts.running({ done: run.done, all: run.all })
            : texts.assign({ orders: chosen.length, drivers: driversOf(chosen) })}
        </Button>
        {all.length > chosen.length && (
          <Button kind="soft" disabled={busy} onClick={() => setAsking(all)}>
            {texts.assignAll({ orders: all.length })}
          </Button>
        )}
        <Button kind="plain" disabled={busy} onClick={onDiscard}>
          {texts.discard}
        </Button>
        <Text as="p" tone="muted">
          {texts.sends({ customers: customersOf(chosen), phones: driversOf(chosen), open: stays(chosen) })}
        </Text>
      </Row>
      {asking && (
        <Dialog
          open
          title={texts.confirmTitle({ orders: asking.length })}
          onClose={() => setAsking(null)}
          foot={{
            primary: {
              label: texts.assign({ orders: asking.length, drivers: driversOf(asking) }),
              change: null,
              onClick: () => {
                start(asking);
                setAsking(null);
              },
            },
          }}
        >
          <p>
            {texts.sends({ customers: customersOf(asking), phones: driversOf(asking), open: stays(asking) })}
          </p>
        </Dialog>
      )}
    </>
  );
}

const driversOf = (planned: readonly Planned[]) => new Set(planned.map(({ driver }) => driver.id)).size;
const customersOf = (planned: readonly Planned[]) =>
  new Set(planned.map(({ leg }) => leg.order.accountId)).size;

/**
 * A failed assignment does not stop the rest; afterwards a new proposal is computed for the remaining orders.
 */
function useRun(onAgain: () => void) {
  const texts = useTexts(driversTexts).proposal;
  const assigning = useTexts(assignTexts);
  const client = useQueryClient();
  const [run, setRun] = useState<Run | null>(null);
  const start = async (planned: readonly Planned[]) => {
    let state: Run = { all: planned.length, done: 0, failed: [], finished: false };
    setRun(state);
    for (const { leg, driver } of planned) {
      try {
        await assignNow({ order: leg.order, driver });
        state = { ...state, done: state.done + 1 };
      } catch (error) {
        const why = formatReason(error as ApiError, assigning);
        state = { ...state, failed: [...state.failed, { number: leg.order.number, why }] };
      }
      setRun(state);
    }
    setRun({ ...state, finished: true });
    if (state.done > 0) toast(texts.finished({ done: state.done }));
    await client.invalidateQueries({ queryKey: [LIVE, 'drivers'] });
    if (state.failed.length === 0) onAgain();
  };
  return { run, start: (planned: readonly Planned[]) => void start(planned) };
}

function Failures({ failed }: { failed: Run['failed'] }) {
  const texts = useTexts(driversTexts).proposal;
  return (
    <Notice tone="alert" title={texts.failures({ count: failed.length })}>
      <ul>
        {failed.map(({ number, why }) => (
          <li key={number}>
            <Link to="/orders/$id" params={{ id: number }}>
              {number}
            </Link>
            : {why}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
