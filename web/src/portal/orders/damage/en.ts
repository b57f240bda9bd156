// The words of damage cases in the portal in English.
export const en = {
  title: 'Damage',
  complain: 'Report a damage',
  until: (day: string) => `You can report a damage until ${day}.`,
  tooLate: 'The time for reporting a damage is over. Please call the operator.',
  states: {
    OPEN: 'We have your report and will look at it.',
    IN_REVIEW: 'We are comparing the photos of pickup and handover.',
    DECIDED: 'We have decided.',
    CLOSED: 'The case is closed.',
  },
  state: 'State',
  reported: 'Reported',
  parts: 'Parts',
  decision: 'Decision',
  liabilities: {
    OPERATOR: 'The damage happened during the transfer. We pay for it.',
    CUSTOMER: 'The damage did not happen during the transfer.',
    THIRD_PARTY: 'A third party caused the damage.',
    NOT_OURS: 'The damage did not happen during the transfer.',
  },
  credit: 'Credit',
  credited: (amount: string, number: string) => `${amount} net with ${number}`,
  photos: 'Your photos',
  photo: (number: number) => `Your photo ${number}`,
  added: 'Photos added',
  letters: 'Letters',
  dialog: {
    title: 'Report a damage',
    text: 'We open a case, compare the photos of pickup and handover, and write to you. Please do not have the damage repaired before.',
    description: 'What happened?',
    hint: 'Where and when did you find it?',
    submit: 'Report',
    done: (number: string) => `Reported as case ${number}`,
    photosFailed: 'The case is open, but not all photos arrived. Add them once more.',
  },
};

export type PortalDamageWords = typeof en;
