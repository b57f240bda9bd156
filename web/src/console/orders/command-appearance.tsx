// The icon and rank of each command's button, and the order of the buttons.
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconBuildingWarehouse,
  IconCalendarEvent,
  IconCheck,
  IconCircleCheck,
  IconClockPlus,
  IconFlag,
  IconHandGrab,
  IconKey,
  IconMapPin,
  IconPencil,
  IconReceiptEuro,
  IconRosetteDiscountCheck,
  IconRoute,
  IconStack2,
  IconSteeringWheel,
  IconThumbUp,
  IconUserMinus,
  IconUserPlus,
  IconUserShare,
  IconWaveSine,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { CommandName } from './order-queries.ts';

/** Commands of the usual lifecycle come first. */
const RANK: readonly CommandName[] = [
  'assign_driver',
  'driver_accepted',
  'start_pickup',
  'arrive_pickup',
  'pick_up',
  'arrive_delivery',
  'hand_over',
  'settle',
  'complete',
  'invoice',
  'invoice_extras',
  'reinvoice',
  'release',
  'confirm',
  'report_delay',
  'offer',
  'pool',
  'take',
  'reassign_driver',
  'driver_dropped_out',
  'complain',
  'change',
  'change_terms',
  'redirect',
  'reopen',
  'undo_delivery',
  'undo_completion',
];

export function ranked<Item extends { command: string }>(commands: readonly Item[]): Item[] {
  const rankOf = ({ command }: Item) => RANK.indexOf(command as CommandName);
  return commands.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** Commands that end or cancel something are in a separate group and ask for confirmation. */
export const ENDING: readonly string[] = [
  'trip_in_vain',
  'cancel',
  'reject_request',
  'cancel_invoice',
] satisfies CommandName[];

export const COMMAND_ICONS: Record<CommandName, ReactNode> = {
  confirm: <IconCheck />,
  release: <IconRosetteDiscountCheck />,
  pool: <IconStack2 />,
  take: <IconHandGrab />,
  offer: <IconWaveSine />,
  assign_driver: <IconUserPlus />,
  driver_accepted: <IconThumbUp />,
  driver_dropped_out: <IconUserMinus />,
  reassign_driver: <IconUserShare />,
  start_pickup: <IconSteeringWheel />,
  arrive_pickup: <IconMapPin />,
  pick_up: <IconKey />,
  report_delay: <IconClockPlus />,
  arrive_delivery: <IconFlag />,
  hand_over: <IconBuildingWarehouse />,
  complete: <IconCircleCheck />,
  invoice: <IconReceiptEuro />,
  invoice_extras: <IconReceiptEuro />,
  reinvoice: <IconReceiptEuro />,
  cancel_invoice: null,
  complain: <IconAlertTriangle />,
  settle: <IconCircleCheck />,
  trip_in_vain: null,
  cancel: null,
  reject_request: null,
  change: <IconCalendarEvent />,
  change_terms: <IconPencil />,
  redirect: <IconRoute />,
  reopen: <IconArrowBackUp />,
  undo_delivery: <IconArrowBackUp />,
  undo_completion: <IconArrowBackUp />,
};
