import type { Problem, SimOrder, World } from '../world.ts';
import { checkErased } from './erased.ts';
import { checkLoggedErrors } from './errors.ts';
import { checkEvents } from './events.ts';
import { checkMails } from './mails.ts';
import { checkMoney } from './money.ts';
import { checkPlans, readPlans } from './plans.ts';
import { checkStreams } from './streams.ts';
import { checkSurfaces } from './surfaces.ts';
import { checkTwoPlaces } from './two-places.ts';
import { checkWaitedFor } from './waited-for.ts';

/** More would make steps slow in which time passes for many orders. */
const MAX_CHECKED = 8;

/** After each step, for the orders that it was about. */
export async function checkStep(world: World, touched: ReadonlySet<SimOrder>): Promise<Problem[]> {
  const problems = checkLoggedErrors();
  for (const order of [...touched].slice(0, MAX_CHECKED))
    problems.push(...(await checkSurfaces(world, order)));
  return problems;
}

/** What needs a look at all open orders and at the books. */
export async function checkWhole(world: World): Promise<Problem[]> {
  const plans = await readPlans(world);
  return [
    ...(await checkPlans(world, plans)),
    ...(await checkWaitedFor(world, plans)),
    ...(await checkTwoPlaces(world, plans)),
    ...(await checkMails(world)),
    ...(await checkStreams(world)),
  ];
}

/** What needs a look at the whole database. */
export async function checkDeep(world: World): Promise<Problem[]> {
  return [...(await checkMoney(world)), ...(await checkEvents(world)), ...(await checkErased(world))];
}
