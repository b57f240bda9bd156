// The simulated phones of demo drivers: they sign in by link, take steps, share positions, submit protocols.
import { ANGLE_CAPTIONS } from '../../../shared/vehicle/photo-angles.ts';
import { listMessagesOfTrips } from '../dispatch/conversations/message-store.ts';
import { readAsDriver, writeAsDriver } from '../dispatch/conversations/write-message.ts';
import type { Driver } from '../dispatch/drivers/driver.ts';
import { actorOf } from '../dispatch/drivers/driver.ts';
import { makeDriverLink } from '../dispatch/drivers/driver-link.ts';
import { authenticateDriver } from '../dispatch/drivers/driver-session.ts';
import { startSession } from '../dispatch/drivers/sign-in.ts';
import { proposeExtra } from '../dispatch/extras/propose-extra.ts';
import { proposeWaiting } from '../dispatch/extras/propose-waiting.ts';
import type { Position } from '../dispatch/tracking/position.ts';
import { recordPositions } from '../dispatch/tracking/record-positions.ts';
import { addPhoto, fillProtocol } from '../dispatch/trips/fill-protocol.ts';
import type { ProtocolKind } from '../dispatch/trips/protocol.ts';
import { submitProtocol } from '../dispatch/trips/submit-protocol.ts';
import { type TripStep, takeStep } from '../dispatch/trips/trip.ts';
import { listUnreadNotices } from '../messages/driver-notices/notice-store.ts';
import { subscribe } from '../messages/driver-notices/subscribe.ts';
import type { Order } from '../model/orders/order.ts';
import type { ChecklistItem, Damage } from '../model/orders/protocol.ts';
import type { Core } from '../orders/records/core.ts';
import { ServiceError } from '../platform/errors.ts';
import { DISPATCH } from './demo-actions.ts';
import { expenseOf } from './expenses.ts';
import { drawSignature, drawVehicle, numberOf } from './pictures.ts';
import { pushAddressOf, withDemoReceivers } from './receivers.ts';

export interface Phones {
  step(core: Core, order: Order, step: TripStep): Promise<void>;
  share(core: Core, order: Order, positions: readonly Position[]): Promise<void>;
  /** Proposes what the driver paid on the way. */
  addExpense(core: Core, order: Order): Promise<void>;
  /** Reads what dispatch wrote, and answers the last question. */
  answer(core: Core, order: Order, text: string): Promise<void>;
  /** With the damage found at delivery, if any. */
  handIn(core: Core, order: Order, kind: ProtocolKind, damage?: DemoDamage): Promise<void>;
}

export function demoPhones(): Phones {
  const sessions = new Map<string, string>();

  async function signIn(core: Core, driverId: string): Promise<Driver> {
    const { url } = await makeDriverLink(core, DISPATCH, driverId, null);
    const { sessionToken, driver } = await startSession(core, url.slice(url.indexOf('#') + 1));
    sessions.set(driverId, sessionToken);
    const { sessionId } = await authenticateDriver(core, sessionToken);
    const endpoint = pushAddressOf(driverId);
    await subscribe(core, DEMO_GUARD, actorOf(driver), { driverId, sessionId }, { endpoint, ...PUSH_KEYS });
    return driver;
  }

  /** Signs in again when the session has ended or dispatch signed the driver out. */
  async function driverOf(core: Core, { driver }: Order): Promise<Driver> {
    const token = sessions.get(driver!.id);
    if (token === undefined) return signIn(core, driver!.id);
    return authenticateDriver(core, token).catch((error) => {
      if (error instanceof ServiceError) return signIn(core, driver!.id);
      throw error;
    });
  }

  return {
    async step(core, order, step) {
      await takeStep(core, await driverOf(core, order), order.id, step);
    },
    async share(core, order, positions) {
      const driver = await driverOf(core, order);
      await recordPositions(
        core,
        driver,
        positions.map((position) => ({ ...position, tripId: order.id })),
      );
    },
    async addExpense(core, order) {
      const { id, content } = expenseOf(order, numberOf(order.id), core.clock.now());
      await proposeExtra(core, await driverOf(core, order), order.id, id, content);
    },
    async answer(core, order, text) {
      const driver = await driverOf(core, order);
      const unread = await listUnreadNotices(core.sql, driver.id, [order.id]);
      const notices = unread.map(({ id }) => id);
      if (notices.length > 0) await readAsDriver(core, driver, order.id, notices);
      const thread = await listMessagesOfTrips(core.sql, driver.id, [order.id]);
      const answersId = thread.findLast(({ isQuestion }) => isQuestion)?.id ?? null;
      await writeAsDriver(core, driver, order.id, { id: answerId(order), text, answersId });
    },
    async handIn(core, order, kind, damage) {
      const driver = await driverOf(core, order);
      for (const [position, view] of (['side', 'front'] as const).entries()) {
        await addPhoto(core, driver, order.id, kind, {
          id: photoId(order, kind, position),
          bytes: drawVehicle(numberOf(order.id), view),
          damageNumber: null,
          caption: ANGLE_CAPTIONS[view === 'side' ? 'LEFT' : 'FRONT'],
          takenAt: core.clock.now(),
        });
      }
      await fillProtocol(core, driver, order.id, kind, protocolOf(core, order, kind, driver, damage));
      await submitProtocol(core, driver, order.id, kind, {}, (tx, changed) =>
        proposeWaiting(core, tx, changed),
      );
    },
  };
}

