// An admin: opens, suspends and deletes accounts, invites and removes people, deactivates and erases.
import { inConsole } from '../callers.ts';
import { erase, newUser } from '../people.ts';
import { addCarrier, addCustomer, addDriver } from '../setup.ts';
import { NotPossible } from '../step.ts';
import type { Action, Json, Person, Turn } from '../world.ts';

const admin = ({ world }: Turn) => inConsole(world, world.admin);
const MAX_CUSTOMERS = 4;
const MAX_DRIVERS = 4;

const isOpen = ({ state }: { state: string }) => state !== 'DELETED';

function refuseAbove(list: readonly unknown[], max: number): void {
  if (list.length >= max) throw new NotPossible();
}

/** What is to be done with each open item; without it the call is refused. */
async function chooseForOpen({ world, random }: Turn, items: readonly Json[]): Promise<object[]> {
  const takers = world.drivers.filter(({ isActive, carrier }) => isActive && carrier === null);
  return items.flatMap(({ kind, id, choices }) => {
    if (choices.length === 0) return [];
    const choice = random.pick<string>(choices);
    return [{ kind, id, choice, ...(choice === 'GIVE' && { driverId: random.pick(takers).id }) }];
  });
}

async function deleteAccount(turn: Turn, id: string) {
  const { data } = await turn.read(admin(turn), `/accounts/${id}/open`);
  for (const order of turn.world.orders)
    if (data.some((item: Json) => item.id === order.id)) turn.touch(order);
  const open = await chooseForOpen(turn, data);
  return turn.call(admin(turn), 'DELETE', `/accounts/${id}`, { open });
}

const ACCOUNTS: Action[] = [
  {
    name: 'admin opens an account',
    weight: 1,
    async run({ world, step, random }) {
      refuseAbove(world.customers.filter(isOpen), MAX_CUSTOMERS);
      const release = random.pick(['AUTOMATIC', 'MANUAL'] as const);
      const invoicing = random.pick(['PER_ORDER', 'WEEKLY', 'MONTHLY'] as const);
      const currency = random.pick(['EUR', 'PLN'] as const);
      await addCustomer(world, step.index, { release, invoicing, currency });
    },
  },
  {
    name: 'admin suspends or resumes an account',
    weight: 0.6,
    async run(turn) {
      const customer = turn.choose(turn.world.customers.filter(isOpen));
      const status = customer.state === 'ACTIVE' ? 'SUSPENDED' : 'ACTIVE';
      const answer = await turn.call(admin(turn), 'PATCH', `/accounts/${customer.accountId}`, { status });
      if (answer.status === 200) customer.state = status;
    },
  },
  {
    name: 'admin resumes an account',
    weight: 2,
    async run(turn) {
      const customer = turn.choose(turn.world.customers.filter(({ state }) => state === 'SUSPENDED'));
      const path = `/accounts/${customer.accountId}`;
      const answer = await turn.call(admin(turn), 'PATCH', path, { status: 'ACTIVE' });
      if (answer.status === 200) customer.state = 'ACTIVE';
    },
  },
  {
    name: 'admin deletes a customer',
    weight: 0.3,
    async run(turn) {
      const { world, now } = turn;
      const customer = turn.choose(world.customers.filter(isOpen));
      const { status } = await deleteAccount(turn, customer.accountId);
      if (status !== 204) return;
      customer.state = 'DELETED';
      for (const user of customer.users) {
        user.isGone = true;
        user.person.erasedAt = now;
      }
      for (const order of world.orders) if (order.customer === customer) turn.touch(order);
    },
  },
  {
    name: 'admin opens a carrier',
    weight: 0.5,
    async run({ world, step }) {
      refuseAbove(
        world.carriers.filter(({ isDeleted }) => !isDeleted),
        2,
      );
      await addCarrier(world, step.index);
    },
  },
  {
    name: 'admin deletes a carrier',
    weight: 0.2,
    async run(turn) {
      const carrier = turn.choose(turn.world.carriers.filter(({ isDeleted }) => !isDeleted));
      const { status } = await deleteAccount(turn, carrier.accountId);
      if (status !== 204) return;
      carrier.isDeleted = true;
      for (const driver of turn.world.drivers) if (driver.carrier === carrier) driver.isActive = false;
      for (const user of carrier.users) {
        user.isGone = true;
        user.person.erasedAt = turn.now;
      }
    },
  },
];

