// The words for extras and expenses in the driver app in English.
import { EXPENSE_NAMES, EXTRA_NAMES } from '../../../../shared/extras/names.ts';

export const en = {
  title: 'Extras and expenses',
  none: 'Fuel, charging, tolls or waiting? Add it here, with a photo of the receipt.',
  add: 'Add',
  change: 'Change',
  remove: 'Remove',
  save: 'Save',
  cancel: 'Cancel',
  what: 'What was it?',
  expenses: { ...EXPENSE_NAMES.en, TRAVEL: 'My way to the pickup' },
  extras: EXTRA_NAMES.en,
  gross: 'Amount with VAT',
  vat: 'VAT on the receipt',
  litres: 'Litres',
  kilowattHours: 'kWh',
  day: 'Day on the receipt',
  pieces: 'How many',
  minutes: 'Minutes waited',
  minutesFrom: (time: string) => `Proposed from your arrival at ${time}.`,
  note: 'Note',
  photo: 'Photo of the receipt',
  hasPhoto: 'Photo is added',
  unreadable: 'This picture cannot be read. Take another one.',
  wrongAmount: 'Enter the amount, for instance 61.20.',
  wrongQuantity: 'Enter a number.',
  states: {
    waiting: 'on this phone, is sent with the next network',
    'not-accepted': 'was not accepted; call dispatch',
    PROPOSED: 'dispatch checks it',
    APPROVED: 'approved',
    REFUSED: 'refused',
  },
  receipt: 'with receipt',
  noReceipt: 'without receipt',
  inVain: {
    title: 'Trip in vain',
    text: 'Only if the vehicle cannot be picked up. The trip ends and cannot be continued.',
    reasons: ['Nobody on site', 'Vehicle is not there', 'Vehicle is not ready', 'Keys are missing'],
    reason: 'Reason',
    photo: 'Photo of the place',
    confirm: 'End the trip',
    keep: 'Back',
  },
};

export type ExtraWords = typeof en;
