// The icon and colour of a change, by its channel and meaning.
import {
  IconBrowser,
  IconCode,
  IconFileDollar,
  IconFlask,
  IconHeadset,
  IconRobot,
  IconSteeringWheel,
} from '@tabler/icons-react';
import type { Tone } from '../ui/status.tsx';

export const CHANNEL_ICONS = {
  API: IconCode,
  PORTAL: IconBrowser,
  DISPATCH: IconHeadset,
  DRIVER: IconSteeringWheel,
  LINK: IconFileDollar,
  SANDBOX: IconFlask,
  SERVICE: IconRobot,
};

export const HISTORY_TONES: Record<string, Tone> = {
  'order.start_pickup': 'transit',
  'order.arrive_pickup': 'transit',
  'order.pick_up': 'transit',
  'order.arrive_delivery': 'transit',
  'order.report_delay': 'warn',
  'order.hand_over': 'good',
  'order.complete': 'good',
  'order.invoice': 'good',
  'order.invoice_extras': 'good',
  'order.reinvoice': 'good',
  'order.cancel_invoice': 'muted',
  'order.settle': 'good',
  'order.complain': 'alert',
  'order.driver_dropped_out': 'warn',
  'order.trip_in_vain': 'warn',
  'order.reopen': 'warn',
  'order.undo_delivery': 'warn',
  'order.undo_completion': 'warn',
  'order.redirect': 'warn',
  'order.decline_change': 'muted',
  'order.withdraw_change': 'muted',
  'order.cancel': 'muted',
  'order.withdraw': 'muted',
  'order.reject_request': 'muted',
  'order.decline_quote': 'muted',
};
