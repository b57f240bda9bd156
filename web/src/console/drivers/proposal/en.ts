// The words of the ways and reasons of a proposal in English.
import { pluralIn } from '../../../../../shared/text/plural.ts';

const plural = pluralIn('en');

export const en = {
  modes: {
    NONE: 'already there',
    WALK: 'on foot',
    TRANSIT: 'public transport',
    SHUTTLE: 'shuttle car',
    OVERNIGHT: 'stays overnight',
  },
  toPickup: (city: string) => `To ${city}`,
  home: (city: string) => `Home to ${city}`,
  unknownPlace: 'an unknown place',
  unknownKm: 'unknown distance',
  sharedWith: (names: string) => `with ${names}`,
  byTimetable: 'by timetable',
  nearNext: (city: string, km: string) => `an order of the next day begins in ${city}, ${km} away`,
  ways: (count: number) => plural(count, { one: 'way', other: 'ways' }),
  waysAndReasons: 'Ways and reasons',
  changed: 'You changed this chain. Its ways are known after the next calculation.',
  setByHand: 'Set by hand, stays.',
  reasons: {
    ONLY_DRIVER: (name: string) => `Nobody but ${name} can take it.`,
    SHARED_CAR: (name: string) => `${name} gets there in a car with others.`,
    CONTINUES: (name: string, km: string, after: string) =>
      `Begins ${km} from the end of ${after}, where ${name} is then.`,
    LEADS_HOME: (name: string, km: string) => `Brings ${name} home, ${km} from the door.`,
    STARTS_NEAR: (name: string, km: string) => `Begins ${km} from where ${name} is.`,
    LEAST_COST: (name: string) => `With ${name} the day costs least in all.`,
  },
  /** Without any distance. */
  reasonsThere: {
    CONTINUES: (name: string, after: string) => `Begins where ${after} ends and ${name} is then.`,
    LEADS_HOME: (name: string) => `Brings ${name} home.`,
    STARTS_NEAR: (name: string) => `Begins where ${name} is.`,
  },
  nextBest: (name: string, cost: string, km: string | null) =>
    `Next best: ${name}, ${cost} more${km ? ` and ${km} more empty` : ''}.`,
  nextAsGood: (name: string) => `${name} would cost as much.`,
  cost: 'Cost of the ways',
  compared: {
    title: 'Compared',
    show: 'Compare with the plan as it stands',
    asItStands: 'As it stands',
    nearestFirst: 'Nearest driver first',
    proposal: 'Proposal',
    placed: 'Placed',
    onTime: 'On time',
    km: 'Empty',
    cost: 'Cost',
    perOrder: 'More cost per order',
  },
  oneMore: {
    title: 'One more driver',
    serves: (city: string, count: number) =>
      `In ${city}, one more driver would take ${plural(count, { one: 'more order', other: 'more orders' })}`,
    saves: (city: string) => `In ${city}, one more driver would make the day cheaper`,
    nothing: 'One more driver would bring nothing on this day.',
    changes: (km: string, cost: string) => `: ${km} empty, ${cost} for ways.`,
    more: (value: string) => `${value} more`,
    less: (value: string) => `${value} less`,
    somewhere: 'an unknown place',
  },
  timetable: (answered: number, asked: number) =>
    `The timetable server answered ${answered} of ${plural(asked, { one: 'journey', other: 'journeys' })}; the rest is estimated.`,
  estimated: 'Journeys are estimated by the rates of planning.',
  rates: 'Rates of planning',
};

export type ChainWords = typeof en;
