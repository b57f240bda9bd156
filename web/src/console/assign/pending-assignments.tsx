// Holds assignments back for a few seconds: nothing is sent until then, so undo has no side effects.

import { useSyncExternalStore } from 'react';
import { type AssignTexts, assignTexts } from '../../../../shared/texts/generated/console/assign.ts';
import type { ApiError } from '../../api/api-error.ts';
import { operations } from '../../api/client.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { useNow } from '../../ui/use-now.ts';
import assignCss from './assign.module.css';

export interface Assignment {
  order: { id: string; number: string; version: number };
  driver: { id: string; name: string };
  /** Why the driver who has the trip now is replaced. */
  reassign?: string;
}

interface Pending extends Assignment {
  sendAt: number;
  timer: ReturnType<typeof setTimeout>;
  texts: AssignTexts;
}

const UNDO_MS = 6000;
const listeners = new Set<() => void>();
let pending: readonly Pending[] = [];

function change(next: readonly Pending[]): void {
  pending = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function usePending(): readonly Assignment[] {
  return useSyncExternalStore(subscribe, () => pending);
}

/** Sends the assignment after a few seconds, or at once when the user leaves the page. */
export function assignLater(assignment: Assignment, texts: AssignTexts): void {
  undo(assignment.order.id);
  const one: Pending = {
    ...assignment,
    texts,
    sendAt: Date.now() + UNDO_MS,
    timer: setTimeout(() => void send(one), UNDO_MS),
  };
  change([...pending, one]);
}

function undo(orderId: string): Pending | undefined {
  const found = pending.find(({ order }) => order.id === orderId);
  if (!found) return undefined;
  clearTimeout(found.timer);
  change(pending.filter((one) => one !== found));
  return found;
}

async function send(one: Pending, leaving = false): Promise<void> {
  const { order, driver, texts } = one;
  clearTimeout(one.timer);
  try {
    await assignNow(one, leaving);
    toast(texts.done({ order: order.number, name: driver.name }));
  } catch (error) {
    toast(texts.failed({ order: order.number, why: formatReason(error as ApiError, texts) }), 'alert');
  }
  change(pending.filter((other) => other !== one));
}

/** One call on the version that the user saw, so that the order always has a driver. */
export async function assignNow({ order, driver, reassign }: Assignment, leaving = false): Promise<void> {
  const given = { driverId: driver.id, version: order.version };
  await operations.POST('/orders/{id}/commands', {
    params: { path: { id: order.id } },
    body: reassign
      ? { command: 'reassign_driver', reason: reassign, ...given }
      : { command: 'assign_driver', ...given },
    keepalive: leaving,
  });
}

export function formatReason({ code, message, details }: ApiError, texts: AssignTexts): string {
  if (code !== 'ORDER_NOT_CHANGEABLE') return message;
  return details.reason === 'LICENCE_ENDED' ? texts.licenceFirst : texts.faster;
}

addEventListener('pagehide', () => {
  for (const one of pending) void send(one, true);
});

/** The bar at the bottom of a page with pending assignments and an undo button for each. */
export function PendingAssignments() {
  const texts = useTexts(assignTexts);
  const waiting = useSyncExternalStore(subscribe, () => pending);
  if (waiting.length === 0) return null;
  return (
    <Stack gap="2" className={assignCss.pending} role="status">
      {waiting.map((one) => (
        <Row gap="3" size="table" key={one.order.id} className={assignCss.pendingOne}>
          <span>{texts.pending({ order: one.order.number, name: one.driver.name })}</span>
          <SecondsLeft until={one.sendAt} />
          <Button
            small
            onClick={() => {
              undo(one.order.id);
              toast(
                (one.reassign ? texts.notReassigned : texts.undone)({ order: one.order.number }),
                'muted',
              );
            }}
          >
            {texts.undo}
          </Button>
        </Row>
      ))}
    </Stack>
  );
}

function SecondsLeft({ until }: { until: number }) {
  const seconds = useNow((nowMs) => Math.max(0, Math.ceil((until - nowMs) / 1000)));
  return (
    <Text tone="muted" figures aria-hidden="true">
      {seconds} s
    </Text>
  );
}
