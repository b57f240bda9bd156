// No mail goes to somebody whom it does not concern.
import type { Problem, World } from '../world.ts';

interface StoredMail {
  id: string;
  kind: string;
  recipient: string;
  accountId: string | null;
  orderId: string | null;
  createdAt: Date;
}

const checked = new WeakMap<World, Date>();

export async function checkMails(world: World): Promise<Problem[]> {
  const since = checked.get(world) ?? new Date(0);
  checked.set(world, world.installation.clock.now());
  const mails = await world.installation.sql<StoredMail[]>`
    select id, kind, recipient, account_id, order_id, created_at from mails where created_at >= ${since}`;
  const carriersOf = await readCarriers(world);
  return mails.flatMap((mail) => {
    const rule = faultOf(world, mail, carriersOf);
    return rule === null ? [] : [{ invariant: 'mails', rule, details: `${mail.kind} to ${mail.recipient}` }];
  });
}

async function readCarriers(world: World): Promise<ReadonlyMap<string, string[]>> {
  const rows = await world.installation.sql<{ orderId: string; carriers: string[] }[]>`
    select order_id, array_agg(carrier_id::text) as carriers from carrier_offers group by order_id`;
  return new Map(rows.map(({ orderId, carriers }) => [orderId, carriers]));
}

function faultOf(world: World, mail: StoredMail, carriersOf: ReadonlyMap<string, string[]>): string | null {
  const { kind, recipient, createdAt, orderId } = mail;
  const person = world.people.find(({ email }) => email === recipient);
  if (person?.erasedAt && person.erasedAt < createdAt) return `${kind} to somebody who was erased`;
  if (orderId === null) return ofAccount(world, mail, person?.name ?? null);
  const order = world.orders.find(({ id }) => id === orderId);
  if (!order) return null;
  const { customer, people } = order;
  if (recipient === customer.email || customer.users.some((one) => one.person === person)) return null;
  if (person && people.includes(person)) return null;
  if (person && world.drivers.some((one) => one.person === person)) return null;
  const asked = carriersOf.get(orderId) ?? [];
  const carrier = world.carriers.find(({ users }) => users.some((one) => one.person === person));
  if (carrier && asked.includes(carrier.accountId)) return null;
  // Orders of a series have the contacts of the order they repeat.
  if (order.name.startsWith('series')) return null;
  return `${kind} to somebody who has nothing to do with the order`;
}

function ofAccount(
  world: World,
  { kind, recipient, accountId }: StoredMail,
  person: string | null,
): string | null {
  if (accountId === null) return null;
  const account = [...world.customers, ...world.carriers].find((one) => one.accountId === accountId);
  if (!account) return null;
  // A driver of a carrier gets the link to sign in.
  const drivers = world.drivers.filter(({ carrier }) => carrier === account);
  const isOwn = [...account.users, ...drivers].some((one) => one.person.name === person);
  const isAddress = 'email' in account && account.email === recipient;
  return isOwn || isAddress ? null : `${kind} to somebody of another account`;
}