/** The same id for a repeated call: the order's id with its last group incremented. */
function photoId({ id }: Order, kind: ProtocolKind, position: number): string {
  const last = (Number.parseInt(id.slice(28), 16) + position * 2 + (kind === 'PICKUP' ? 0 : 1)) >>> 0;
  return `${id.slice(0, 28)}${last.toString(16).padStart(8, '0')}`;
}

/** The same id for a repeated call. */
function answerId({ id }: Order): string {
  return `${id.slice(0, -1)}${id.endsWith('c') ? 'd' : 'c'}`;
}

/** No browser is behind them: the push service of the demo takes messages and opens none. */
const PUSH_KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
const DEMO_GUARD = withDemoReceivers({
  check: async () => ({ ok: false, reason: 'PRIVATE_ADDRESS', message: 'Not an address of the demo.' }),
});

const CHECKLIST: readonly ChecklistItem[] = [
  { item: 'KEYS', ok: true, count: 2, note: null },
  { item: 'REGISTRATION_PAPERS', ok: true, count: null, note: null },
  { item: 'WARNING_TRIANGLE', ok: true, count: null, note: null },
  { item: 'FIRST_AID_KIT', ok: true, count: null, note: null },
  { item: 'CLEAN_INSIDE', ok: true, count: null, note: null },
];

const KNOWN_DAMAGE: Damage = {
  position: { view: 'FRONT', x: 0.4, y: 0.35 },
  type: 'STONE_CHIP',
  description: 'Steinschlag auf der Motorhaube',
  isNew: false,
};

/** Each on the part that its words name. */
const NEW_DAMAGES = {
  'Kratzer am Stoßfänger hinten': { position: { view: 'REAR', x: 0.35, y: 0.72 }, type: 'SCRATCH' },
  'Kratzer an der Tür links': { position: { view: 'LEFT', x: 0.42, y: 0.55 }, type: 'SCRATCH' },
  'Delle in der Tür links': { position: { view: 'LEFT', x: 0.42, y: 0.5 }, type: 'DENT' },
} satisfies Record<string, Pick<Damage, 'position' | 'type'>>;
export type DemoDamage = keyof typeof NEW_DAMAGES;

function newDamage(description: DemoDamage): Damage {
  return { ...NEW_DAMAGES[description], description, isNew: true };
}

function protocolOf(core: Core, order: Order, kind: ProtocolKind, driver: Driver, damage?: DemoDamage) {
  const number = numberOf(order.id);
  const atPickup = 8000 + (number % 60_000);
  const now = core.clock.now().toISOString();
  const contact = (kind === 'PICKUP' ? order.pickup : order.delivery).contact.name ?? 'Empfang';
  const sign = (name: string) => ({ png: drawSignature(name).toString('base64'), signedAt: now });
  return {
    odometerKm: atPickup + (kind === 'PICKUP' ? 0 : Math.round(order.distanceKm ?? 0)),
    fuelLevelPercent: kind === 'PICKUP' ? 85 : 35,
    checklist: [...CHECKLIST],
    damages: [...(number % 3 === 0 ? [KNOWN_DAMAGE] : []), ...(damage ? [newDamage(damage)] : [])],
    remarks: null,
    contactName: contact,
    driverSignature: sign(driver.name),
    contactSignature: sign(contact),
    performedAt: now,
  };
}