const PEOPLE: Action[] = [
  {
    name: 'admin adds a driver',
    weight: 1,
    async run({ world, step }) {
      refuseAbove(
        world.drivers.filter(({ isActive, carrier }) => isActive && carrier === null),
        MAX_DRIVERS,
      );
      await addDriver(world, step.index);
    },
  },
  {
    name: 'admin deactivates a driver',
    weight: 0.4,
    async run(turn) {
      const driver = turn.choose(turn.world.drivers.filter(({ isActive }) => isActive));
      const path = `/drivers/${driver.id}`;
      const open = await chooseForOpen(turn, (await turn.read(admin(turn), `${path}/open`)).data);
      const { status, json } = await turn.call(admin(turn), 'PATCH', path, { active: false, open });
      if (status !== 200) return;
      for (const order of turn.world.orders)
        if (order.record.assignedDriver?.id === driver.id) turn.touch(order);
      driver.isActive = json.active;
      driver.isLeaving = json.active;
    },
  },
  {
    name: 'admin invites a person of a customer',
    weight: 0.6,
    async run({ world, step, choose }) {
      const customer = choose(world.customers.filter(({ state }) => state === 'ACTIVE'));
      refuseAbove(
        customer.users.filter(({ isGone }) => !isGone),
        3,
      );
      customer.users.push(
        await newUser(world, step.index, { accountId: customer.accountId, role: 'member' }),
      );
    },
  },
  {
    name: 'admin removes a person of a customer',
    weight: 0.4,
    async run(turn) {
      const customer = turn.choose(turn.world.customers.filter(({ state }) => state === 'ACTIVE'));
      const user = turn.choose(customer.users.filter(({ isGone }) => !isGone));
      const path = `/accounts/${customer.accountId}/users/${user.user.id}`;
      const { status } = await turn.call(admin(turn), 'DELETE', path);
      // The name of a removed person stays on what he signed; only erasing removes it.
      if (status === 204) user.isGone = true;
    },
  },
  {
    name: 'admin erases a person',
    weight: 3,
    async run(turn) {
      const { world } = turn;
      const wanted = turn.choose(world.people.filter(mayBeErased(turn)));
      const who = turn.random.chance(0.5) ? { phone: wanted.phone } : { email: wanted.email };
      const preview = await turn.call(admin(turn), 'POST', '/personal-data/erasure-preview', who);
      if (preview.status !== 200) return;
      const { confirmation } = preview.json;
      const open = await chooseForOpen(turn, preview.json.open);
      const { status, json } = await turn.call(admin(turn), 'POST', '/personal-data/erase', {
        ...who,
        confirmation,
        open,
      });
      if (status !== 200) return;
      for (const order of world.orders) if (order.people.includes(wanted)) turn.touch(order);
      noteErasure(turn, wanted, json, who);
    },
  },
];

/** Not the people without whom the simulation ends. */
function mayBeErased({ world }: Turn) {
  const needed = new Set([world.dispatcher, world.accountant, world.admin].map(({ person }) => person));
  return (person: Person) =>
    person.erasedAt === null && !needed.has(person) && !person.name.startsWith('admin');
}

interface Erased extends Record<'orders' | 'mails' | 'places' | 'drivers' | 'users', number> {
  kept: Record<string, string[]>;
}

/**
 * Somebody is erased at once, or after the end of orders under way. Contacts of orders have a telephone number, end customers a mail
 * address: a person who was asked for by one of them may still be known by the other.
 */
function noteErasure(
  { world, now, step }: Turn,
  person: Person,
  erased: Erased,
  who: { phone?: string },
): void {
  const isHis = (one: { person: Person }) => one.person === person;
  const driver = world.drivers.find(isHis);
  const user = [...world.customers, ...world.carriers].flatMap(({ users }) => users).find(isHis);
  if (driver && erased.drivers > 0) driver.isActive = false;
  if (user && erased.users > 0) user.isGone = true;
  const { kept, orders, mails, places, drivers, users } = erased;
  if (kept.users!.length > 0 || kept.accounts!.length > 0) return;
  if (driver && kept.drivers!.includes(driver.id)) driver.isLeaving = driver.isActive;
  const waiting = [...kept.orders!, ...kept.drivers!];
  const knownBy = driver || user ? 'BOTH' : who.phone === undefined ? 'EMAIL' : 'PHONE';
  if (waiting.length > 0) person.awaits = { ids: waiting, since: step.index, knownBy };
  else if (orders + mails + places + drivers + users > 0) erase(person, knownBy, now);
}

export const ADMIN_ACTIONS: Action[] = [...ACCOUNTS, ...PEOPLE];
