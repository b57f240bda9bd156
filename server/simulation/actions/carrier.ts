// People of carriers: accept or decline offers, name drivers.
import { newPerson } from '../people.ts';
import { knowDriver } from '../setup.ts';
import type { Action, Carrier, Json, Turn } from '../world.ts';
import { personOf } from './portal.ts';

function openCarrier({ world, choose }: Turn): Carrier {
  return choose(world.carriers.filter(({ isDeleted }) => !isDeleted));
}

/** An offer to this carrier that it may act on. */
async function findOffer(turn: Turn, carrier: Carrier, view: string, may: string): Promise<Json> {
  const person = personOf(turn, carrier);
  const { data } = await turn.read(person, `/production/carrier-offers?view=${view}`);
  const offers = data.filter((offer: Json) => offer[may]);
  const offer = turn.choose<Json>(offers.map((one: Json) => ({ ...one, name: nameOf(turn, one) })));
  const order = turn.world.orders.find(({ record }) => record.orderNumber === offer.order.orderNumber);
  if (order) turn.touch(order);
  return offer;
}

/** Carriers see the number of an order only once they have it. */
function nameOf({ world }: Turn, { order, createdAt }: Json): string {
  const own = world.orders.find(({ record }) => record.orderNumber === order.orderNumber);
  return own?.name ?? createdAt;
}

export const CARRIER_ACTIONS: Action[] = [
  {
    name: 'carrier answers an offer',
    weight: 4,
    async run(turn) {
      const carrier = openCarrier(turn);
      const { id } = await findOffer(turn, carrier, 'open', 'mayAnswer');
      const answer = turn.random.chance(0.75) ? 'accept' : 'decline';
      const path = `/production/carrier-offers/${id}/${answer}`;
      await turn.call(personOf(turn, carrier), 'POST', path, answer === 'decline' ? {} : undefined);
    },
  },
  {
    name: 'carrier names a driver',
    weight: 5,
    async run(turn) {
      const { world, step, random } = turn;
      const carrier = openCarrier(turn);
      const { id } = await findOffer(turn, carrier, 'accepted', 'mayNameDriver');
      const own = world.drivers.filter((driver) => driver.carrier === carrier && driver.isActive);
      const path = `/production/carrier-offers/${id}/driver`;
      if (own.length > 0 && random.chance(0.6)) {
        const driver = turn.choose(own);
        await turn.call(personOf(turn, carrier), 'PUT', path, { driverId: driver.id });
        return;
      }
      const driver = newPerson(world, step.index, 'driver');
      const { fullName: name, email, phone } = driver;
      const body = { name, email, phone, locationConsent: true };
      const { status, json } = await turn.call(personOf(turn, carrier), 'PUT', path, body);
      if (status === 200) knowDriver(world, `driver${step.index}`, json.offer.driver.id, driver, carrier);
    },
  },
];
