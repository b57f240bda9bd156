// The words of the orders' board, table and map in English.
import { pluralFormIn } from '../../../../../shared/text/plural.ts';

const form = pluralFormIn('en');
const number = new Intl.NumberFormat('en');

export const listEn = {
  title: 'Orders',
  newOrder: 'New order',
  summary: (open: number, late: number, silent: number) =>
    `${number.format(open)}${open > 1000 ? '+' : ''} open, ${late === 0 ? 'none' : number.format(late)} late, ${
      silent === 0 ? 'all with position' : `${number.format(silent)} without position`
    }`,
  views: 'View',
  board: 'Board',
  table: 'Table',
  map: 'Map',
  mapLabel: 'Map of the orders',
  mapList: 'Orders on the map',
  mapped: (shown: number, all: number) =>
    shown === all
      ? `${number.format(all)} ${form(all, { one: 'order', other: 'orders' })} to pick up or deliver`
      : `The first ${number.format(shown)} of ${all > 1000 ? 'more than 1,000' : number.format(all)}: on the road, then what is due next. Narrow the filters to see others.`,
  mapNothing: {
    title: 'Nothing to pick up or deliver',
    text: 'Orders appear here until they are delivered. Take a filter away, or look at all of them.',
  },
  notOnMap: 'Address not found',
  filters: 'Filters',
  pickup: 'Pickup',
  pickupChoices: {
    any: 'Any day',
    today: 'Pickup today',
    soon: 'Pickup today or tomorrow',
    week: 'Pickup within 7 days',
  },
  customer: 'Customer',
  driver: 'Driver',
  all: 'All',
  lateOnly: 'Late only',
  search: 'Number, plate, VIN, city',
  searchLabel: 'Search orders',
  columns: {
    choose: 'Choose',
    status: 'Status',
    order: 'Order',
    customer: 'Customer',
    route: 'Route',
    plate: 'Plate',
    pickup: 'Pickup',
    delivery: 'Delivery',
    driver: 'Driver',
    due: 'Due',
  },
  noun: (count: number, sorting: 'created' | 'pickup') =>
    `${form(count, { one: 'order', other: 'orders' })}, ${{ created: 'newest', pickup: 'next pickup' }[sorting]} first`,
  status: 'Status',
  statusGroups: {
    open: 'Open',
    release: 'To release',
    assign: 'Without driver',
    road: 'On the road',
    delivered: 'Delivered',
    ended: 'Ended',
  },
  noDriver: 'No driver',
  more: (count: number) => `${number.format(count)} more`,
  count: (count: number) => (count > 1000 ? '1,000+' : number.format(count)),
  unfold: 'Unfold the column',
  fold: 'Fold the column',
  empty: 'Nothing here',
  actionsOf: (name: string) => `Actions for ${name}`,
  openOrder: 'Open',
  lateBy: (span: string, clock: string) => `${span} late, ${clock}`,
  pickupOverdue: (span: string) => `Pickup overdue by ${span}`,
  noAnswer: (span: string) => `No answer for ${span}`,
  noPosition: (span: string) => `No position, ${span}`,
  notReleased: 'Waits for release',
  damage: 'Damage to review',
  complaint: 'Complaint',
  dragHint: (to: string, from: string) => `Drop on ${to}. Other columns are not possible from ${from}.`,
  dragNowhere: (from: string) => `No column is possible from ${from} for you.`,
  dropHere: (command: string) => `Drop to: ${command}`,
  dropAssign: 'Drop to assign a driver',
  chosen: (count: number) =>
    form(count, { one: '1 order chosen', other: `${number.format(count)} orders chosen` }),
  choose: (name: string) => `Choose ${name}`,
  assign: 'Assign',
  release: 'Release',
  clearChoice: 'Clear choice',
  assignMany: (count: number) =>
    form(count, { one: 'Assign 1 order', other: `Assign ${number.format(count)} orders` }),
  releaseMany: (count: number) =>
    form(count, { one: 'Release 1 order', other: `Release ${number.format(count)} orders` }),
  noConflicts: 'No conflicts',
  conflicts: (count: number) =>
    form(count, { one: '1 order has conflicts', other: `${number.format(count)} orders have conflicts` }),
  assignWithout: (count: number) =>
    form(count, {
      one: 'Assign the 1 without conflicts',
      other: `Assign the ${number.format(count)} without conflicts`,
    }),
  assignAnyway: (count: number) =>
    form(count, { one: 'Assign it anyway', other: `Assign all ${number.format(count)} anyway` }),
  manyHint: 'Each order for itself: one that is refused changes nothing about the others.',
  results: (done: number, all: number) => `${number.format(done)} of ${number.format(all)} done`,
  resultDone: 'Done',
  resultRefused: 'Refused',
  cannot: (count: number) =>
    form(count, {
      one: '1 of them cannot take part now',
      other: `${number.format(count)} of them cannot take part now`,
    }),
  close: 'Close',
  nothing: {
    title: 'Nothing fits these filters',
    text: 'Take one away, or look at all orders.',
    clear: 'Show all orders',
  },
  none: {
    title: 'No orders yet',
    text: 'Orders come by API, portal or import. As soon as the first one is there, it stands here.',
  },
};
