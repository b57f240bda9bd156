// Orders as customers of the simulation place them: few towns, so that trips overlap and follow each other.
import { DAY_MS, HOUR_MS } from '../../../shared/time/durations.ts';
import { newPerson } from '../people.ts';
import type { Person, Turn } from '../world.ts';

const TOWNS = [
  { street: 'Königstraße 1', postalCode: '70173', city: 'Stuttgart' },
  { street: 'Marienplatz 8', postalCode: '80331', city: 'München' },
  { street: 'Domkloster 4', postalCode: '50667', city: 'Köln' },
  { street: 'Rathausmarkt 1', postalCode: '20095', city: 'Hamburg' },
  { street: 'Pariser Platz 1', postalCode: '10117', city: 'Berlin' },
  { street: 'Römerberg 23', postalCode: '60311', city: 'Frankfurt am Main' },
];

/** On a quarter of an hour, from some hours ago to some days ahead. */
export function someTime({ random, now }: Turn, fromHours: number, toHours: number): Date {
  const quarters = random.between(fromHours * 4, toHours * 4);
  return new Date(Math.floor(now.getTime() / (HOUR_MS / 4)) * (HOUR_MS / 4) + quarters * (HOUR_MS / 4));
}

export function someAddress({ random }: Turn) {
  return random.pick(TOWNS);
}

/** Some orders have no dates, only one of them, or a pickup in the past. */
export function someDates(turn: Turn): { requestedPickup?: Date; requestedDelivery?: Date } {
  const { random } = turn;
  if (random.chance(0.06)) return {};
  const requestedPickup = someTime(turn, random.chance(0.05) ? -4 : 1, random.chance(0.5) ? 24 : 120);
  const requestedDelivery = new Date(requestedPickup.getTime() + random.between(5, 30) * HOUR_MS);
  if (random.chance(0.08)) return { requestedPickup };
  if (random.chance(0.06)) return { requestedDelivery };
  return { requestedPickup, requestedDelivery };
}

export function someOrder(turn: Turn): { body: Record<string, unknown>; people: Person[] } {
  const { world, step, random } = turn;
  const pickup = newPerson(world, step.index, 'contact');
  const delivery = newPerson(world, step.index, 'contact');
  const people = [pickup, delivery];
  const contactOf = ({ fullName, phone }: Person) => ({ name: fullName, phone });
  const hasEmail = random.chance(0.5);
  const body = {
    externalOrderId: `${world.seed}-${step.index}`,
    ...(random.chance(0.3) && { customerCostCentre: `KST ${random.between(1, 4)}` }),
    transportType: random.chance(0.12) ? 'TRAILER' : 'DRIVEN',
    vehicle: {
      ...(random.chance(0.8) && { vin: `WVWZZZ1KZAW${String(step.index).padStart(6, '0')}` }),
      manufacturer: 'Volkswagen',
      model: random.pick(['Golf', 'Passat', 'ID.3']),
      ...(random.chance(0.8) && { registration: { licensePlate: `S-X ${1000 + (step.index % 9000)}` } }),
    },
    pickup: { ...someAddress(turn), contact: contactOf(pickup) },
    delivery: { ...someAddress(turn), contact: contactOf(delivery) },
    ...someDates(turn),
    ...(random.chance(0.1) && { services: { shortTermPlate: true } }),
    ...(hasEmail && { endCustomerEmail: delivery.email }),
    ...(random.chance(0.3) && { instructions: `Schlüssel bei ${pickup.fullName}` }),
  };
  return { body, people };
}

export const daysFrom = (at: Date, days: number) => new Date(at.getTime() + days * DAY_MS);
export const dayOf = (at: Date) => at.toISOString().slice(0, 10);
