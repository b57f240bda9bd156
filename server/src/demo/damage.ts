// The damage cases of the demo: one from a protocol that ends with a credit, one from a complaint that is being examined.
import { DAY_MS } from '../../../shared/time/durations.ts';
import { addPhoto } from '../damage/add-photo.ts';
import { findUnfinishedCase } from '../damage/case-store.ts';
import { changeCase, stepCase } from '../damage/change-case.ts';
import { addTask, changeTask } from '../damage/change-tasks.ts';
import { closeCase } from '../damage/close-case.ts';
import type { DamageCase } from '../damage/damage-case.ts';
import type { LetterKind } from '../damage/letter-texts.ts';
import { complain, openFromProtocol } from '../damage/open-case.ts';
import { getCase } from '../damage/run-on-case.ts';
import { prepareLetter, sendLetter } from '../damage/send-letter.ts';
import { listTasks } from '../damage/task-store.ts';
import type { Order } from '../model/orders/order.ts';
import type { Core } from '../orders/records/core.ts';
import { getAnyOrder } from '../orders/records/find-order.ts';
import { uuidv7 } from '../platform/ids.ts';
import { utcDay } from '../platform/utc-day.ts';
import { ACCOUNTING, CUSTOMER, DISPATCH } from './demo-actions.ts';
import { drawVehicle } from './pictures.ts';

const CREDIT_CENTS = 4500;
const ESTIMATE_CENTS = 68_000;

/** Does nothing if the order has no unfinished case. */
async function onCase(core: Core, order: Order, act: (found: DamageCase) => Promise<unknown>): Promise<void> {
  const found = await findUnfinishedCase(core.sql, order.id);
  if (found) await act(found);
}

async function writeTo(core: Core, found: DamageCase, kind: LetterKind): Promise<void> {
  const { recipientName: _, recipient, ...letter } = await prepareLetter(core, found, kind, undefined);
  if (recipient !== null) await sendLetter(core, DISPATCH, found.id, letter);
}

export async function openDamageCase(core: Core, order: Order): Promise<void> {
  await openFromProtocol(core, DISPATCH, order.id, undefined);
}

export async function decideDamageCase(core: Core, order: Order): Promise<void> {
  await onCase(core, order, async ({ id }) => {
    const liabilityReason = 'Auf den Fotos der Abholung ist der Stoßfänger unbeschädigt.';
    const decision = { liability: 'OPERATOR', liabilityReason } as const;
    const decided = await stepCase(core, DISPATCH, id, 'decide', decision);
    await writeTo(core, decided, 'CUSTOMER_DECIDED');
    for (const task of await listTasks(core.sql, id)) {
      await changeTask(core, DISPATCH, id, task.id, { done: true });
    }
  });
}

export async function creditDamage(core: Core, order: Order): Promise<void> {
  await onCase(core, order, ({ id }) => {
    const closing = { outcome: 'CREDIT', netCents: CREDIT_CENTS, reason: 'Kratzer am Stoßfänger' } as const;
    return closeCase(core, ACCOUNTING, id, closing, {});
  });
}

export async function complainAbout(core: Core, order: Order, description: string): Promise<void> {
  const damage = { part: 'doorFront', side: 'left', type: 'DENT', description, position: null } as const;
  const report = { description, damages: [damage], reportedBy: 'CUSTOMER' } as const;
  const { id } = await complain(core, CUSTOMER, (db) => getAnyOrder(db, order.id), {
    ...report,
    damages: [...report.damages],
  });
  const photo = {
    id: uuidv7(core.clock.now()),
    source: 'CUSTOMER',
    damageNumber: 1,
    bytes: drawVehicle(id.length, 'side'),
  } as const;
  await addPhoto(core, CUSTOMER, (db) => getCase(db, id), photo);
}

export async function examineComplaint(core: Core, order: Order): Promise<void> {
  await onCase(core, order, async ({ id }) => {
    await stepCase(core, DISPATCH, id, 'review', {});
    const insurer = {
      insurerName: 'Demo Versicherung AG',
      insurerAddress: 'Rathausmarkt 5, 20095 Hamburg',
      insurerEmail: 'schaden@handover.example',
      insurerNumber: 'KH-26-118204',
    };
    const remarks = 'Fahrer gibt an, die Delle sei bei der Abholung schon da gewesen.';
    const changed = await changeCase(
      core,
      DISPATCH,
      id,
      { ...insurer, estimateCents: ESTIMATE_CENTS, remarks },
      {},
    );
    await writeTo(core, changed, 'CUSTOMER_RECEIVED');
    await writeTo(core, changed, 'INSURER_REPORT');
    const [first] = await listTasks(core.sql, id);
    if (first) await changeTask(core, DISPATCH, id, first.id, { done: true });
    const inDays = (days: number) => utcDay(new Date(core.clock.now().getTime() + days * DAY_MS));
    await addTask(core, DISPATCH, id, { text: 'Beim Versicherer nachfragen', dueOn: inDays(3) });
    await addTask(core, DISPATCH, id, { text: 'Gutachten an den Kunden senden', dueOn: inDays(6) });
  });
}
